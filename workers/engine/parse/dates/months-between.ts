import type { YearMonth } from "../../types";

/** Months since year 0; a bare year counts as its January at a start and its December at an end. */
export function monthNumber(date: YearMonth, atEnd = false): number {
  const year = Number(date.slice(0, 4));
  const month = date.length > 4 ? Number(date.slice(5, 7)) : atEnd ? 12 : 1;
  return year * 12 + month - 1;
}

export type Interval = { from: number; to: number };

/** An interval of whole months, both ends included; null where a date is missing or they run backwards. */
export function intervalOf(
  start: YearMonth | null,
  end: YearMonth | null,
  latest: YearMonth,
): Interval | null {
  if (!start || !end) return null;
  const from = monthNumber(start, false);
  const to = Math.min(monthNumber(end, true), Math.max(monthNumber(latest, true), from));
  return to >= from ? { from, to } : null;
}

export function coveredMonths(intervals: Interval[]): number {
  const sorted = [...intervals].sort((a, b) => a.from - b.from || a.to - b.to);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of sorted) {
    const begin = Math.max(from, reached + 1);
    if (to < begin) continue;
    total += to - begin + 1;
    reached = to;
  }
  return total;
}
