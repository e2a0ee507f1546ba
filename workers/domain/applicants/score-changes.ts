export function isStale(
  row: { analysisStatus: string; jobVersion: number | null; engineVersion: string | null },
  current: { jobVersion: number; engineVersion: string },
): boolean {
  // Without an engine there is no score that could be.
  if (row.analysisStatus !== "completed" || row.engineVersion === null) return false;
  return row.jobVersion !== current.jobVersion || row.engineVersion !== current.engineVersion;
}

/** The former score and the points up or down (one decimal); null where it didn't move or one is missing. */
export function scoreMove(row: {
  relevancyScore: number | null;
  previousRelevancyScore: number | null;
}): { from: number; by: number } | null {
  const { relevancyScore: to, previousRelevancyScore: from } = row;
  if (to === null || from === null || to === from) return null;
  return { from, by: Math.round((to - from) * 10) / 10 };
}
