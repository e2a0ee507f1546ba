export type ApplicantOutcome = "pending" | "completed" | "failed";

/** Pushes the state of a batch to the pages that watch it. Every call may come twice. */
export type BatchProgressPort = {
  /** Announces applicants before their messages are sent. */
  expect: (batchId: string, applicantIds: string[]) => Promise<void>;
  /** Reports how an applicant ended. */
  finish: (batchId: string, applicantId: string, outcome: "completed" | "failed") => Promise<void>;
  /** Takes a deleted applicant out of the count. */
  forget: (batchId: string, applicantId: string) => Promise<void>;
};
