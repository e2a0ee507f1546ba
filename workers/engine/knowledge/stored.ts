import type { Guard, OccupationBusiness, OccupationEducation, SkillKind } from "./types";

/** Every part begins at a multiple of it, so that any typed array fits. */
export const ALIGNMENT = 8;

export const LONGEST_WORD = 64;

/** @returns a word's UTF-8 bytes, each as one letter: in this form words are stored, sorted and looked for */
export function asBytes(word: string): string {
  for (let at = 0; at < word.length; at += 1)
    if (word.charCodeAt(at) > 127) return String.fromCharCode(...new TextEncoder().encode(word));
  return word;
}

/** So many sorted words are stored by what they share; looking for one goes over half as many. */
export const WORDS_PER_BLOCK = 16;

/** For every so many nodes of a trie their sums are stored; finding a node's place adds up half as many. */
export const NODES_PER_BLOCK = 64;

export const NOT_LISTED = 255;

/** Above every skill's index. */
export const NO_SKILL = 0x7fff;

export type GuardedTerm = { skill: number; guard: Guard; text: string };

export type StoredSkills = {
  names: string[];
  kinds: SkillKind[];
  fields: string[];
  parents: number[][];
  neighbours: number[][];
};
/** `acronyms`: as they are written; a text's word is looked up by their folded form. */
export type StoredTerms = { acronyms: string[]; guarded: GuardedTerm[] };

export const GUARDS: Guard[] = ["free", "exact", "context"];

/** @param value what the trie holds; @returns index of the skill, -1 for none */
export function skillIndex(value: number, guarded: GuardedTerm[]): number {
  if (value < 0) return guarded[-value - 1]?.skill ?? -1;
  return value === NO_SKILL ? -1 : value - 1;
}

/** `isName`: it is its occupation's own name; `isFolded`: the words of a text are cut otherwise than its. */
export type TitleEnd = { occupation: number; isName: boolean; isFolded: boolean };

export function titleValue({ occupation, isName, isFolded }: TitleEnd): number {
  return occupation * 4 + Number(isName) * 2 + Number(isFolded);
}

export function titleEnd(value: number): TitleEnd {
  return { occupation: value >> 2, isName: (value & 2) > 0, isFolded: (value & 1) > 0 };
}

export type StoredOccupation = {
  name: string;
  field: string;
  education: OccupationEducation | "";
  skills: number[];
  related: number[];
  twins: number[];
  business: OccupationBusiness;
};

export const EDUCATION_LEVELS: (OccupationEducation | "")[] = [
  "",
  "school",
  "vocational",
  "associate",
  "bachelor",
  "master",
  "doctorate",
];

export type StoredAccomplishments = { actions: string[]; accomplishments: string[]; skills: number[] };

export const SKILL_KINDS: SkillKind[] = ["core", "tool", "method", "soft", "emerging"];

/** Lists by index: list `i` is `values[starts[i]]` up to `values[starts[i + 1]]`. */
export type IndexLists = { starts: Uint32Array; values: Uint16Array };

export function listAt({ starts, values }: IndexLists, at: number): Uint16Array {
  return values.subarray(starts[at], starts[at + 1]);
}

/** @returns the last place of `starts`, but for the end, that begins at `at` or before */
export function lastFrom(starts: Uint32Array, at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** @param sizes how many entries each list has; @returns where each begins, and after the last one the end */
export function beginnings(sizes: Uint16Array | Uint8Array): Uint32Array {
  const from = new Uint32Array(sizes.length + 1);
  for (let at = 0, sum = 0; at < sizes.length; at += 1) {
    sum += sizes[at]!;
    from[at + 1] = sum;
  }
  return from;
}
