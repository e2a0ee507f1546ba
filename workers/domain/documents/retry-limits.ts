/** What the details of a failed analysis say when the file itself was not to blame. */
export const ANALYSIS_FAILED = "analysis-failed";
export const ANALYSIS_FAILED_MESSAGE = "Analysis failed or timed out. Please try again.";

/** After this many claims a document is given up: it has brought down every worker that touched it. */
export const MAX_ATTEMPTS = 6;

/** A document that has not ended this long after its analysis was started never will. */
export const HOPELESS_MILLISECONDS = 24 * 60 * 60 * 1000;

/** The columns of a document that is to be analysed from the start, and whose message is sent now (UTC ms). */
export function pendingAgain(time: number) {
  return {
    analysisStatus: "pending",
    failureCode: null,
    attempts: 0,
    leaseToken: null,
    leaseUntil: null,
    rescoreQueuedAt: null,
    lastQueuedAt: time,
    updatedAt: time,
  } as const;
}
