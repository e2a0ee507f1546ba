import { SKILL_FIELDS } from "../skills/fields";
import { NOT_SKILLS } from "../skills/not-skills";
import { SKILLS_IN_OTHER_LANGUAGES } from "../skills/translations";
import { type GuardedTerm, NO_SKILL, type StoredSkills, type StoredTerms, skillIndex } from "../stored";
import type { Guard } from "../types";
import { foldedWords, slug } from "../words";
import {
  bareTerm,
  circleNames,
  guardOf,
  readSkillLines,
  readTranslations,
  type SkillEntry,
} from "./skill-lines";
import { addPhrase, emptyTrie, type TrieDraft, valueAt } from "./trie-draft";

export type CompiledSkills = {
  entries: SkillEntry[];
  ids: string[];
  stored: StoredSkills;
  terms: StoredTerms;
  trie: TrieDraft;
  find: (text: string) => number;
};

const ACRONYM = /^[A-Z]{2,6}$/;

/** "." of "Node.js", "-" of "e-commerce", "/" of "CI/CD", or the hump of "PowerPoint" */
const JOINT_OR_HUMP = /[^ ][-./][^ ]|[a-z]{2}[A-Z][A-Za-z]/;

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
function addTerms(entries: SkillEntry[]): { terms: StoredTerms; trie: TrieDraft } {
  const acronyms = new Map<string, string>();
  const guarded: GuardedTerm[] = [];
  const trie = emptyTrie();
  function add(text: string, skill: number, guard: Guard): void {
    const words = foldedWords(text);
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
  return { terms: { acronyms: [...acronyms.values()], guarded }, trie };
}

/** Parents and neighbours, named by the sources, as indexes. Neighbours named by one side are neighbours of both. */
function relate(
  entries: SkillEntry[],
  find: (name: string) => number,
): { parents: number[][]; neighbours: number[][] } {
  const parents: number[][] = entries.map(() => []);
  const neighbours: number[][] = entries.map(() => []);
  entries.forEach((entry, skill) => {
    for (const name of entry.parents) {
      const parent = find(name);
      if (parent >= 0 && parent !== skill) parents[skill]!.push(parent);
    }
    for (const name of circleNames(entry)) {
      const other = find(name);
      if (other >= 0) neighbours[skill]!.push(other);
    }
    for (const name of entry.neighbours) {
      const other = find(name);
      if (other < 0 || other === skill) continue;
      if (!neighbours[skill]!.includes(other)) neighbours[skill]!.push(other);
      if (!neighbours[other]!.includes(skill)) neighbours[other]!.push(skill);
    }
  });
  return { parents, neighbours };
}

export function compileSkills(): CompiledSkills {
  const translations = readTranslations(SKILLS_IN_OTHER_LANGUAGES);
  const entries = SKILL_FIELDS.flatMap(readSkillLines).map((entry) => ({
    ...entry,
    terms: [...entry.terms, ...(translations.get(entry.name) ?? [])],
  }));
  const { terms, trie } = addTerms(entries);
  const byName = new Map(entries.map(({ name }, index) => [name, index]));
  const find = (text: string) =>
    byName.get(text) ?? skillIndex(valueAt(trie, foldedWords(text)), terms.guarded);
  const names = entries.map(({ name }) => name);
  const stored = {
    names,
    kinds: entries.map(({ kind }) => kind),
    fields: entries.map(({ field }) => field),
    ...relate(entries, find),
  };
  return { entries, ids: names.map(slug), stored, terms, trie, find };
}
