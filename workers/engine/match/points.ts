import type { PartStatus, Score, ScorePart } from "../types";
import type { VerdictCode } from "./verdict/types";
import { MET_FROM } from "./weights";

/** A part before rounding: its share of the score, and how much of it is earned (0 to 1). */
export type DraftPart = Omit<ScorePart, "points" | "maxPoints"> & {
  code?: VerdictCode;
  weight: number;
  credit: number;
  contradicted?: boolean;
  claimed?: boolean;
};

/**
 * Turns shares and credits into points with one decimal. The largest remainders settle the rounding (earlier parts win a
 * draw), so the parts' maxima add up to 100, their points to the value, and no part exceeds its maximum.
 * @returns null where no part carries weight: nothing was judged
 */
export function scoreOf(drafts: DraftPart[]): Score | null {
  const shared = withPoints(drafts);
  return (
    shared && {
      value: shared.value,
      parts: shared.parts.map(
        ({ weight: _w, credit: _c, code: _v, contradicted: _no, claimed: _only, ...part }) => part,
      ),
    }
  );
}

type Weighed = { weight: number; credit: number };

/** Shares out 100 points over parts by their weights, and gives each what its credit earns; null where nothing weighs. */
export function withPoints<Part extends Weighed>(
  drafts: Part[],
): { value: number; parts: (Part & { points: number; maxPoints: number })[] } | null {
  const parts = drafts.filter((part) => part.weight > 0);
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  if (total <= 0) return null;
  const maxima = apportion(
    parts.map((part) => (part.weight / total) * 1000),
    1000,
  );
  // from the shares as they are: rounded maxima could raise a score where a share fell
  const raw = parts.map((part) => (part.weight / total) * 1000 * clamp(part.credit));
  const points = apportion(raw, Math.round(raw.reduce((sum, one) => sum + one, 0) - 1e-9), maxima);
  const value = points.reduce((sum, one) => sum + one, 0);
  return {
    value: value / 10,
    parts: parts.map((part, index) => ({
      ...part,
      points: points[index]! / 10,
      maxPoints: maxima[index]! / 10,
    })),
  };
}

/** Whole numbers that add up to `total`, each within one of its share and none above its cap. */
function apportion(shares: number[], total: number, caps?: number[]): number[] {
  const wholes = shares.map((share, at) => Math.min(Math.floor(share + 1e-9), caps?.[at] ?? share + 1));
  let missing = total - wholes.reduce((sum, whole) => sum + whole, 0);
  const order = shares
    .map((share, index) => ({ index, rest: share - wholes[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index, rest } of order) {
    if (missing <= 0) break;
    if (rest <= 0 || wholes[index]! + 1 > (caps?.[index] ?? Number.POSITIVE_INFINITY)) continue;
    wholes[index]! += 1;
    missing--;
  }
  return wholes;
}

/** How a part with this credit is shown. @param least what is less than this shows nothing */
export function statusOfCredit(credit: number, least = 0): PartStatus {
  if (credit >= MET_FROM) return "met";
  return credit > least ? "partly" : "not-found";
}

/** Keeps a credit inside 0 to 1; anything that isn't a number is 0. */
export function clamp(credit: number): number {
  return credit > 0 ? Math.min(1, credit) : 0;
}
