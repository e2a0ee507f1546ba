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
