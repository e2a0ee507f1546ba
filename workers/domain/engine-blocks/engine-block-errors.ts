import { RESULT_HIDDEN, SCORING_PAUSED } from "./hidden-words";

export const ENGINE_BLOCK_ERRORS = {
  "scoring-paused": { status: 503, message: SCORING_PAUSED },
  "result-hidden": { status: 503, message: RESULT_HIDDEN },
} as const;
