import { skillById } from "../knowledge";
import type { JobProfile, Requirement } from "../types";
import { skillWeight } from "./evidence/occupations";
import { type NamedTitle, nameTitle } from "./evidence/roles";
import { type DutyIndex, indexDuties } from "./lexical/duties";
import { IMPORTANCE, QUALIFICATION } from "./weights";

/** A skill, degree, language or certificate asked for, with its weight against the other asks. */
export type SkillAsk = { requirement: Requirement; weight: number; soft: boolean };

/** A job as the scores see it: weighed and indexed once, however many résumés are held against it. */
export type Target = { job: JobProfile; title: NamedTitle; asks: SkillAsk[]; duties: DutyIndex };

const prepared = new WeakMap<JobProfile, Target>();

/** Weighs and indexes a job; the same object is prepared only once. */
export function targetOf(job: JobProfile): Target {
  const known = prepared.get(job);
  if (known) return known;
  const title = nameTitle(job.title);
  const target: Target = {
    job,
    title: job.occupation
      ? { ...title, occupation: job.occupation, confidence: title.confidence || 1 }
      : title,
    asks: job.requirements.filter((one) => one.kind === "skill" || isQualification(one.kind)).map(ask),
    duties: indexDuties((job.duties ?? []).map((duty) => duty.text)),
  };
  prepared.set(job, target);
  return target;
}

function ask(requirement: Requirement): SkillAsk {
  const weights = isQualification(requirement.kind)
    ? [QUALIFICATION[requirement.kind]]
    : requirement.anyOf.map(skillWeight);
  const gate = requirement.gate ? IMPORTANCE.gate : 1;
  return {
    requirement,
    weight: Math.max(...weights, 0) * IMPORTANCE[requirement.importance] * gate,
    soft:
      requirement.kind === "skill" &&
      requirement.anyOf.length > 0 &&
      requirement.anyOf.every((id) => skillById(id)?.kind === "soft"),
  };
}

/** True for what is answered by education, languages or certificates instead of skills. */
export function isQualification(kind: Requirement["kind"]): kind is keyof typeof QUALIFICATION {
  return kind in QUALIFICATION;
}
