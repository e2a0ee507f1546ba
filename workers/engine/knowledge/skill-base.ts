import { addPhrase, emptyTrie, type PhraseTrie, phraseValue } from "./phrase-trie";
import type { Guard, SkillEntry } from "./skill-lines";
import { bareTerm, circleNames, guardOf, readSkillLines } from "./skill-lines";
import { SKILL_FIELDS } from "./skills/fields";
import { NOT_SKILLS } from "./skills/not-skills";
import type { Skill } from "./types";
import { foldedWords, slug } from "./words";

/** Stands above every skill's index. */
export const NO_SKILL = 1_000_000;

/** A written form that may not be matched freely. */
export type GuardedTerm = { skill: number; guard: Guard; text: string };

/**
 * The trie holds every written form: by its skill's index + 1; a guarded form by minus its index in `guarded` - 1;
 * a phrase that is listed as not being a skill by `NO_SKILL`.
 */
export type SkillBase = {
  /** acronyms by their folded word, as written: "leed" -> "LEED" */
  acronyms: Map<string, string>;
  /** every word of the base, lower case, with its folded form: the other indexes fold little anew */
  folded: Map<string, string>;
  /** the skills as written, in the same order */
  entries: SkillEntry[];
  skills: Skill[];
  byId: Map<string, Skill>;
  guarded: GuardedTerm[];
  trie: PhraseTrie;
};

const ACRONYM = /^[A-Z]{2,6}$/;

/** "." of "Node.js", "-" of "e-commerce", "/" of "CI/CD", or the hump of "PowerPoint" */
const JOINT_OR_HUMP = /[^ ][-./][^ ]|[a-z]{2}[A-Z][A-Za-z]/;

/** Written with joints ("React.js", "e-commerce") or a hump ("PowerPoint"): people also join or split these. */
function variants(text: string): string[] {
  if (!JOINT_OR_HUMP.test(text)) return [];
  const found: string[] = [];
  const joined = text.replace(/(?<=[\p{L}\d])[-./](?=[\p{L}\d])/gu, "");
  if (joined !== text && text.length < 30) found.push(joined);
  const split = text.replace(/(?<=[a-z]{2})(?=[A-Z][A-Za-z])/g, " ");
  if (split !== text) found.push(split);
  return found;
}

/** The forms that were written go in first, then the derived ones, so that a derived form never takes a written one. */
function addTerms(entries: SkillEntry[]): Pick<SkillBase, "acronyms" | "folded" | "guarded" | "trie"> {
  const acronyms = new Map<string, string>();
  const guarded: GuardedTerm[] = [];
  const trie = emptyTrie();
  const folded = new Map<string, string>();
  const words: string[] = [];
  function add(text: string, skill: number, guard: Guard): void {
    foldedWords(text, folded, words);
    if (words.length === 1 && ACRONYM.test(text) && !acronyms.has(words[0]!)) acronyms.set(words[0]!, text);
    if (guard === "free") addPhrase(trie, words, skill + 1);
    else if (addPhrase(trie, words, -guarded.length - 1)) guarded.push({ skill, guard, text });
  }
  entries.forEach((entry, skill) => {
    for (const term of entry.terms) add(bareTerm(term), skill, guardOf(term));
  });
  for (const phrase of NOT_SKILLS.split("\n")) add(phrase, NO_SKILL - 1, "free");
  entries.forEach((entry, skill) => {
    for (const term of entry.terms) {
      for (const text of variants(bareTerm(term))) add(text, skill, guardOf(term));
    }
  });
  return { acronyms, folded, guarded, trie };
}

/** @param value what the trie holds; @returns index of the skill, -1 for none */
function skillIndex(value: number, guarded: GuardedTerm[]): number {
  if (value < 0) return guarded[-value - 1]?.skill ?? -1;
  return value === NO_SKILL ? -1 : value - 1;
}

function buildBase(): SkillBase {
  const entries = SKILL_FIELDS.flatMap(readSkillLines);
  const { acronyms, folded, guarded, trie } = addTerms(entries);
  const skills: Skill[] = entries.map((entry) => ({
    id: slug(entry.name),
    name: entry.name,
    kind: entry.kind,
    field: entry.field,
    parents: [],
    neighbours: [],
    // Nobody asks for them while a résumé is read.
    get aliases() {
      return entry.terms.slice(1).map(bareTerm);
    },
  }));
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  function resolve(name: string): Skill | undefined {
    const known = byName.get(name);
    if (known) return known;
    return skills[skillIndex(phraseValue(trie, name), guarded)];
  }
  entries.forEach((entry, index) => {
    const skill = skills[index] as Skill;
    for (const name of entry.parents) {
      const parent = resolve(name);
      if (parent && parent !== skill) skill.parents.push(parent.id);
    }
    for (const name of circleNames(entry)) {
      const other = resolve(name);
      if (other) skill.neighbours.push(other.id);
    }
    for (const name of entry.neighbours) {
      const other = resolve(name);
      if (!other || other === skill) continue;
      if (!skill.neighbours.includes(other.id)) skill.neighbours.push(other.id);
      if (!other.neighbours.includes(skill.id)) other.neighbours.push(skill.id);
    }
  });
  return {
    acronyms,
    folded,
    entries,
    skills,
    byId: new Map(skills.map((skill) => [skill.id, skill])),
    guarded,
    trie,
  };
}

let built: SkillBase | undefined;

/** The skill base, built on first use: a Worker that analyses nothing pays nothing at its start. */
export function skillBase(): SkillBase {
  built ??= buildBase();
  return built;
}

/** @returns id of the skill that `text` names in whole, in any of its written forms; null where the base has none */
export function skillByAlias(text: string): string | null {
  const base = skillBase();
  return base.skills[skillIndex(phraseValue(base.trie, text), base.guarded)]?.id ?? null;
}

export function skillById(id: string): Skill | undefined {
  return skillBase().byId.get(id);
}

/** @returns every skill, in the order of the files */
export function allSkills(): readonly Skill[] {
  return skillBase().skills;
}

/** @returns ids of all more general skills of `id`, nearest first, without itself; empty for an unknown id */
export function ancestors(id: string): string[] {
  const base = skillBase();
  const seen = new Set<string>();
  let level = base.byId.get(id)?.parents ?? [];
  while (level.length > 0) {
    const next: string[] = [];
    for (const parent of level) {
      if (parent === id || seen.has(parent)) continue;
      seen.add(parent);
      next.push(...(base.byId.get(parent)?.parents ?? []));
    }
    level = next;
  }
  return [...seen];
}

/** Whether whoever has skill `id` has `ancestorId` too: true for the same id. */
export function isA(id: string, ancestorId: string): boolean {
  return id === ancestorId || ancestors(id).includes(ancestorId);
}
