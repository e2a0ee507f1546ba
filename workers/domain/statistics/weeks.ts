const WEEK = 7 * 24 * 60 * 60 * 1000;
/** 1970-01-05 */
const FIRST_MONDAY = 4 * 24 * 60 * 60 * 1000;

/** The Monday, 00:00 UTC, of a time's week. */
export function startOfWeek(time: number): number {
  return time - ((time - FIRST_MONDAY) % WEEK);
}

/** The last weeks, this one first. */
export function lastWeeks(now: number, count: number): number[] {
  return Array.from({ length: count }, (_, back) => startOfWeek(now) - back * WEEK);
}
