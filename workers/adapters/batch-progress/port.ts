export type CandidateOutcome = "pending" | "completed" | "failed";

/** Pushes the state of a batch to the pages that watch it. Every call may come twice. */
export type BatchProgressPort = {
  /** Announces candidates before their messages are sent. */
  expect: (batchId: string, candidateIds: string[]) => Promise<void>;
  /** Reports how a candidate ended. */
  finish: (batchId: string, candidateId: string, outcome: "completed" | "failed") => Promise<void>;
  /** Takes a deleted candidate out of the count. */
  forget: (batchId: string, candidateId: string) => Promise<void>;
};
