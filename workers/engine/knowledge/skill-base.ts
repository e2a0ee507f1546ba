import { addPhrase, emptyTrie, type PhraseTrie, phraseValue } from "./phrase-trie";
import type { Guard, SkillEntry } from "./skill-lines";
import { circleNames, readSkillLines } from "./skill-lines";
import { SKILL_FIELDS } from "./skills/fields";
import { NOT_SKILLS } from "./skills/not-skills";
import type { Skill } from "./types";
import { cutWords, slug } from "./words";

/** What a matched phrase stands for; `skill` is -1 for a phrase that is listed as not being a skill. */
export type TermInfo = { skill: number; guard: Guard; text: string };

/** `trie` holds every written form by the index of its term plus 1. */
export type SkillBase = {
  skills: Skill[];
  byId: Map<string, Skill>;
  terms: TermInfo[];
  trie: PhraseTrie;
};

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
function addTerms(entries: SkillEntry[]): Pick<SkillBase, "terms" | "trie"> {
  const terms: TermInfo[] = [];
  const trie = emptyTrie();
  const folded = new Map<string, string>();
  function add(text: string, skill: number, guard: Guard): void {
    if (addPhrase(trie, cutWords(text, folded).words, terms.length + 1)) terms.push({ skill, guard, text });
  }
  entries.forEach((entry, skill) => {
    for (const term of entry.terms) add(term.text, skill, term.guard);
  });
  for (const phrase of NOT_SKILLS.split("\n")) add(phrase, -1, "free");
  entries.forEach((entry, skill) => {
    for (const term of entry.terms) for (const text of variants(term.text)) add(text, skill, term.guard);
  });
  return { terms, trie };
}

function buildBase(): SkillBase {
  const entries = SKILL_FIELDS.flatMap(readSkillLines);
  const { terms, trie } = addTerms(entries);
  const skills: Skill[] = entries.map((entry) => ({
    id: slug(entry.name),
    name: entry.name,
    kind: entry.kind,
    field: entry.field,
    parents: [],
    neighbours: [],
    aliases: entry.terms.slice(1).map((term) => term.text),
  }));
  const byName = new Map(skills.map((skill) => [skill.name, skill]));
  function resolve(name: string): Skill | undefined {
    const known = byName.get(name);
    if (known) return known;
    return skills[terms[phraseValue(trie, name) - 1]?.skill ?? -1];
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
  return { skills, byId: new Map(skills.map((skill) => [skill.id, skill])), terms, trie };
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
  const term = base.terms[phraseValue(base.trie, text) - 1];
  return base.skills[term?.skill ?? -1]?.id ?? null;
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
