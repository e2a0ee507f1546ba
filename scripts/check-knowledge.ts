/** Checks the knowledge base: `npx tsx scripts/check-knowledge.ts`. Prints what is wrong, then the sizes. */
import "./lib/require-node";
import { pathToFileURL } from "node:url";
import { fields } from "../workers/engine/knowledge/compile/fields";
import { readOccupationLines } from "../workers/engine/knowledge/compile/occupations";
import { bareTerm, guardOf, readSkillLines } from "../workers/engine/knowledge/compile/skill-lines";
import { allOccupations, allSkills, skillByAlias } from "../workers/engine/knowledge/index";
import { OCCUPATION_FIELDS } from "../workers/engine/knowledge/occupations/fields";
import { SKILL_FIELDS } from "../workers/engine/knowledge/skills/fields";
import { NOT_SKILLS } from "../workers/engine/knowledge/skills/not-skills";
import { foldedWords, slug } from "../workers/engine/knowledge/words";

const LEAST = { skills: 2500, fields: 25, occupations: 400 };
const KINDS = ["core", "tool", "method", "soft", "emerging"];
const EDUCATION = ["", "school", "vocational", "associate", "bachelor", "master", "doctorate"];

function key(text: string): string {
  return foldedWords(text).join(" ");
}

function skillProblems(): string[] {
  const problems: string[] = [];
  const entries = SKILL_FIELDS.flatMap(readSkillLines);
  const owner = new Map<string, string>();
  const ids = new Map<string, string>();
  for (const { name, field, kind, terms, parents, neighbours } of entries) {
    const id = slug(name);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) problems.push(`${name}: the id "${id}" is no slug`);
    if (ids.has(id)) problems.push(`${name} (${field}): the id "${id}" is taken by ${ids.get(id)}`);
    ids.set(id, name);
    if (!KINDS.includes(kind)) problems.push(`${name}: unknown kind "${kind}"`);
    for (const term of terms) {
      const text = bareTerm(term);
      const folded = key(text);
      if (folded === "") problems.push(`${name}: "${text}" holds no word`);
      if (folded.length < 3 && guardOf(term) === "free" && !/[+#\d]/.test(folded)) {
        problems.push(`${name}: "${text}" is so short that it needs a guard`);
      }
      const other = owner.get(folded);
      if (other) problems.push(`${name} (${field}): "${text}" is written for ${other} already`);
      else owner.set(folded, `${name} (${field})`);
    }
    for (const other of [...parents, ...neighbours]) {
      if (!skillByAlias(other)) problems.push(`${name}: nothing is called "${other}"`);
      else if (skillByAlias(other) === id) problems.push(`${name}: refers to itself as "${other}"`);
    }
  }
  for (const phrase of NOT_SKILLS.split("\n")) {
    const other = owner.get(key(phrase));
    if (other) problems.push(`not-skills: "${phrase}" is a written form of ${other}`);
  }
  return problems;
}

/** Follows parents downwards from every skill; a skill met again on its own path closes a circle. */
function cycles(): string[] {
  const parentsOf = new Map(allSkills().map((skill) => [skill.id, skill.parents]));
  const done = new Set<string>();
  const problems: string[] = [];
  function visit(id: string, path: string[]): void {
    if (path.includes(id)) {
      problems.push(`parents in a circle: ${[...path.slice(path.indexOf(id)), id].join(" < ")}`);
      return;
    }
    if (done.has(id)) return;
    for (const parent of parentsOf.get(id) ?? []) visit(parent, [...path, id]);
    done.add(id);
  }
  for (const id of parentsOf.keys()) visit(id, []);
  return problems;
}

function occupationProblems(): string[] {
  const problems: string[] = [];
  const entries = OCCUPATION_FIELDS.flatMap(readOccupationLines);
  const ids = new Set(entries.map((entry) => slug(entry.name)));
  const owner = new Map<string, string>();
  if (ids.size < entries.length) problems.push("two occupations share an id");
  for (const { name, titles, skills, education, related } of entries) {
    for (const title of [name, ...titles]) {
      const other = owner.get(key(title));
      if (other) problems.push(`${name}: the title "${title}" is written for ${other} already`);
      else owner.set(key(title), name);
    }
    for (const skill of skills) if (!skillByAlias(skill)) problems.push(`${name}: no skill "${skill}"`);
    if (skills.length < 5) problems.push(`${name}: only ${skills.length} skills`);
    if (!EDUCATION.includes(education)) problems.push(`${name}: unknown education "${education}"`);
    for (const other of related)
      if (!ids.has(slug(other))) problems.push(`${name}: no occupation "${other}"`);
  }
  return problems;
}

export function knowledgeSizes(): { skills: number; fields: number; occupations: number } {
  return { skills: allSkills().length, fields: fields().length, occupations: allOccupations().length };
}

/** @returns one sentence for everything that is wrong with the base; empty when it is sound */
export function knowledgeProblems(): string[] {
  const sizes = knowledgeSizes();
  const small = (["skills", "fields", "occupations"] as const)
    .filter((what) => sizes[what] < LEAST[what])
    .map((what) => `${sizes[what]} ${what} are fewer than ${LEAST[what]}`);
  return [...skillProblems(), ...cycles(), ...occupationProblems(), ...small];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = knowledgeProblems();
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.stdout.write(`${JSON.stringify(knowledgeSizes())} ${problems.length} problems\n`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
