import { DAY } from "../day";
export const ANALYSIS_FAILED = "analysis-failed";
export const ANALYSIS_FAILED_MESSAGE = "Analysis failed or timed out. Please try again.";

/** Their résumé isn't taken: they asked for that when their data was deleted. */
export const NEVER_AGAIN = "never-again";
export const NEVER_AGAIN_MESSAGE =
  "Your company deleted this person’s data, and their résumé is not to be taken again. Nothing of it was kept but the file: please delete this candidate.";

/** A document that reaches this many claims has brought down every worker that touched it. */
export const MAX_ATTEMPTS = 6;

/** A document that has not ended this long after its analysis was started never will. */
export const HOPELESS_MILLISECONDS = DAY;

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
