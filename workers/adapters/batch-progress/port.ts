export type ApplicantOutcome = "pending" | "completed" | "failed";

/** Pushes the state of a batch to the pages that watch it. Every call may come twice. */
export type BatchProgressPort = {
  expect: (batchId: string, applicantIds: string[]) => Promise<void>;
  finish: (batchId: string, applicantId: string, outcome: "completed" | "failed") => Promise<void>;
  forget: (batchId: string, applicantId: string) => Promise<void>;
};
