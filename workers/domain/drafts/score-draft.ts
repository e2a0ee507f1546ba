import { scoreResume } from "../../engine/match";
import { parseResume } from "../../engine/parse";
import { readParagraphs } from "../../engine/read/docx/read-paragraphs";
import type { JobProfile, ResumeFacts, ScoreSheet, YearMonth } from "../../engine/types";
import { DRAFT_TYPE, type DraftLine } from "./draft-content";

/** `score`: 0 to 100, whole; null where it can't be judged. */
export type DraftScore = { score: number | null; sheet: ScoreSheet; facts: ResumeFacts };

/** The facts of a draft, as the upload of its exported Word file would have them. */
export function readDraft(lines: DraftLine[], asOf: YearMonth): ResumeFacts {
  const paragraphs = lines.map(({ look, text }) => ({
    ...DRAFT_TYPE[look],
    text: look === "bullet" ? `• ${text}` : text,
  }));
  return parseResume(readParagraphs(paragraphs), { asOf });
}

/** Scores what the draft's exported Word file would be read as, so that its analysis gives the same. */
export function scoreDraft(
  lines: DraftLine[],
  { job, asOf }: { job: JobProfile; asOf: YearMonth },
): DraftScore {
  const facts = readDraft(lines, asOf);
  const sheet = scoreResume(facts, job);
  const value = sheet.scores.relevancy?.value;
  return { score: value === undefined ? null : Math.round(value), sheet, facts };
}
