import type { ResumeFacts, ResumeText, ScoreSheet } from "../../engine/types";

/** The stored analysis of an applicant: what was read, and how it was scored. */
export type StoredAnalysis = { text: ResumeText; facts: ResumeFacts; sheet: ScoreSheet };
