import type { Guard, OccupationBusiness, OccupationEducation, SkillKind } from "./types";

/** Every part begins at a multiple of it, so that any typed array fits. */
export const ALIGNMENT = 8;

/** Stands above every skill's index. */
export const NO_SKILL = 0x7fff;

/** A written form that may not be matched freely. */
export type GuardedTerm = { skill: number; guard: Guard; text: string };

/** Skills while they are compiled: parents and neighbours by index. */
export type StoredSkills = {
  names: string[];
  kinds: SkillKind[];
  fields: string[];
  parents: number[][];
  neighbours: number[][];
};
export type StoredTerms = { acronyms: [word: string, written: string][]; guarded: GuardedTerm[] };

/** @param value what the trie holds; @returns index of the skill, -1 for none */
export function skillIndex(value: number, guarded: GuardedTerm[]): number {
  if (value < 0) return guarded[-value - 1]?.skill ?? -1;
  return value === NO_SKILL ? -1 : value - 1;
}

/** As the knowledge file holds an occupation: skills and other occupations by index; "" where no education is usual. */
export type StoredOccupation = {
  name: string;
  field: string;
  education: OccupationEducation | "";
  skills: number[];
  related: number[];
  twins: number[];
  business: OccupationBusiness;
};

/** As the knowledge file holds deeds: their skills of `deeds` by index. */
export type StoredDeeds = { actions: string[]; deeds: string[]; skills: number[] };

export const SKILL_KINDS: SkillKind[] = ["core", "tool", "method", "soft", "emerging"];

/** Lists by index: list `i` is `values[starts[i]]` up to `values[starts[i + 1]]`. */
export type IndexLists = { starts: Uint32Array; values: Uint16Array };

/** @param sizes how many entries each list has; @returns where each begins, and after the last one the end */
export function beginnings(sizes: Uint16Array | Uint8Array): Uint32Array {
  const from = new Uint32Array(sizes.length + 1);
  for (let at = 0, sum = 0; at < sizes.length; at += 1) {
    sum += sizes[at]!;
    from[at + 1] = sum;
  }
  return from;
}
