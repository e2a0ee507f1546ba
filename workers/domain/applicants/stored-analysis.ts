import type { Correction } from "../../engine/parse/corrections";
import type { ResumeFacts, ResumeText, ScoreSheet } from "../../engine/types";

/** `read`: the facts before the person corrected them, by `corrections`; absent where they didn't. */
export type StoredAnalysis = {
  text: ResumeText;
  facts: ResumeFacts;
  sheet: ScoreSheet;
  read?: ResumeFacts;
  corrections?: Correction[];
};

/** What was read, with its verdict where it was scored; `readBy`: the engine version, where it wasn't. */
export type StoredReading = Omit<StoredAnalysis, "sheet"> &
  ({ sheet: ScoreSheet } | { sheet: null; readBy: string });
