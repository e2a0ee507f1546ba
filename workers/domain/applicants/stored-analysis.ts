import type { ResumeFacts, ResumeText, ScoreSheet } from "../../engine/types";

export type StoredAnalysis = { text: ResumeText; facts: ResumeFacts; sheet: ScoreSheet };
