import { hasWorkWords } from "../../knowledge/work-words";
import { compareDuties, type SharedDuties } from "../../match/duties";
import type { Experience, Message, Quote, Requirement, Score } from "../../types";
import type { Candidate } from "../candidate";
import { kindShown } from "../evidence/kind-of-work";
import { isSameWork, type Role, titleLikeness, workLikeness } from "../evidence/roles";
import { compareSubject, type SubjectMatch } from "../evidence/subject";
import { monthsOfEach } from "../months";
import { type DraftPart, scoreOf } from "../points";
import { isNamed, nameOfJob, type Target } from "../target";
import { CLOSE_ROLE, OF_TRADE } from "../verdict/verdict-weights";
import { type RelatedWork, shareOfYears } from "../verdict/years";
import { EXPERIENCE, MET_FROM, RELEVANCY_FULL, USUAL_YEARS, USUAL_YEARS_UNKNOWN_LEVEL } from "../weights";
import { kindPart } from "./kind-of-work";
import { sharedWords } from "./shared-words";

export type ExperienceMatch = {
  /** the closest role, by likeness times its weight */
  role: { role: Role; likeness: number } | null;
  related: RelatedWork;
  askedMonths: number;
  subject: SubjectMatch;
  duties: SharedDuties | null;
};

/** A job that is less close than this is other work: none of its months count, however many ("three years of a cook's work" of a fundraiser). */
const LEAST_CLOSENESS = 0.25;
/** What its lines tell counts from here on: every job speaks of customers, and an examiner of banks is no teller. */
const LEAST_TOLD = 0.35;
/** ... and from here on where neither its title is close nor the skills of the job's kind of work are shown: who trained sales staff "developed" no software. */
const LEAST_TOLD_ELSEWHERE = 0.5;
/** Titles less alike than this have a word or a field in common, and are no related roles. */
const LEAST_LIKENESS = 0.12;

/** How close a job is, 0 to 1; whether its title is as close as its lines, and whether its title isn't close. */
type Closeness = { share: number; byTitle: boolean; elsewhere: boolean };

/** Compares roles, months and duties. A month counts by its title or by what the entry tells, whichever comes closer. */
export function matchExperience(candidate: Candidate, target: Target): ExperienceMatch {
  const hasTitle = isNamed(target);
  const comparable = comparesWords(candidate, target);
  const sameLanguage = candidate.facts.language === target.language;
  const subject = compareSubject(candidate, target);
  const { occupations } = target.title;
  const isElsewhere = occupations.length > 0 && kindShown(candidate.skills, occupations) < OF_TRADE;
  let best: ExperienceMatch["role"] = null;
  const closeness = new Map<number, Closeness>();
  const likenesses = new Map<Role, number>();
  for (const role of candidate.roles) {
    // a translated title shares no word with the job's: the kind of work alone is compared
    const likenessOf = sameLanguage ? titleLikeness : workLikeness;
    const likeness = hasTitle ? likenessOf(role.named, target.title, candidate.skills) : 0;
    likenesses.set(role, likeness);
    if (role.paid && role.entry !== null) {
      const named = isSameWork(role.named, target.title) ? 1 : likeness;
      const told = toldIn(role.entry, named);
      const byTitle = named >= told;
      take(role.entry, { share: Math.max(named, told), byTitle, elsewhere: named < CLOSE_ROLE });
    }
    if (likeness >= LEAST_LIKENESS && (!best || likeness * role.weight > best.likeness * best.role.weight))
      best = { role, likeness };
  }
  const { experience } = candidate.facts;
  const isCurrent = experience[best?.role.entry ?? -1]?.isCurrent;
  const closest = best && !isCurrent ? asNear(best, likenesses) : best;
  const titled = new Set(candidate.roles.map((role) => role.entry));
  experience.forEach(({ kind }, at) => {
    if (kind === "job" && !titled.has(at))
      take(at, { share: toldIn(at, 0), byTitle: false, elsewhere: false });
  });
  return {
    role: closest,
    related: relatedWork(candidate, closeness),
    askedMonths: askedMonths(target),
    subject,
    duties: comparable ? compareDuties(target.duties, candidate.lines) : null,
  };

  function toldIn(entry: number, named: number): number {
    const told = comparable ? (subject.entries[entry] ?? 0) : 0;
    const least = isElsewhere && named < CLOSE_ROLE ? LEAST_TOLD_ELSEWHERE : LEAST_TOLD;
    return told < least ? 0 : told;
  }

  function take(entry: number, one: Closeness) {
    if (one.share >= LEAST_CLOSENESS) closeness.set(entry, one);
  }
}

