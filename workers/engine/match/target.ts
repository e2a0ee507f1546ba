import { skillWeight } from "../job/skill-weight";
import { findSkills, occupationById, skillById } from "../knowledge";
import { type DutyIndex, indexDuties } from "../match/duties";
import { mainLanguage } from "../parse/main-language";
import type { JobProfile, Requirement } from "../types";
import { industriesOfJob } from "./evidence/industries";
import { type JobTitle, nameTitle } from "./evidence/roles";
import { fieldsOfJob } from "./fields-of-job";
import { IMPORTANCE, QUALIFICATION } from "./weights";

/** A skill, degree, language or certificate asked for, with its weight against the other asks. */
export type SkillAsk = { requirement: Requirement; weight: number; soft: boolean };

/** A job as the scores see it: weighed and indexed once, however many résumés are held against it. */
export type Target = {
  job: JobProfile;
  title: JobTitle;
  asks: SkillAsk[];
  duties: DutyIndex;
  /** ISO 639-1 code of the posting's sentences */
  language: string;
  fields: Map<string, number>;
  industries: Map<string, number>;
};

const prepared = new WeakMap<JobProfile, Target>();

/** Weighs and indexes a job; the same object is prepared only once. */
export function targetOf(job: JobProfile): Target {
  const known = prepared.get(job);
  if (known) return known;
  const inTitle = namedBy(job.title);
  const compared = {
    title: { words: nameTitle(job.title).words, occupations: kindsOf(job) },
    asks: job.requirements
      .filter((one) => one.kind === "skill" || isQualification(one.kind))
      // one order for all sums: the same asks in another order must not round to another tenth
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((one) => ask(one, inTitle)),
  };
  const target: Target = {
    job,
    language: mainLanguage(job.duties ?? []),
    ...compared,
    fields: fieldsOfJob(compared),
    industries: industriesOfJob(job, compared.title),
    duties: indexDuties(
      (job.duties ?? []).map((duty) => duty.text),
      [job.title, ...job.requirements.flatMap((one) => one.quotes.map((quote) => quote.text))],
    ),
  };
  prepared.set(job, target);
  return target;
}

/** Tells what a title names itself, by id or, where the knowledge base has none, by its words. */
function namedBy(title: string): (id: string) => boolean {
  const ids = new Set(findSkills(title).map((hit) => hit.id));
  const words = ` ${title.toLowerCase()} `;
  return (id) => ids.has(id) || (skillById(id) === undefined && words.includes(` ${id} `));
}

function ask(requirement: Requirement, inTitle: (id: string) => boolean): SkillAsk {
  const weights = isQualification(requirement.kind)
    ? [QUALIFICATION[requirement.kind]]
    : requirement.anyOf.map(skillWeight);
  const gate = requirement.gate && requirement.kind === "skill" ? IMPORTANCE.gate : 1;
  const named = requirement.kind === "skill" && requirement.anyOf.some(inTitle) ? IMPORTANCE.title : 1;
  return {
    requirement,
    weight: Math.max(...weights, 0) * IMPORTANCE[requirement.importance] * gate * named,
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

function kindsOf(job: JobProfile): JobTitle["occupations"] {
  if (job.occupations && job.occupations.length > 0) return job.occupations;
  return job.occupation ? [{ id: job.occupation, share: 1 }] : [];
}

/** True where the job's kind of work or its title is known, so that roles can be compared with it. */
export function isNamed({ title }: Target): boolean {
  return title.words.length > 0 || title.occupations.length > 0;
}

/** The job in words: its title, else the kind of work that it most speaks of. */
export function nameOfJob({ job, title }: Target): string {
  return job.title || (occupationById(title.occupations[0]?.id ?? "")?.name ?? "this job");
}
