import { readJson } from "./binary";
import { allSkills, slugs } from "./skill-base";
import type { StoredOccupation } from "./stored";
import type { Occupation, Skill } from "./types";

export type OccupationBase = { occupations: Occupation[]; byId: Map<string, Occupation> };

/** Most occupations' skills and relatives are never asked for: they are read when they are. */
class KnownOccupation implements Occupation {
  #skills: string[] | undefined;

  constructor(
    readonly id: string,
    private readonly stored: StoredOccupation,
    private readonly allSkills: readonly Skill[],
    private readonly all: Occupation[],
  ) {}

  get name() {
    return this.stored.name;
  }

  get field() {
    return this.stored.field;
  }

  get business() {
    return this.stored.business;
  }

  get education() {
    return this.stored.education === "" ? undefined : this.stored.education;
  }

  get skills(): string[] {
    this.#skills ??= this.stored.skills.map((index) => this.allSkills[index]!.id);
    return this.#skills;
  }

  get related(): string[] {
    return this.stored.related.map((index) => this.all[index]!.id);
  }

  get twins(): string[] {
    return this.stored.twins.map((index) => this.all[index]!.id);
  }
}

function loadBase(): OccupationBase {
  const stored = readJson<StoredOccupation[]>("occupations");
  const ids = slugs(stored.map(({ name }) => name));
  const occupations: Occupation[] = [];
  const byId = new Map<string, Occupation>();
  stored.forEach((one, at) => {
    const occupation = new KnownOccupation(ids[at]!, one, allSkills(), occupations);
    occupations.push(occupation);
    byId.set(occupation.id, occupation);
  });
  return { occupations, byId };
}

let loaded: OccupationBase | undefined;

/** The occupation base, read on first use. */
export function occupationBase(): OccupationBase {
  loaded ??= loadBase();
  return loaded;
}

export function occupationById(id: string): Occupation | undefined {
  return occupationBase().byId.get(id);
}

/** @returns every occupation, in the order of the files */
export function allOccupations(): readonly Occupation[] {
  return occupationBase().occupations;
}
