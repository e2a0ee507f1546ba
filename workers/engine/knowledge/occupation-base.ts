import { OCCUPATION_FIELDS } from "./occupations/fields";
import { allSkills, skillByAlias } from "./skill-base";
import { list } from "./skill-lines";
import type { FieldLines, Occupation, OccupationEducation } from "./types";
import { slug } from "./words";

/** One occupation as written, references still by name. */
export type OccupationEntry = {
  name: string;
  field: string;
  titles: string[];
  skills: string[];
  education: string;
  related: string[];
  twins: string[];
};

/** Before a related occupation that does nearly the same work. */
const TWIN = "=";

function withoutMark(name: string): string {
  return name.startsWith(TWIN) ? name.slice(TWIN.length).trim() : name;
}

/**
 * Reads a field's lines (format: see `index.ts`).
 * @returns one entry per occupation
 */
export function readOccupationLines(source: FieldLines): OccupationEntry[] {
  const entries: OccupationEntry[] = [];
  for (const line of source.lines.split("\n")) {
    if (line.trim() === "") continue;
    const [name = "", titles, skills, education = "", others] = line.split("|");
    const related = list(others ?? "");
    entries.push({
      name: name.trim(),
      field: source.id,
      titles: list(titles ?? ""),
      skills: list(skills ?? ""),
      education: education.trim(),
      related: related.map(withoutMark),
      twins: related.filter((other) => other.startsWith(TWIN)).map(withoutMark),
    });
  }
  return entries;
}

export type OccupationBase = { occupations: Occupation[]; byId: Map<string, Occupation> };

function buildBase(): OccupationBase {
  const entries = OCCUPATION_FIELDS.flatMap(readOccupationLines);
  const byId = new Map<string, Occupation>();
  const known = new Map(allSkills().map(({ name, id }) => [name, id]));
  for (const entry of entries) {
    const skills = new Set<string>();
    for (const name of entry.skills) {
      const skill = known.get(name) ?? skillByAlias(name);
      if (skill) skills.add(skill);
    }
    const occupation: Occupation = {
      id: slug(entry.name),
      name: entry.name,
      field: entry.field,
      titles: entry.titles,
      skills: [...skills],
      related: entry.related.map(slug),
      twins: entry.twins.map(slug),
    };
    if (entry.education !== "") occupation.education = entry.education as OccupationEducation;
    byId.set(occupation.id, occupation);
  }
  for (const { id, related, twins } of byId.values()) {
    for (const other of related) {
      const occupation = byId.get(other);
      if (occupation && !occupation.related.includes(id)) occupation.related.push(id);
      if (occupation && twins.includes(other) && !occupation.twins.includes(id)) occupation.twins.push(id);
    }
  }
  return { occupations: [...byId.values()], byId };
}

let built: OccupationBase | undefined;

/** The occupation base, built on first use. */
export function occupationBase(): OccupationBase {
  built ??= buildBase();
  return built;
}

export function occupationById(id: string): Occupation | undefined {
  return occupationBase().byId.get(id);
}

/** @returns every occupation, in the order of the files */
export function allOccupations(): readonly Occupation[] {
  return occupationBase().occupations;
}
