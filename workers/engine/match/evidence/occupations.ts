import { skillWeight } from "../../job/skills/skill-weight";
import { occupationById } from "../../knowledge";
import { OCCUPATION } from "../weights";

/** At most one number per pair of occupations. */
const likenesses = new Map<string, Map<string, number>>();

/** How close two occupations are, 0 to 1: the same, nearly the same, named as related, alike in typical skills, or of one field. */
export function occupationLikeness(a: string, b: string): number {
  if (a === b) return OCCUPATION.same;
  const [first, second] = a < b ? [a, b] : [b, a];
  let row = likenesses.get(first);
  if (!row) {
    row = new Map();
    likenesses.set(first, row);
  }
  const known = row.get(second);
  if (known !== undefined) return known;
  const result = compare(a, b);
  row.set(second, result);
  return result;
}

function compare(a: string, b: string): number {
  const one = occupationById(a);
  const other = occupationById(b);
  if (!one || !other) return 0;
  if (one.twins.includes(b)) return OCCUPATION.twin;
  const related = one.related.includes(b) || other.related.includes(a) ? OCCUPATION.related : 0;
  const field = one.field === other.field ? OCCUPATION.field : 0;
  return Math.max(related, field, OCCUPATION.profile * skillLikeness(one.skills, other.skills));
}

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
