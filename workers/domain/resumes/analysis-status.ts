import type { Experience } from "../../engine/types";

export type AnalysisStatus = "pending" | "completed" | "failed";

/** What stands in a field of a job as it was read, in the words of a correction: "present" for the end of one that goes on. */
export function readWork(
  entry: Experience,
  field: "title" | "company" | "location" | "start" | "end",
): string | null {
  return field === "end" && entry.isCurrent ? "present" : (entry[field]?.value ?? null);
}
