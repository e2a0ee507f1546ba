import { skillById } from "../../knowledge";
import type { SkillKind } from "../../knowledge/types";
import type { ResumeFacts } from "../../types";

const TECHNOLOGIES = new Set<SkillKind>(["tool", "emerging"]);

/** The tools and technologies that an entry's own lines name, in the order in which the résumé names its skills. */
export function technologiesOf({ skills }: Pick<ResumeFacts, "skills">, entry: number): string[] {
  return skills
    .filter(
      ({ id, uses }) =>
        id !== null &&
        TECHNOLOGIES.has(skillById(id)?.kind ?? "core") &&
        uses.some((use) => use.entry === entry && (use.where === "experience" || use.where === "project")),
    )
    .map(({ id, name }) => skillById(id ?? "")?.name ?? name);
}
