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

/** "3 years", "1 year 6 months", "8 months". */
export function spell(months: number): string {
  const years = Math.floor(months / 12);
  const rest = Math.round(months % 12);
  const parts: string[] = [];
  if (years > 0) parts.push(years === 1 ? "1 year" : `${years} years`);
  if (rest > 0 || years === 0) parts.push(rest === 1 ? "1 month" : `${rest} months`);
  return parts.join(" ");
}
