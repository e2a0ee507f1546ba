import type { Experience } from "../../../engine/types";

export type AnalysisStatus = "pending" | "completed" | "failed";

/** "present" for the end of a job that continues. */
export function readWork(
  entry: Experience,
  field: "title" | "company" | "location" | "start" | "end",
): string | null {
  return field === "end" && entry.isCurrent ? "present" : (entry[field]?.value ?? null);
}
