import type { Score, ScorePart } from "../types";

/** A part before rounding: its share of the score, and how much of it is earned (0 to 1). */
export type DraftPart = Omit<ScorePart, "points" | "maxPoints"> & { weight: number; credit: number };

/**
 * Turns shares and credits into points with one decimal. The largest remainders settle the rounding (earlier parts win a
 * draw), so the parts' maxima add up to 100, their points to the value, and no part exceeds its maximum.
 * @returns null where no part carries weight: nothing was judged
 */
export function scoreOf(drafts: DraftPart[]): Score | null {
  const parts = drafts.filter((part) => part.weight > 0);
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  if (total <= 0) return null;
  const maxima = apportion(
    parts.map((part) => (part.weight / total) * 1000),
    1000,
  );
  const raw = parts.map((part, index) => maxima[index]! * clamp(part.credit));
  const value = Math.max(0, Math.round(raw.reduce((sum, points) => sum + points, 0) - 1e-9));
  const points = apportion(raw, value);
  return {
    value: value / 10,
    parts: parts.map(({ weight: _weight, credit: _credit, ...part }, index) => ({
      ...part,
      points: points[index]! / 10,
      maxPoints: maxima[index]! / 10,
    })),
  };
}

/** Whole numbers that add up to `total` and each differ from `shares` by less than one. */
function apportion(shares: number[], total: number): number[] {
  const floors = shares.map((share) => Math.floor(share + 1e-9));
  let missing = total - floors.reduce((sum, floor) => sum + floor, 0);
  const order = shares
    .map((share, index) => ({ index, rest: share - floors[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order) {
    if (missing <= 0) break;
    floors[index]! += 1;
    missing--;
  }
  return floors;
}

/** Keeps a credit inside 0 to 1; anything that isn't a number is 0. */
export function clamp(credit: number): number {
  return credit > 0 ? Math.min(1, credit) : 0;
}
