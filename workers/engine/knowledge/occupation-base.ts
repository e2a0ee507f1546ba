import { readBytes, readLines, readLists } from "./binary";
import { allSkills, slugs } from "./skill-base";
import { EDUCATION_LEVELS, type IndexLists, listAt } from "./stored";
import type { Occupation, OccupationBusiness, OccupationEducation } from "./types";

export type OccupationBase = { occupations: Occupation[]; byId: Map<string, Occupation> };

type Columns = {
  fieldIds: string[];
  fields: Uint8Array;
  education: Uint8Array;
  skills: IndexLists;
  related: IndexLists;
  twins: IndexLists;
  terms: Uint8Array;
  lineNames: string[];
  lines: IndexLists;
};

/** Read when asked for: most of what is known of an occupation never is. */
class KnownOccupation implements Occupation {
  #skills: string[] | undefined;
  #business: OccupationBusiness | undefined;

  constructor(
    readonly id: string,
    readonly name: string,
    private readonly at: number,
    private readonly columns: Columns,
    private readonly all: Occupation[],
  ) {}

  get field(): string {
    return this.columns.fieldIds[this.columns.fields[this.at]!]!;
  }

  get education(): OccupationEducation | undefined {
    return EDUCATION_LEVELS[this.columns.education[this.at]!] || undefined;
  }

  get business(): OccupationBusiness {
    const { terms, lines, lineNames } = this.columns;
    this.#business ??= {
      terms: terms[this.at]!,
      lines: Array.from(listAt(lines, this.at), (line) => lineNames[line]!),
    };
    return this.#business;
  }

  get skills(): string[] {
    this.#skills ??= Array.from(listAt(this.columns.skills, this.at), (index) => allSkills()[index]!.id);
    return this.#skills;
  }

  get related(): string[] {
    return this.idsOf(this.columns.related);
  }

  get twins(): string[] {
    return this.idsOf(this.columns.twins);
  }

  private idsOf(lists: IndexLists): string[] {
    return Array.from(listAt(lists, this.at), (index) => this.all[index]!.id);
  }
}

function loadBase(): OccupationBase {
  const names = readLines("occupations.names");
  const columns: Columns = {
    fieldIds: readLines("occupations.fieldIds"),
    fields: readBytes("occupations.fields"),
    education: readBytes("occupations.education"),
    skills: readLists("occupations.skills"),
    related: readLists("occupations.related"),
    twins: readLists("occupations.twins"),
    terms: readBytes("occupations.terms"),
    lineNames: readLines("occupations.lineNames"),
    lines: readLists("occupations.lines"),
  };
  const ids = slugs(names);
  const occupations: Occupation[] = [];
  const byId = new Map<string, Occupation>();
  for (let at = 0; at < names.length; at += 1) {
    const occupation = new KnownOccupation(ids[at]!, names[at]!, at, columns, occupations);
    occupations.push(occupation);
    byId.set(occupation.id, occupation);
  }
  return { occupations, byId };
}

let loaded: OccupationBase | undefined;

export function occupationBase(): OccupationBase {
  loaded ??= loadBase();
  return loaded;
}

export function occupationById(id: string): Occupation | undefined {
  return occupationBase().byId.get(id);
}

export function allOccupations(): readonly Occupation[] {
  return occupationBase().occupations;
}
