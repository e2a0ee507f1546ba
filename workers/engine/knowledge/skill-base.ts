import type { Guard, SkillEntry } from "./skill-lines";
import { circleNames, readSkillLines } from "./skill-lines";
import { SKILL_FIELDS } from "./skills/fields";
import { NOT_SKILLS } from "./skills/not-skills";
import type { Skill } from "./types";
import { cutWords, phraseKey, slug } from "./words";

/** What a matched phrase stands for; `skill` is -1 for a phrase that is listed as not being a skill. */
export type TermInfo = { skill: number; guard: Guard; text: string };

/**
 * The base as the matcher needs it. The trie is three tables: word -> number, and (node, word) -> node in one map
 * keyed `node * wordCount + word`, and node -> term.
 */
export type SkillBase = {
  skills: Skill[];
  byId: Map<string, Skill>;
  /** folded phrase -> index into `terms` */
  byPhrase: Map<string, number>;
  terms: TermInfo[];
  wordIds: Map<string, number>;
  edges: Map<number, number>;
  /** term index + 1 of each node; 0 where a node ends no term */
  ends: Int32Array;
  wordCount: number;
};

/** Written with joints ("React.js", "e-commerce") or a hump ("PowerPoint"): people also join or split these. */
function variants(text: string): string[] {
  const found: string[] = [];
  const joined = text.replace(/(?<=[\p{L}\d])[-./](?=[\p{L}\d])/gu, "");
  if (joined !== text && !text.includes("/ ") && text.length < 30) found.push(joined);
  const split = text.replace(/(?<=[a-z]{2})(?=[A-Z][A-Za-z])/g, " ");
  if (split !== text) found.push(split);
  return found;
}

function addTerms(entries: SkillEntry[]): Pick<SkillBase, "terms" | "byPhrase"> {
  const terms: TermInfo[] = [];
  const byPhrase = new Map<string, number>();
  function add(text: string, skill: number, guard: Guard): void {
    const key = phraseKey(text);
    if (key === "" || byPhrase.has(key)) return;
    byPhrase.set(key, terms.length);
    terms.push({ skill, guard, text });
  }
  entries.forEach((entry, skill) => {
    for (const term of entry.terms) add(term.text, skill, term.guard);
  });
  for (const phrase of NOT_SKILLS.split("\n")) add(phrase, -1, "free");
  entries.forEach((entry, skill) => {
    for (const term of entry.terms) for (const text of variants(term.text)) add(text, skill, term.guard);
  });
  return { terms, byPhrase };
}

function buildTrie(
  byPhrase: Map<string, number>,
): Pick<SkillBase, "wordIds" | "edges" | "ends" | "wordCount"> {
  const wordIds = new Map<string, number>();
  const phrases: [string[], number][] = [];
  for (const [key, term] of byPhrase) {
    const words = key.split(" ");
    for (const word of words) if (!wordIds.has(word)) wordIds.set(word, wordIds.size);
    phrases.push([words, term]);
  }
  const wordCount = wordIds.size;
  const edges = new Map<number, number>();
  const ends: number[] = [0];
  for (const [words, term] of phrases) {
    let node = 0;
    for (const word of words) {
      const key = node * wordCount + (wordIds.get(word) ?? 0);
      let next = edges.get(key);
      if (next === undefined) {
        next = ends.length;
        ends.push(0);
        edges.set(key, next);
      }
      node = next;
    }
    ends[node] = term + 1;
  }
  return { wordIds, edges, ends: Int32Array.from(ends), wordCount };
}

function buildBase(): SkillBase {
  const entries = SKILL_FIELDS.flatMap(readSkillLines);
  const { terms, byPhrase } = addTerms(entries);
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
    const term = byPhrase.get(phraseKey(name));
    return term === undefined ? undefined : skills[terms[term]?.skill ?? -1];
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
    skills,
    byId: new Map(skills.map((skill) => [skill.id, skill])),
    terms,
    byPhrase,
    ...buildTrie(byPhrase),
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
  const term = base.byPhrase.get(cutWords(text).words.join(" "));
  if (term === undefined) return null;
  return base.skills[base.terms[term]?.skill ?? -1]?.id ?? null;
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