const SHORT_MONTHS = 12;

/** Beside a job of a year or less, a longer one that is as near is named, and counts as much. */
function asNear(best: { role: Role; likeness: number }, likenesses: Map<Role, number>) {
  if (best.role.months > SHORT_MONTHS) return best;
  const longer = [...likenesses]
    .filter(([role, likeness]) => role.paid && likeness >= best.likeness && role.months > SHORT_MONTHS)
    .sort(([a], [b]) => b.months - a.months)[0];
  return longer ? { ...best, role: { ...longer[0], weight: best.role.weight } } : best;
}

/** So many jobs are named where the months of each are told. */
const JOBS_NAMED = 3;

/** The months that jobs add, each by its closeness, and those that add most, so that the sum can be made on paper. */
function relatedWork(
  { facts: { experience, totalMonths } }: Candidate,
  closeness: Map<number, Closeness>,
): RelatedWork {
  const shares = new Map([...closeness].map(([at, { share }]) => [at, share]));
  const added = [...monthsOfEach(experience, shares)]
    .map(([at, months]) => ({ ...closeness.get(at)!, role: experience[at]!.title?.value ?? null, months }))
    .sort((a, b) => b.months * b.share - a.months * a.share);
  const sum = (jobs: typeof added) => jobs.reduce((so, { months, share }) => so + months * share, 0);
  return {
    months: Math.min(sum(added), totalMonths),
    entries: [...shares].sort(([, a], [, b]) => b - a).map(([at]) => at),
    jobs: added
      .slice(0, JOBS_NAMED)
      .map(({ role, months, share, byTitle }) => ({ role, months, share, byTitle })),
    more: Math.max(0, added.length - JOBS_NAMED),
    elsewhere: sum(added.filter((one) => one.elsewhere)),
  };
}

/** Words of two languages can be compared where both have a list of work words; else the part is left out, never held against anyone. */
export function comparesWords({ facts }: Candidate, { language }: Target): boolean {
  return facts.language === language || (hasWorkWords(facts.language) && hasWorkWords(language));
}

/** Months that count as full: the figure that the sheet prints, else the posting's own, else what is usual at the job's level. */
export function askedMonths(target: Target): number {
  const { job } = target;
  const asked = yearsRequirement(target)?.minYears ?? job.years.min;
  if (asked !== null) return asked * 12;
  return 12 * (job.seniority ? USUAL_YEARS[job.seniority] : USUAL_YEARS_UNKNOWN_LEVEL);
}

/** The years asked for in general; of several the one whose figure is the posting's own. */
export function yearsRequirement({ job: { requirements, years } }: Target): Requirement | undefined {
  const asked = requirements.filter(({ kind }) => kind === "years");
  return asked.find(({ minYears }) => minYears === years.min) ?? asked[0];
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
  const requirementId = yearsRequirement(target)?.id ?? null;
  const judged = relatedYears(candidate, target, match);
  return { id: "related-years", label: null, requirementId, weight: EXPERIENCE.years, ...judged };
}

/** How the months of related work stand against those asked for, or usual; quotes the dates of the jobs that were counted. */
export function relatedYears(
  { facts: { experience } }: Candidate,
  target: Target,
  { askedMonths: asked, related }: ExperienceMatch,
): Pick<DraftPart, "credit" | "status" | "reason" | "evidence"> {
  const credit = shareOfYears(related, asked);
  const evidence = datesOf(related.entries.flatMap((at) => experience[at] ?? []));
  if (experience.every(({ months }) => months === null))
    return { credit, status: "unclear", reason: { code: "nothing-dated" }, evidence };
  return {
    credit,
    status: credit >= 1 ? "met" : credit > 0 ? "partly" : "not-found",
    reason: {
      code: "related-work",
      months: Math.round(related.months),
      neededMonths: asked,
      asked: target.job.years.min !== null,
      jobs: related.jobs,
      more: related.more,
      inPart: credit < 1 && related.months >= asked,
    },
    evidence,
  };
}

