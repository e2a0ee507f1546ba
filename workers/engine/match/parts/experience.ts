import { compareDuties, type SharedDuties } from "../../match/duties";
import type { Quote, Score } from "../../types";
import type { Candidate } from "../candidate";
import { isSameWork, type Role, titleLikeness, workLikeness } from "../evidence/roles";
import { compareSubject, type SubjectMatch } from "../evidence/subject";
import { spell } from "../months";
import { clamp, type DraftPart, scoreOf } from "../points";
import { isNamed, nameOfJob, type Target } from "../target";
import { EXPERIENCE, MET_FROM, USUAL_YEARS, USUAL_YEARS_UNKNOWN_LEVEL } from "../weights";
import { kindPart } from "./kind-of-work";

/** How a résumé's work stands to a job, before it becomes points. */
export type ExperienceMatch = {
  /** the closest role, by likeness times its weight */
  role: { role: Role; likeness: number } | null;
  /** months of work, each entry counted by its likeness to the job, never more than the months of work in all */
  relatedMonths: number;
  askedMonths: number;
  subject: SubjectMatch;
  duties: SharedDuties | null;
};

/** Compares roles, months and duties. A month counts by its title or by what the entry tells, whichever comes closer. */
export function matchExperience(candidate: Candidate, target: Target): ExperienceMatch {
  const hasTitle = isNamed(target);
  const comparable = sharesLanguage(candidate, target);
  const subject = compareSubject(candidate, target);
  let best: ExperienceMatch["role"] = null;
  let related = 0;
  for (const role of candidate.roles) {
    // a translated title shares no word with the job's: the kind of work alone is compared
    const likenessOf = comparable ? titleLikeness : workLikeness;
    const likeness = hasTitle ? likenessOf(role.named, target.title, candidate.skills) : 0;
    if (role.paid) related += role.months * closeness(role, likeness);
    if (likeness > 0 && (!best || likeness * role.weight > best.likeness * best.role.weight))
      best = { role, likeness };
  }
  const titled = new Set(candidate.roles.map((role) => role.entry));
  candidate.facts.experience.forEach(({ kind, months }, at) => {
    if (kind === "job" && !titled.has(at) && comparable)
      related += (months ?? 0) * (subject.entries[at] ?? 0);
  });
  const { totalMonths } = candidate.facts;
  return {
    role: best,
    relatedMonths: Math.min(related, totalMonths),
    askedMonths: askedMonths(target),
    subject,
    duties: comparable ? compareDuties(target.duties, candidate.lines) : null,
  };

  function closeness(role: Role, likeness: number): number {
    if (isSameWork(role.named, target.title)) return 1;
    const told = role.entry === null || !comparable ? 0 : (subject.entries[role.entry] ?? 0);
    return Math.max(likeness, told);
  }
}

/** Words of two languages can't be held against each other: the part is left out, never counted against the person. */
export function sharesLanguage(candidate: Candidate, target: Target): boolean {
  return candidate.facts.language === target.language;
}

/** Months that count as full: the posting's own figure, else what is usual at the job's level. */
export function askedMonths({ job }: Target): number {
  if (job.years.min !== null) return job.years.min * 12;
  return 12 * (job.seniority ? USUAL_YEARS[job.seniority] : USUAL_YEARS_UNKNOWN_LEVEL);
}

/** The experience score. Null where the résumé shows no work at all, or the job nothing to compare it with. */
export function experienceScore(candidate: Candidate, target: Target, match: ExperienceMatch): Score | null {
  const hasWork = candidate.facts.experience.length > 0 || candidate.facts.lines.length > 0;
  const comparable = isNamed(target) || target.job.years.min !== null || target.duties.sentences.length > 0;
  if (!hasWork || !comparable) return null;
  return scoreOf([
    yearsPart(candidate, target, match),
    ...rolePart(target, match),
    ...kindPart(candidate, target, EXPERIENCE.kind),
    ...dutiesPart(target, candidate, match),
  ]);
}

