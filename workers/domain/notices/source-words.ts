import type { resumeSources } from "../../../db/schema";

export type ResumeSource = (typeof resumeSources)[number];

/** Where an agency has a résumé from: as an agent chooses it, and as the person is told. */
export const SOURCE_WORDS: Record<ResumeSource, { name: string; told: string }> = {
  applied: { name: "They applied to us", told: "they got it from you, with your application" },
  referred: { name: "Someone referred them", told: "they got it from someone who referred you" },
  "job-board": { name: "A job board", told: "they got it from a job board" },
  network: { name: "Our network", told: "they got it through their professional network" },
  other: { name: "Another source", told: "they got it from another source" },
};

export const RESUME_SOURCES = Object.keys(SOURCE_WORDS) as ResumeSource[];

/** null for what is no source. */
export function readSource(text: string | null | undefined): ResumeSource | null {
  return RESUME_SOURCES.find((source) => source === text) ?? null;
}