const DATES_SHOWN = 6;

/** Where the dates of jobs stand; a line that holds both is quoted once. */
function datesOf(entries: Pick<Experience, "start" | "end">[]): Quote[] {
  const quotes = entries.flatMap(({ start, end }) => [...(start?.quotes ?? []), ...(end?.quotes ?? [])]);
  const first = (one: Quote, at: number) =>
    quotes.findIndex(({ line, text }) => line === one.line && text === one.text) === at;
  return quotes.filter(first).slice(0, DATES_SHOWN);
}

const SAME_TITLE = 0.95;
/** From this likeness on, one title is called close to the other: two by their words need share more than two known kinds of work. */
const CLOSE_TITLE = { byWords: 0.5, byWork: 0.4 };

export function rolePart(target: Target, { role }: ExperienceMatch): DraftPart[] {
  if (!isNamed(target)) return [];
  const base = { id: "similar-role", label: null, requirementId: null, weight: EXPERIENCE.roles };
  if (!role) {
    const reason: Message = { code: "no-close-role", job: nameOfJob(target) };
    return [{ ...base, credit: 0, status: "not-found", reason, evidence: [] }];
  }
  const credit = role.likeness * role.role.weight;
  const same = isSameWork(role.role.named, target.title);
  const close = role.role.named.occupation ? CLOSE_TITLE.byWork : CLOSE_TITLE.byWords;
  const closeness = role.likeness >= SAME_TITLE || same ? "same" : role.likeness >= close ? "close" : "loose";
  return [
    {
      ...base,
      credit,
      status: credit >= MET_FROM ? "met" : "partly",
      reason: {
        code: "similar-role",
        role: role.role.title,
        job: nameOfJob(target),
        closeness,
        dated: role.role.entry !== null,
        renamed: same && role.likeness < SAME_TITLE,
      },
      evidence: role.role.quotes,
    },
  ];
}

/** From this credit on no part of the duties is said to be missing, where more than one line tells them: the row of the match score is met. */
const WHOLE_DUTIES = MET_FROM * RELEVANCY_FULL.duties;

export function dutiesPart(target: Target, candidate: Candidate, { duties }: ExperienceMatch): DraftPart[] {
  if (target.duties.sentences.length === 0 || !comparesWords(candidate, target)) return [];
  const base = { id: "duties", label: null, requirementId: null, weight: EXPERIENCE.duties };
  if (!duties || duties.credit === 0) {
    return [{ ...base, credit: 0, status: "not-found", reason: { code: "no-duties" }, evidence: [] }];
  }
  const lines = linesOf(candidate, duties);
  const isWhole = (from: number) => lines.length > 1 && duties.credit >= from;
  const { words, quotes } = sharedWords(
    candidate.passages,
    lines.length > 0 ? new Map() : duties.shared,
    target.duties.asking,
  );
  return [
    {
      ...base,
      credit: duties.credit,
      status: isWhole(MET_FROM) ? "met" : "partly",
      reason:
        lines.length > 0
          ? { code: "duties-in-lines", lines: lines.length, whole: isWhole(WHOLE_DUTIES) }
          : { code: "duties-in-words", words },
      evidence: lines.length > 0 ? lines : quotes,
    },
  ];
}

/** So few words are a name or a heading; no duty is told in them. */
const SHORTEST_DUTY = 5;
const DUTIES_SHOWN = 4;

/** Sentences of jobs and projects: titles, schools and addresses describe no work. */
function linesOf({ lines, facts: { experience } }: Candidate, duties: SharedDuties): Quote[] {
  const titles = new Set(experience.flatMap(({ title }) => title?.quotes ?? []));
  return [...new Set(duties.pairs.map((pair) => pair.line))]
    .filter((line) => lines.entries[line] !== null)
    .map((line) => lines.quotes[line])
    .filter((quote): quote is Quote => (quote?.text.split(/\s+/).length ?? 0) >= SHORTEST_DUTY)
    .filter((quote) => !titles.has(quote))
    .slice(0, DUTIES_SHOWN);
}
