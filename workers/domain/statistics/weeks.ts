import { DAY } from "../day";

const WEEK = 7 * DAY;
/** 1970-01-05 */
const FIRST_MONDAY = 4 * DAY;

/** The Monday, 00:00 UTC, of a time's week. */
export function startOfWeek(time: number): number {
  return time - ((time - FIRST_MONDAY) % WEEK);
}

/** The last weeks, this one first. */
export function lastWeeks(now: number, count: number): number[] {
  return Array.from({ length: count }, (_, back) => startOfWeek(now) - back * WEEK);
}
