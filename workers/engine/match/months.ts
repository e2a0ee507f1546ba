import type { YearMonth } from "../types";

/**
 * A month as a running number (year × 12 + month).
 * @param date "YYYY-MM" or "YYYY"; a year alone is its January, or its December where `last`
 */
export function monthNumber(date: YearMonth, last = false): number {
  const year = Number(date.slice(0, 4));
  const month = date.length >= 7 ? Number(date.slice(5, 7)) : last ? 12 : 1;
  return year * 12 + month - 1;
}

/** Months from `date` to `asOf`; 0 for a date that lies ahead. */
export function monthsSince(date: YearMonth, asOf: YearMonth): number {
  return Math.max(0, monthNumber(asOf) - monthNumber(date, true));
}
