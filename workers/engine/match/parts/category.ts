import type { Score } from "../../types";
import type { Candidate } from "../candidate";
import { type Role, workLikeness } from "../evidence/roles";
import { type DraftPart, scoreOf, statusOfCredit } from "../points";
import { isNamed, kindOfJob, nameOfJob, type Target } from "../target";
import { CATEGORY } from "../weights";
import { industryPart } from "./industry";
import { fieldSkillsPart, kindPart } from "./kind-of-work";

/** Is this person's field of work the job's? By roles, typical skills, fields and lines of business; null where a side names none. */
export function categoryScore(candidate: Candidate, target: Target): Score | null {
  if (candidate.roles.length === 0 && candidate.skills.own.size === 0) return null;
  return scoreOf([
    ...fieldPart(candidate, target),
    ...kindPart(candidate, target, CATEGORY.kind),
    ...fieldSkillsPart(candidate, target, CATEGORY.skills),
    ...industryPart(candidate, target, CATEGORY.industry),
  ]);
}

const LEAST_SHOWN = 0.1;

function fieldPart(candidate: Candidate, target: Target): DraftPart[] {
  if (!isNamed(target) || candidate.roles.length === 0) return [];
  let best: { role: Role; credit: number } | null = null;
  for (const role of candidate.roles) {
    const credit = workLikeness(role.named, target.title, candidate.skills) * role.weight;
    if (!best || credit > best.credit) best = { role, credit };
  }
  const name = kindOfJob(target) ?? nameOfJob(target);
  const credit = best!.credit;
  return [
    {
      id: "field-of-roles",
      label: null,
      requirementId: null,
      weight: CATEGORY.field,
      credit,
      status: statusOfCredit(credit, LEAST_SHOWN),
      reason:
        credit > LEAST_SHOWN
          ? { code: "role-in-field", role: best!.role.title, field: name }
          : { code: "no-role-in-field", field: name },
      evidence: credit > LEAST_SHOWN ? best!.role.quotes : [],
    },
  ];
}
