import { monthNumber } from "../parse/dates/months-between";
import type { Experience, YearMonth } from "../types";

/** Months from `date` to `asOf`; 0 for a date that lies ahead. */
export function monthsSince(date: YearMonth, asOf: YearMonth): number {
  return Math.max(0, monthNumber(asOf) - monthNumber(date, true));
}

/**
 * How many months each entry of a history adds; a month of two entries is the heavier one's, of two as heavy the first one's.
 * @param weights 0 to 1, by index into `entries`; an entry without a weight or without dates adds nothing
 * @returns months by index into `entries`
 */
export function monthsOfEach(
  entries: Pick<Experience, "start" | "months">[],
  weights: Map<number, number>,
): Map<number, number> {
  const owner = new Map<number, number>();
  for (const [at, weight] of weights) {
    const { start, months } = entries[at]!;
    if (!start || months === null) continue;
    const first = monthNumber(start.value);
    for (let one = first; one < first + months; one++) {
      const known = owner.get(one);
      if (known === undefined || weights.get(known)! < weight) owner.set(one, at);
    }
  }
  const counts = new Map<number, number>();
  for (const at of owner.values()) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

/** Months of work, each by the weight of its entry; a month of two entries counts once, by the heavier one. */
export function monthsWeighed(
  entries: Pick<Experience, "start" | "months">[],
  weights: Map<number, number>,
): number {
  return [...monthsOfEach(entries, weights)].reduce(
    (sum, [at, months]) => sum + months * weights.get(at)!,
    0,
  );
}
