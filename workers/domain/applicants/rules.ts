import type { ApplicantQuery } from "./schema";

/** How many rows a page of the applicant table may hold. */
export const pageSizes = [10, 25, 50, 100] as const;

export type ScoreBand = "good" | "moderate" | "poor" | "none";

/** Colours of an agency's scores (spec 9): 70 or more green, 40 or more amber, below red, null grey. */
export function agencyScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  if (score >= 70) return "good";
  return score >= 40 ? "moderate" : "poor";
}

/** Colours of a job match on its page, in lists and in the history (spec 4, 9): 80 or more good, 60 or more moderate. */
export function matchScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  if (score >= 80) return "good";
  return score >= 60 ? "moderate" : "poor";
}

/** Colours of a job seeker's résumé score and job fit (spec 9): 70 or more good, else moderate. */
export function resumeScoreBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  return score >= 70 ? "good" : "moderate";
}

/** Colours of the match badge (spec 4): 80 or more green, below 80 amber. */
export function matchBadgeBand(score: number | null): ScoreBand {
  if (score === null) return "none";
  return score >= 80 ? "good" : "moderate";
}

export type RelevanceBand = "high" | "fair" | "low" | "lowest" | "none";

/** Bands of an experience entry's relevance (spec 9): at least 80, at least 60, at least 40, else lowest. */
export function relevanceBand(relevance: number | null): RelevanceBand {
  if (relevance === null) return "none";
  if (relevance >= 80) return "high";
  if (relevance >= 60) return "fair";
  return relevance >= 40 ? "low" : "lowest";
}

/** Whether a completed row's score was made for an older version of the job, or by another version of the engine. */
export function isStale(
  row: { analysisStatus: string; jobVersion: number | null; engineVersion: string | null },
  current: { jobVersion: number; engineVersion: string },
): boolean {
  if (row.analysisStatus !== "completed") return false;
  return row.jobVersion !== current.jobVersion || row.engineVersion !== current.engineVersion;
}

/**
 * How far a score moved when it was last made again.
 * @returns the former score and the points up or down (one decimal); null where it didn't move or one of the two is missing
 */
export function scoreMove(row: {
  relevancyScore: number | null;
  previousRelevancyScore: number | null;
}): { from: number; by: number } | null {
  const { relevancyScore: to, previousRelevancyScore: from } = row;
  if (to === null || from === null || to === from) return null;
  return { from, by: Math.round((to - from) * 10) / 10 };
}

const FILTERS = [
  "search",
  "location",
  "gender",
  "minRelevancy",
  "maxRelevancy",
  "minSkills",
  "maxSkills",
  "minExperience",
  "maxExperience",
] as const;

/** Whether the query leaves anyone out. */
export function hasFilters(query: ApplicantQuery): boolean {
  return FILTERS.some((name) => query[name] !== undefined);
}

/** A column of a CSV export: its heading and how a row fills it. */
export type CsvColumn<Row> = { heading: string; cell: (row: Row) => string };

/**
 * One CSV cell: quoted with quotes doubled where it holds a comma, quote or newline (spec 5), or what some spreadsheets
 * split at. What a spreadsheet would run as a formula is made text by an apostrophe, also behind what it may split at:
 * where commas are decimal, it splits at semicolons and looks at no quote in between.
 */
export function csvCell(value: string): string {
  const text = value.replace(/^(?=[\t\r])|(?:^|[;\t\r\n])(?=[\s"]{0,9}[=+\-@])/g, "$&'");
  return /[",;\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** "Senior Nurse (m/f)" -> "senior_nurse_m_f": for names of exported files. */
export function fileTitle(title: string): string {
  const clean = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_+|_+$/g, "");
  return clean.slice(0, 80) || "job_thread";
}
