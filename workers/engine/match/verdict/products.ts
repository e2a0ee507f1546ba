import { skillById } from "../../knowledge";
import type { SkillAsk } from "../target";

export function areTools({ requirement: { anyOf } }: SkillAsk): boolean {
  return anyOf.length > 0 && anyOf.every((id) => skillById(id)?.kind === "tool");
}

/** "Google Classroom", "Amazon Redshift": a product's name says itself or isn't said. */
export function areProducts(ask: SkillAsk): boolean {
  return areTools(ask) && ask.requirement.anyOf.every((id) => /^\p{Lu}\S* \p{Lu}/u.test(skillById(id)!.name));
}
