import type { resumeSources } from "../../../db/schema";

export type ResumeSource = (typeof resumeSources)[number];

export const SOURCE_WORDS: Record<ResumeSource, string> = {
  applied: "They applied to us",
  referred: "Someone referred them",
  "job-board": "A job board",
  network: "Our network",
  other: "Another source",
};

export const RESUME_SOURCES = Object.keys(SOURCE_WORDS) as ResumeSource[];

export function readSource(text: string | null | undefined): ResumeSource | null {
  return RESUME_SOURCES.find((source) => source === text) ?? null;
}
