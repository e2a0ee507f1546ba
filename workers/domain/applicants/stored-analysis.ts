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
