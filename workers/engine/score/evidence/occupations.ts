import { allOccupations, occupationById, skillById } from "../../knowledge";
import { COMMON_SKILL_FLOOR, OCCUPATION, SKILL_KIND } from "../weights";

let counts: Map<string, number> | undefined;

/** How many occupations list a skill among their typical ones. */
function listings(id: string): number {
  if (!counts) {
    counts = new Map();
    for (const { skills } of allOccupations())
      for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  }
  return counts.get(id) ?? 0;
}

/**
 * How much a skill tells about the work: its kind, and how few occupations share it.
 * @returns above 0, at most 1
 */
export function skillWeight(id: string): number {
  const total = allOccupations().length;
  const rarity = total > 1 ? Math.log(total / (1 + listings(id))) / Math.log(total) : 1;
  const kind = skillById(id)?.kind ?? "core";
  return SKILL_KIND[kind] * Math.max(COMMON_SKILL_FLOOR, Math.min(1, rarity));
}

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
