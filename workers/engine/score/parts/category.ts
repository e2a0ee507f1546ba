import { skillWeight } from "../../job/skill-weight";
import { occupationById, skillById } from "../../knowledge";
import type { Quote, Score } from "../../types";
import type { Candidate } from "../candidate";
import { type Role, titleLikeness } from "../evidence/roles";
import { clamp, type DraftPart, scoreOf } from "../points";
import { isNamed, nameOfJob, type Target } from "../target";
import { CATEGORY, MET_FROM } from "../weights";
import { kindPart } from "./experience";

/**
 * The category score: is this person's field of work the job's? By the roles held, by the skills typical of the kind of
 * work, and by the fields that the skills belong to. Null where the job or the résumé names no field.
 */
export function categoryScore(candidate: Candidate, target: Target): Score | null {
  if (candidate.roles.length === 0 && candidate.skills.own.size === 0) return null;
  return scoreOf([
    ...fieldPart(candidate, target),
    ...kindPart(candidate, target, CATEGORY.kind),
    ...skillsPart(candidate, target),
  ]);
}

function fieldPart(candidate: Candidate, target: Target): DraftPart[] {
  if (!isNamed(target) || candidate.roles.length === 0) return [];
  let best: { role: Role; credit: number } | null = null;
  for (const role of candidate.roles) {
    const credit = titleLikeness(role.named, target.title, candidate.skills) * role.weight;
    if (!best || credit > best.credit) best = { role, credit };
  }
  const name = occupationById(target.title.occupations[0]?.id ?? "")?.name ?? nameOfJob(target);
  const credit = best!.credit;
  return [
    {
      id: "field-of-roles",
      label: "Field of the roles held",
      requirementId: null,
      weight: CATEGORY.field,
      credit,
      status: credit >= MET_FROM ? "met" : credit > 0.1 ? "partly" : "not-found",
      reason:
        credit > 0.1
          ? `"${best!.role.title}" is the role closest to the field of ${name}.`
          : `None of the roles in the résumé is in the field of ${name}.`,
      evidence: credit > 0.1 ? best!.role.quotes : [],
    },
  ];
}

function skillsPart(candidate: Candidate, target: Target): DraftPart[] {
  const wanted = target.fields;
  if (wanted.size === 0 || candidate.skills.own.size === 0) return [];
  const found = new Map<string, { weight: number; quotes: Quote[] }>();
  for (const [id, evidence] of candidate.skills.own) {
    const skill = skillById(id);
    if (!skill || skill.kind === "soft" || !wanted.has(skill.field)) continue;
    const known = found.get(skill.field) ?? { weight: 0, quotes: [] };
    known.weight += skillWeight(id) * evidence.credit;
    if (evidence.quotes[0] && known.quotes.length < 4) known.quotes.push(evidence.quotes[0]);
    found.set(skill.field, known);
  }
  let credit = 0;
  const evidence: Quote[] = [];
  for (const [field, share] of wanted) {
    const have = found.get(field);
    if (!have) continue;
    credit += share * clamp(have.weight / ENOUGH_SKILLS);
    evidence.push(...have.quotes);
  }
  return [
    {
      id: "field-of-skills",
      label: "Skills of the field",
      requirementId: null,
      weight: CATEGORY.skills,
      credit,
      status: credit >= MET_FROM ? "met" : credit > 0 ? "partly" : "not-found",
      reason:
        credit > 0
          ? "Counted by the fields that the job's skills and the résumé's skills belong to."
          : "None of the résumé's skills belongs to a field of the job's skills.",
      evidence: evidence.slice(0, 4),
    },
  ];
}

/** This weight of well-shown skills of one field counts as full. */
const ENOUGH_SKILLS = 3;
