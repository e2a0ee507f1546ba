import { readJson } from "./binary";
import { loadTrie, type PhraseTrie, phraseValue } from "./phrase-trie";
import { type GuardedTerm, type StoredSkills, type StoredTerms, skillIndex } from "./stored";
import type { Skill } from "./types";
import { foldedWords, slug } from "./words";

/**
 * The trie holds every written form: by its skill's index + 1; a guarded form by minus its index in `guarded` - 1;
 * a phrase that is listed as not being a skill by `NO_SKILL`.
 */
export type SkillBase = {
  /** acronyms by their folded word, as written: "leed" -> "LEED" */
  acronyms: Map<string, string>;
  skills: Skill[];
  byId: Map<string, Skill>;
  guarded: GuardedTerm[];
  trie: PhraseTrie;
};

function loadBase(): SkillBase {
  const { names, kinds, fields, parents, neighbours } = readJson<StoredSkills>("skills");
  const { acronyms, guarded } = readJson<StoredTerms>("terms");
  const ids = names.map(slug);
  const idOf = (index: number) => ids[index]!;
  const skills = names.map<Skill>((name, at) => ({
    id: ids[at]!,
    name,
    kind: kinds[at]!,
    field: fields[at]!,
    parents: parents[at]!.map(idOf),
    neighbours: neighbours[at]!.map(idOf),
  }));
  return {
    acronyms: new Map(acronyms),
    skills,
    byId: new Map(skills.map((skill) => [skill.id, skill])),
    guarded,
    trie: loadTrie("skills"),
  };
}

let loaded: SkillBase | undefined;

/** The skill base, read on first use: a Worker that analyses nothing pays nothing at its start. */
export function skillBase(): SkillBase {
  loaded ??= loadBase();
  return loaded;
}

/** @returns id of the skill that `text` names in whole, in any of its written forms; null where the base has none */
export function skillByAlias(text: string): string | null {
  const base = skillBase();
  return base.skills[skillIndex(phraseValue(base.trie, foldedWords(text)), base.guarded)]?.id ?? null;
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
