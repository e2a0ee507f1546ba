import { monthNumber } from "../parse/dates/months-between";
import type { Experience, YearMonth } from "../types";

/** Months from `date` to `asOf`; 0 for a date that lies ahead. */
export function monthsSince(date: YearMonth, asOf: YearMonth): number {
  return Math.max(0, monthNumber(asOf) - monthNumber(date, true));
}

/**
 * Months of work, each by the weight of its entry; a month of two entries counts once, by the heavier one.
 * @param weights 0 to 1, by index into `entries`; an entry without a weight or without dates adds nothing
 */
export function monthsWeighed(
  entries: Pick<Experience, "start" | "months">[],
  weights: Map<number, number>,
): number {
  const heaviest = new Map<number, number>();
  for (const [at, weight] of weights) {
    const { start, months } = entries[at]!;
    if (!start || months === null) continue;
    const first = monthNumber(start.value);
    for (let one = first; one < first + months; one++)
      heaviest.set(one, Math.max(heaviest.get(one) ?? 0, weight));
  }
  return [...heaviest.values()].reduce((sum, weight) => sum + weight, 0);
}
