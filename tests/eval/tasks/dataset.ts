import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { analyseJob } from "../../../workers/engine/job";
import { judgeResume } from "../../../workers/engine/match";
import { parseResume } from "../../../workers/engine/parse";
import { readResume, textToResume } from "../../../workers/engine/read";
import type { JobProfile, ResumeFacts, ResumeText } from "../../../workers/engine/types";

/** The month that "present" stands for in the sets. */
export const AS_OF = "2026-01";

/** The records of one JSONL file, in order; the fields are named in the sets' own README. */
export function readRecords<T>(folder: string, file: string): T[] {
  return readFileSync(join(folder, file), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}

/** The lines of a file of the set; null where the file is missing or unreadable (counted by the caller). */
export async function readFileOf(folder: string, file: string): Promise<ResumeText | null> {
  const path = join(folder, file);
  if (!existsSync(path)) return null;
  try {
    return await readResume(new Uint8Array(readFileSync(path)), basename(file));
  } catch {
    return null;
  }
}

/** Facts of a résumé that is given as plain text. */
export function factsOfText(text: string): ResumeFacts {
  return parseResume(textToResume(text), { asOf: AS_OF });
}

/** Postings of the sets: a "Job title:" line or a short first line is the title, the rest the description. */
export function profileOf(text: string, title?: string): JobProfile {
  const lines = text.trim().split("\n");
  const first = (lines[0] ?? "").replace(/^(?:job )?title:\s*/i, "").trim();
  if (title) return analyseJob({ title, description: text });
  const short = first.length <= 90 && !/[.:;]$/.test(first);
  return analyseJob(
    short ? { title: first, description: lines.slice(1).join("\n") } : { title: "", description: text },
  );
}

/** One number per pair to rank by, also where people are given none for what is unread: relevancy, ties told apart by the mean of the other scores. */
export function rankValue(facts: ResumeFacts, job: JobProfile): number {
  const { scores } = judgeResume(facts, job).sheet;
  const others = [scores.skills, scores.experience, scores.seniority, scores.category].map(
    (score) => score?.value ?? 0,
  );
  const mean = others.reduce((sum, value) => sum + value, 0) / others.length;
  return (scores.relevancy?.value ?? 0) + mean / 1000;
}

/** One number per pair to sort people into fields of work: the category score, ties told apart by relevancy. */
export function categoryValue(facts: ResumeFacts, job: JobProfile): number {
  const { scores } = judgeResume(facts, job).sheet;
  return (scores.category?.value ?? 0) + (scores.relevancy?.value ?? 0) / 1000;
}
