/** Whether this document was opened now: not by a reload, nor by a step back. */
export function isOpenedNow(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate";
}

/** Whether a visit begins with this document: it was opened from no page of ours. */
export function comesFromElsewhere(): boolean {
  return isOpenedNow() && !document.referrer.startsWith(`${window.location.origin}/`);
}
