import { occupationById, occupationByTitle, skillById } from "../knowledge";
import { type Answer, answersOf } from "../match/parts/answers";
import { isSayable } from "../match/parts/sayable";
import { FAR_APART } from "../match/weights";
import type { JobProfile, Message, Requirement, ResumeFacts, ScoreSheet, SkillUse } from "../types";
import { type Change, latestJob } from "./change";
import { jobOfQuote } from "./job-of-quote";
import { mayMean } from "./same-meaning";
import { workNamed } from "./work-named";

export type Proposal = { change: Change; promise: Message; requirementId: string };

/** Whether a job lies so far from what a résumé shows that single lines won't bridge it: neither the match nor the field of work is near. */
export function isFarApart({ scores }: ScoreSheet): boolean {
  return (
    (scores.relevancy?.value ?? FAR_APART) < FAR_APART && (scores.category?.value ?? FAR_APART) < FAR_APART
  );
}

/**
 * For each must that a résumé doesn't fully bear out: what a person could truthfully add to the work that it speaks of. Only what
 * that work may well hold: it is named without proof, something near it or a line close to it stands there, the kind of work
 * usually takes it, or the work is of the posting's own kind and no line says it. Nobody is told to claim what they plainly don't do, and none is proposed for a pair far apart.
 * @param sheet the sheet of these facts and this job
 */
export function proposalsFor(facts: ResumeFacts, job: JobProfile, sheet: ScoreSheet): Proposal[] {
  if (isFarApart(sheet)) return [];
  const nearest = nearestJob(facts, sheet);
  return answersOf(job, sheet).flatMap((answer) => {
    if (!isProposable(answer)) return [];
    const { requirement } = answer;
    const skill = alternativeNamed(facts, answer) ?? requirement.anyOf[0]!;
    const name = skillById(skill)?.name ?? skill;
    const found = proposed(facts, sheet, { answer, nearest, name });
    return found
      ? {
          change: { kind: "show-skill", skill, name, entry: found.entry },
          promise: found.promise,
          requirementId: requirement.id,
        }
      : [];
  });
}

function isProposable({ requirement: { kind, importance, anyOf }, part }: Answer): boolean {
  if (importance !== "must" || (kind !== "skill" && kind !== "duty") || anyOf.length === 0) return false;
  return part.status !== "met" && part.group !== "soft-skills";
}

/** A job that ended so many years before the latest one teaches nobody what such work takes today. */
const LONG_GONE = 15;

function nearestJob(
  { experience, asOf }: ResumeFacts,
  { experience: items = [] }: ScoreSheet,
): number | null {
  const year = (at: number) => Number((experience[at]?.end?.value ?? asOf).slice(0, 4));
  const latest = latestJob(experience);
  const relevance = (at: number) =>
    latest !== null && year(latest) - year(at) > LONG_GONE ? -1 : (items[at]?.relevance?.value ?? 0);
  let best = latest;
  experience.forEach(({ kind }, at) => {
    const closer = relevance(at) > (best === null ? 0 : relevance(best));
    if (kind === "job" && closer) best = at;
  });
  return best;
}

type Found = { entry: number; promise: Message };

function proposed(
  facts: ResumeFacts,
  sheet: ScoreSheet,
  { answer, nearest, name }: { answer: Answer; nearest: number | null; name: string },
): Found | null {
  const { requirement, part } = answer;
  const { reason, evidence } = part;
  const skill = requirement.label;
  const at = evidence[0] ? jobOfQuote(facts, evidence[0]) : null;
  const work = (entry: number) => workNamed(facts.experience[entry]!);
  switch (reason.code) {
    case "named":
      if (nearest === null || reason.place === "experience" || reason.place === "project") return null;
      return {
        entry: nearest,
        promise: {
          code: "show-claimed",
          skill: requirement.anyOf.length > 1 ? name : skill,
          words: reason.words,
          ...work(nearest),
        },
      };
    case "stands-in":
      if (at === null) return null;
      return { entry: at, promise: { code: "show-beside", skill, names: [reason.name], ...work(at) } };
    case "told-in-part":
    case "unclear-line":
      // A line of other work that sounds alike ("Adhered to safety rules") means something else.
      if (at === null || isLessRelated(at, sheet)) return null;
      if (!reason.quote || !mayMean(reason.quote, requirement.label)) return null;
      return { entry: at, promise: { code: "show-in-line", skill, words: reason.quote, ...work(at) } };
    default: {
      if (nearest === null) return null;
      if (isUsual(requirement, facts.experience[nearest]?.title?.value))
        return { entry: nearest, promise: { code: "show-usual", skill, ...work(nearest) } };
      if (reason.code !== "words-only" || !isSayable(requirement) || !isOfKind(nearest, sheet)) return null;
      return { entry: nearest, promise: { code: "show-of-kind", skill, ...work(nearest) } };
    }
  }
}

/** The relevance, of 100, from which a job is of the posting's kind: a line cook's 30 for a cook's posting, not a buyer's 9 for a planner's. */
const OF_KIND = 25;

function isOfKind(entry: number, { experience = [] }: ScoreSheet): boolean {
  return (experience[entry]?.relevance?.value ?? 0) >= OF_KIND;
}

/** Less than half as relevant to the posting as the most relevant job. */
function isLessRelated(entry: number, { experience = [] }: ScoreSheet): boolean {
  const closest = Math.max(0, ...experience.map(({ relevance }) => relevance?.value ?? 0));
  return (experience[entry]?.relevance?.value ?? 0) < closest / 2;
}

/** Of several things that would do, the one that the answer quotes; null where it quotes none of them. */
function alternativeNamed({ skills }: ResumeFacts, { requirement, part }: Answer): string | null {
  const isQuoted = ({ quote: { line, start } }: SkillUse) =>
    part.evidence.some((quote) => quote.line === line && quote.start === start);
  const named = skills.find(({ id, uses }) => requirement.anyOf.includes(id ?? "") && uses.some(isQuoted));
  return named?.id ?? null;
}

function isUsual({ anyOf }: Requirement, title: string | undefined): boolean {
  const occupation = occupationById((title && occupationByTitle(title)?.id) ?? "");
  return anyOf.some((id) => skillById(id) !== undefined && (occupation?.skills.includes(id) ?? false));
}
