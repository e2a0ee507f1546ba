import { skillById } from "../../knowledge";
import type { SkillKind } from "../../knowledge/types";
import type { ResumeFacts } from "../../types";

const TECHNOLOGIES = new Set<SkillKind>(["tool", "emerging"]);
const ACTIVITY = /^Typing$| [a-z]*(?:ing|[st]ion|ment|sis|architecture|design|literacy|recovery)$/u;

/** The tools and technologies that an entry's own lines name, in the order in which the résumé names its skills. */
export function technologiesOf({ skills }: Pick<ResumeFacts, "skills">, entry: number): string[] {
  return skills.flatMap(({ id, uses }) => {
    const skill = skillById(id ?? "");
    const isUsed = uses.some(
      (use) => use.entry === entry && (use.where === "experience" || use.where === "project"),
    );
    return skill && isUsed && TECHNOLOGIES.has(skill.kind) && !ACTIVITY.test(skill.name) ? [skill.name] : [];
  });
}
