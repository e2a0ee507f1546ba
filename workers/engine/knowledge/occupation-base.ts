import { readJson } from "./binary";
import { allSkills } from "./skill-base";
import type { StoredOccupation } from "./stored";
import type { Occupation } from "./types";
import { slug } from "./words";

export type OccupationBase = { occupations: Occupation[]; byId: Map<string, Occupation> };

function loadBase(): OccupationBase {
  const stored = readJson<StoredOccupation[]>("occupations");
  const skills = allSkills();
  const ids = stored.map(({ name }) => slug(name));
  const idOf = (index: number) => ids[index]!;
  const occupations = stored.map<Occupation>((one, at) => ({
    id: ids[at]!,
    name: one.name,
    field: one.field,
    skills: one.skills.map((index) => skills[index]!.id),
    related: one.related.map(idOf),
    twins: one.twins.map(idOf),
    business: one.business,
    education: one.education === "" ? undefined : one.education,
  }));
  return { occupations, byId: new Map(occupations.map((occupation) => [occupation.id, occupation])) };
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