function yearsPart(candidate: Candidate, target: Target, match: ExperienceMatch): DraftPart {
  const { askedMonths: asked, relatedMonths } = match;
  const credit = asked > 0 ? clamp(relatedMonths / asked) : 1;
  const requirementId = target.job.requirements.find((one) => one.kind === "years")?.id ?? null;
  const dated = candidate.facts.experience.filter((entry) => entry.months !== null);
  const base =
    target.job.years.min !== null
      ? `${spell(asked)} asked for`
      : `${spell(asked)} taken as usual for the level`;
  return {
    id: "related-years",
    label: "Time in related work",
    requirementId,
    weight: EXPERIENCE.years,
    credit,
    status: dated.length === 0 ? "unclear" : credit >= 1 ? "met" : credit > 0 ? "partly" : "not-found",
    reason:
      dated.length === 0
        ? "No entry under experience has dates that can be counted."
        : `${spell(Math.round(relatedMonths))} of related work, each job counted by how close it is; ${base}.`,
    evidence: dated
      .flatMap((entry) => [...(entry.start?.quotes ?? []), ...(entry.end?.quotes ?? [])])
      .slice(0, 6),
  };
}

/** From this likeness on, titles are one title. */
const SAME_TITLE = 0.95;

export function rolePart(target: Target, { role }: ExperienceMatch): DraftPart[] {
  if (!isNamed(target)) return [];
  const base = { id: "similar-role", label: "Similar roles", requirementId: null, weight: EXPERIENCE.roles };
  if (!role) {
    const reason = `No job title in the résumé is close to ${nameOfJob(target)}.`;
    return [{ ...base, credit: 0, status: "not-found", reason, evidence: [] }];
  }
  const credit = role.likeness * role.role.weight;
  const same = isSameWork(role.role.named, target.title);
  const how =
    role.likeness >= SAME_TITLE || same
      ? "the same kind of work as"
      : role.likeness >= 0.5
        ? "close to"
        : "loosely related to";
  const where = role.role.entry === null ? " (without dates)" : "";
  const renamed = same && role.likeness < SAME_TITLE ? ", under another title" : "";
  return [
    {
      ...base,
      credit,
      status: credit >= MET_FROM ? "met" : "partly",
      reason: `"${role.role.title}"${where} is ${how} ${nameOfJob(target)}${renamed}.`,
      evidence: role.role.quotes,
    },
  ];
}

export function dutiesPart(target: Target, candidate: Candidate, { duties }: ExperienceMatch): DraftPart[] {
  if (target.duties.sentences.length === 0 || !sharesLanguage(candidate, target)) return [];
  const base = { id: "duties", label: "Duties in common", requirementId: null, weight: EXPERIENCE.duties };
  if (!duties || duties.credit === 0) {
    const reason =
      "No line of the résumé describes work like this job's duties: the daily work is worth asking about.";
    return [{ ...base, credit: 0, status: "not-found", reason, evidence: [] }];
  }
  const evidence = linesOf(candidate, duties);
  return [
    {
      ...base,
      credit: duties.credit,
      status: duties.credit >= MET_FROM ? "met" : "partly",
      reason:
        evidence.length > 0
          ? sharedDuties(evidence.length, duties.credit)
          : "Single words of the job's duties stand in the résumé, but no line describes work like it: the daily work is worth asking about.",
      evidence,
    },
  ];
}

function sharedDuties(lines: number, credit: number): string {
  const counted = lines === 1 ? "one line" : `${lines} lines`;
  return credit >= MET_FROM
    ? `The résumé describes work like this job's duties, most closely in ${counted}.`
    : `The résumé describes a part of this job's duties, most closely in ${counted}; the rest is worth asking about.`;
}

function linesOf(candidate: Candidate, duties: SharedDuties): Quote[] {
  const lines = [...new Set(duties.pairs.map((pair) => pair.line))].slice(0, 4);
  return lines.map((line) => candidate.lines.quotes[line]).filter((quote): quote is Quote => Boolean(quote));
}
