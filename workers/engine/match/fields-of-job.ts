import { skillWeight } from "../job/skills/skill-weight";
import { occupationById, skillById } from "../knowledge";
import type { Requirement } from "../types";
import type { JobTitle } from "./evidence/roles";

/** What a typical skill of the occupation weighs against one that the posting names. */
const TYPICAL = 0.3;
const LEAST_SHARE = 0.08;

type Asked = {
  title: Pick<JobTitle, "occupations">;
  asks: readonly { requirement: Requirement; weight: number }[];
};

/** The fields of the job's skills and occupation, as shares that add up to 1. */
export function fieldsOfJob({ title, asks }: Asked): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (id: string, weight: number) => {
    const skill = skillById(id);
    if (skill && skill.kind !== "soft") weights.set(skill.field, (weights.get(skill.field) ?? 0) + weight);
  };
  for (const ask of asks)
    for (const id of ask.requirement.anyOf) add(id, ask.weight / ask.requirement.anyOf.length);
  for (const { id: kind, share } of title.occupations) {
    for (const id of occupationById(kind)?.skills ?? []) add(id, skillWeight(id) * TYPICAL * share);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map(
    [...weights]
      .filter(([, weight]) => weight / total >= LEAST_SHARE)
      .map(([field, weight]) => [field, weight / total]),
  );
}
