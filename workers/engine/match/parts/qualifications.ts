import type { Candidate } from "../candidate";
import { judgeRequirement } from "../gates";
import type { DraftPart } from "../points";
import type { SkillAsk } from "../target";
import { ALMOST_QUALIFIED } from "../weights";

/** A degree, language or certificate asked for, as a résumé answers it. Silence earns nothing and is no "no". */
export function qualificationPart(candidate: Candidate, { requirement, weight }: SkillAsk): DraftPart {
  const { result, reason, evidence } = judgeRequirement(candidate, requirement);
  const almost = result !== "pass" && evidence.length > 0;
  return {
    id: requirement.id,
    label: requirement.label,
    requirementId: requirement.id,
    weight,
    credit: result === "pass" ? 1 : almost ? ALMOST_QUALIFIED : 0,
    status: result === "pass" ? "met" : almost ? "partly" : result === "fail" ? "not-found" : "unclear",
    reason,
    evidence,
  };
}
