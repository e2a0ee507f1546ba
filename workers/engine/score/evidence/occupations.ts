import { skillWeight } from "../../job/skill-weight";
import { occupationById } from "../../knowledge";
import { OCCUPATION } from "../weights";

const likenesses = new Map<string, number>();
const LIKENESS_LIMIT = 60_000;

/**
 * How close two occupations are, 0 to 1: the same, named as related, alike in their typical skills, or of one field.
 */
export function occupationLikeness(a: string, b: string): number {
  if (a === b) return OCCUPATION.same;
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  const known = likenesses.get(key);
  if (known !== undefined) return known;
  const result = compare(a, b);
  if (likenesses.size < LIKENESS_LIMIT) likenesses.set(key, result);
  return result;
}

function compare(a: string, b: string): number {
  const one = occupationById(a);
  const other = occupationById(b);
  if (!one || !other) return 0;
  const related = one.related.includes(b) || other.related.includes(a) ? OCCUPATION.related : 0;
  const field = one.field === other.field ? OCCUPATION.field : 0;
  return Math.max(related, field, OCCUPATION.profile * skillLikeness(one.skills, other.skills));
}

/** Weighted share of typical skills that two occupations have in common (0 to 1). */
function skillLikeness(a: string[], b: string[]): number {
  const inB = new Set(b);
  let shared = 0;
  let all = 0;
  for (const id of a) {
    const weight = skillWeight(id);
    all += weight;
    if (inB.has(id)) {
      shared += weight;
      inB.delete(id);
    }
  }
  for (const id of inB) all += skillWeight(id);
  return all > 0 ? shared / all : 0;
}
