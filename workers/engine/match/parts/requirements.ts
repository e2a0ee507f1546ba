import type { ScoreGroup } from "../../types";
import type { Candidate } from "../candidate";
import type { DraftPart } from "../points";
import type { SkillAsk, Target } from "../target";
import { judge } from "../verdict/judge";

/** Every requirement, as a résumé answers it; in the order of `target.asks`. Total years have a row of their own. */
export function requirementParts(candidate: Candidate, target: Target): DraftPart[] {
  return target.asks.map((ask) => {
    const verdict = judge(candidate, target, ask);
    return {
      id: ask.requirement.id,
      group: groupOf(ask),
      label: ask.requirement.label,
      requirementId: ask.requirement.id,
      weight: ask.weight,
      ...verdict,
    };
  });
}

function groupOf({ requirement, soft }: SkillAsk): ScoreGroup {
  if (soft) return "soft-skills";
  return requirement.kind === "duty" ? "experience-match" : "core-skills";
}
