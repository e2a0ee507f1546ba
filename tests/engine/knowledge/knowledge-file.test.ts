import { expect, test } from "vitest";
import { knowledgeFile } from "#knowledge";
import { compileCriteria } from "../../../workers/engine/criteria/compile";
import { compileWeights } from "../../../workers/engine/job/weights/compile";
import {
  allOccupations,
  allSkills,
  mentionWords,
  occupationById,
  occupationByTitle,
  skillByAlias,
  skillById,
  titleAt,
} from "../../../workers/engine/knowledge";
import { compileKnowledge } from "../../../workers/engine/knowledge/compile";
import { readOccupationLines } from "../../../workers/engine/knowledge/compile/occupations";
import { bareTerm, readSkillLines } from "../../../workers/engine/knowledge/compile/skill-lines";
import { OCCUPATION_FIELDS } from "../../../workers/engine/knowledge/occupations/fields";
import { SKILL_FIELDS } from "../../../workers/engine/knowledge/skills/fields";
import { isBroadTitle } from "../../../workers/engine/knowledge/titles/broad-titles";
import { titleWords } from "../../../workers/engine/knowledge/titles/title-words";
import { slug } from "../../../workers/engine/knowledge/words";

const skillEntries = SKILL_FIELDS.flatMap(readSkillLines);
const occupationEntries = OCCUPATION_FIELDS.flatMap(readOccupationLines);

test("the same sources give the same bytes, and the engine runs on these", () => {
  const compile = () => Buffer.from(compileKnowledge({ ...compileCriteria(), ...compileWeights() }));
  const first = compile();
  expect(compile().equals(first)).toBe(true);
  expect(first.equals(Buffer.from(knowledgeFile()))).toBe(true);
});

test("every skill of the sources is there, and every written form finds it", () => {
  expect(allSkills().map(({ name, field, kind }) => ({ name, field, kind }))).toEqual(
    skillEntries.map(({ name, field, kind }) => ({ name, field, kind })),
  );
  let terms = 0;
  for (const entry of skillEntries) {
    const id = slug(entry.name);
    for (const term of entry.terms) {
      expect(skillByAlias(bareTerm(term)), term).toBe(id);
      terms += 1;
    }
    const parents = entry.parents.map((name) => skillByAlias(name));
    expect(skillById(id)?.parents).toEqual(parents.filter((parent) => parent !== id));
  }
  expect(terms).toBeGreaterThan(15_000);
});

test("every occupation of the sources is there, with the skills, education and relatives that its line names", () => {
  expect(allOccupations().map(({ name, field }) => [name, field])).toEqual(
    occupationEntries.map(({ name, field }) => [name, field]),
  );
  for (const entry of occupationEntries) {
    const occupation = occupationById(slug(entry.name));
    expect(occupation?.skills).toEqual([...new Set(entry.skills.map((name) => skillByAlias(name)))]);
    expect(occupation?.education ?? "").toBe(entry.education);
    expect(occupation?.related.slice(0, entry.related.length)).toEqual(entry.related.map(slug));
    expect(occupation?.twins.slice(0, entry.twins.length)).toEqual(entry.twins.map(slug));
  }
});

test("every title of the sources leads to its occupation, alone and inside a sentence", () => {
  let titles = 0;
  for (const { name, titles: others } of occupationEntries) {
    const id = slug(name);
    for (const title of [name, ...others]) {
      const found = occupationByTitle(title);
      expect(found?.id, title).toBe(id);
      if (!isBroadTitle(titleWords(title))) expect(found?.confidence, title).toBe(1);
      const words = mentionWords(title.toLowerCase());
      if (words.length <= 5) expect(titleAt(words, 0), title).toEqual({ id, length: words.length });
      titles += 1;
    }
  }
  expect(titles).toBeGreaterThan(9000);
});
