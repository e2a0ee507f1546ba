import { industriesIn } from "../industries";
import { OCCUPATION_FIELDS } from "../occupations/fields";
import { TITLES_IN_OTHER_LANGUAGES } from "../occupations/translations";
import type { StoredOccupation } from "../stored";
import type { FieldLines } from "../types";
import { slug } from "../words";
import { list, readTranslations } from "./skill-lines";
import type { CompiledSkills } from "./skills";

export type OccupationEntry = {
  name: string;
  field: string;
  titles: string[];
  skills: string[];
  education: string;
  related: string[];
  twins: string[];
};

/** The first titles of an occupation are its commonest: as many tell its line of business. */
const TITLES = 8;

const TWIN = "=";

function withoutMark(name: string): string {
  return name.startsWith(TWIN) ? name.slice(TWIN.length).trim() : name;
}

/** Reads a field's lines (format: see `index.ts`). */
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

/** `translated`: titles in other languages, which tell nothing of how common an English word is. */
export type CompiledOccupations = { stored: StoredOccupation[]; titles: string[][]; translated: string[][] };

/** @throws Error for a related occupation that no line describes */
export function compileOccupations({ find, stored: { names } }: CompiledSkills): CompiledOccupations {
  const entries = OCCUPATION_FIELDS.flatMap(readOccupationLines);
  const places = new Map(entries.map(({ name }, index) => [slug(name), index]));
  const indexOf = (name: string) => {
    const index = places.get(slug(name));
    if (index === undefined) throw new Error(`There is no occupation "${name}"`);
    return index;
  };
  const stored = entries.map<StoredOccupation>((entry) => {
    const typical = [...new Set(entry.skills.map(find).filter((skill) => skill >= 0))];
    const terms = [entry.name, ...entry.titles.slice(0, TITLES), ...typical.map((skill) => names[skill]!)];
    return {
      name: entry.name,
      field: entry.field,
      education: entry.education as StoredOccupation["education"],
      skills: typical,
      related: entry.related.map(indexOf),
      twins: entry.twins.map(indexOf),
      business: { terms: terms.length, lines: terms.flatMap(industriesIn) },
    };
  });
  stored.forEach(({ related, twins }, index) => {
    for (const other of related) {
      const occupation = stored[other]!;
      if (!occupation.related.includes(index)) occupation.related.push(index);
      if (twins.includes(other) && !occupation.twins.includes(index)) occupation.twins.push(index);
    }
  });
  const translations = readTranslations(TITLES_IN_OTHER_LANGUAGES);
  const translated = entries.map(({ name }) => translations.get(name) ?? []);
  return { stored, titles: entries.map(({ titles }) => titles), translated };
}
