import { readBytes, readLines, readLists, readSteps } from "./binary";
import { loadTrie, type PhraseTrie, phraseNode, phraseValue } from "./phrase-trie";
import { GUARDS, type GuardedTerm, type IndexLists, listAt, SKILL_KINDS, skillIndex } from "./stored";
import type { Skill, SkillKind } from "./types";
import { foldedWords, foldWord, slug } from "./words";

/** The trie's values: a skill's index + 1; minus a guarded form's index in `guarded` - 1; `NO_SKILL` for what is no skill. */
export type SkillBase = {
  acronyms: Map<string, string>;
  skills: Skill[];
  byId: Map<string, Skill>;
  guarded: GuardedTerm[];
  trie: PhraseTrie;
};

type Relatives = { parents: IndexLists; neighbours: IndexLists };

class StoredSkill implements Skill {
  #parents: string[] | undefined;

  constructor(
    readonly id: string,
    readonly name: string,
    readonly kind: SkillKind,
    readonly field: string,
    private readonly at: number,
    private readonly all: Skill[],
    private readonly relatives: Relatives,
  ) {}

  get parents(): string[] {
    this.#parents ??= this.idsOf(this.relatives.parents);
    return this.#parents;
  }

  get neighbours(): string[] {
    return this.idsOf(this.relatives.neighbours);
  }

  private idsOf(lists: IndexLists): string[] {
    return Array.from(listAt(lists, this.at), (index) => this.all[index]!.id);
  }
}

/** A name of which `slug` makes more than small letters, digits and hyphens for single spaces. */
const IRREGULAR = /^.*(?:[^a-z0-9 \n]| {2}).*$/gm;

/** The slug of each name: most are made for all names at once, which takes a fraction of the time. */
export function slugs(names: string[]): string[] {
  return names.join("\n").toLowerCase().replace(IRREGULAR, slug).replaceAll(" ", "-").split("\n");
}

function loadSkills(): Skill[] {
  const fields = readLines("skills.fieldIds");
  const [kinds, fieldOf] = [readBytes("skills.kinds"), readBytes("skills.fields")];
  const relatives = {
    parents: readLists("skills.parents"),
    neighbours: readLists("skills.neighbours", readSteps("skills.neighbours")),
  };
  const names = readLines("skills.names");
  const ids = slugs(names);
  const skills: Skill[] = [];
  for (let at = 0; at < names.length; at += 1) {
    const kind = SKILL_KINDS[kinds[at]!]!;
    skills.push(new StoredSkill(ids[at]!, names[at]!, kind, fields[fieldOf[at]!]!, at, skills, relatives));
  }
  return skills;
}

function loadAcronyms(): Map<string, string> {
  return new Map(readLines("acronyms").map((written) => [foldWord(written.toLowerCase()), written]));
}

function loadGuarded(): GuardedTerm[] {
  const [skills, guards] = [readSteps("guarded.skills"), readBytes("guarded.guards")];
  return readLines("guarded").map((text, at) => ({ skill: skills[at]!, guard: GUARDS[guards[at]!]!, text }));
}

function loadBase(): SkillBase {
  const skills = loadSkills();
  const byId = new Map<string, Skill>();
  for (const skill of skills) byId.set(skill.id, skill);
  return {
    acronyms: loadAcronyms(),
    skills,
    byId,
    guarded: loadGuarded(),
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
  const node = phraseNode(base.trie, foldedWords(text));
  return base.skills[skillIndex(phraseValue(base.trie, node), base.guarded)]?.id ?? null;
}

export function skillById(id: string): Skill | undefined {
  return skillBase().byId.get(id);
}

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

/** Whether having skill `id` means having `ancestorId` too: true for the same id. */
export function isA(id: string, ancestorId: string): boolean {
  return id === ancestorId || ancestors(id).includes(ancestorId);
}
