import type { Candidate } from "../candidate";
import { kindShown } from "../evidence/kind-of-work";
import type { Passage } from "../evidence/passages";
import { workLikeness } from "../evidence/roles";
import { type SearchResult, searchFor } from "../evidence/search";
import { answerSkill, type SkillAnswer } from "../evidence/skill-index";
import { isNamed, type SkillAsk, type Target } from "../target";
import { ofTrait, traitLines } from "./traits";
import { GROUNDS, KIND_POINTS, SIGNS_FULL } from "./verdict-weights";

/** All that a résumé says of one requirement: the dictionary's answer, the search for its words, and the grounds' shares. */
export type Grounds = {
  answer: SkillAnswer | null;
  search: SearchResult;
  /** lines that name a soft skill, and lines that show it in several words, those with most of them first */
  naming: Passage[];
  showing: Passage[];
  shares: Record<keyof typeof GROUNDS, number>;
  /** how like the job's the closest role held is, 0 to 1; null where one side names none */
  closest: number | null;
  points: number;
};

const WHOLE = 0.75;

export function groundsFor(candidate: Candidate, target: Target, ask: SkillAsk): Grounds {
  const { requirement, phrases, sentence, signs } = ask;
  const answer = answerSkill(candidate.skills, requirement.anyOf, requirement.orSimilar ?? false);
  const says = traitLines(candidate, signs, "says");
  const does = traitLines(candidate, signs, "does");
  const found = searchFor(phrases, candidate.passages);
  const search = signs.length > 0 ? ofTrait(found, [...says.lines, ...does.lines]) : found;
  const named = answer?.near === "same";
  const atWork = answer?.evidence.where === "experience" || answer?.evidence.where === "project";
  const { best } = search;
  const told = Math.max(best.told?.share ?? 0, best.education?.share ?? 0, best.certificate?.share ?? 0);
  const unnamed = named ? 0 : 1;
  const shares: Grounds["shares"] = {
    namedAtWork: named && atWork ? 1 : 0,
    namedElsewhere: named && !atWork ? 1 : 0,
    moreSpecial: answer?.near === "child" ? 1 : 0,
    toldWhole: told >= WHOLE ? unnamed : 0,
    listedWhole: (best.listed?.share ?? 0) >= WHOLE ? unnamed : 0,
    anywhere: unnamed * Math.min(1, search.anywhere),
    inOneJob: unnamed * Math.min(1, search.entry),
    says: Math.min(1, says.amount / SIGNS_FULL.says),
    does: Math.min(1, does.amount / SIGNS_FULL.does),
    kindOfWork: kindShown(candidate.skills, target.title.occupations),
    typical: Math.max(0, ...requirement.anyOf.map((id) => candidate.typical.get(id) ?? 0)),
    sentence: sentence ? unnamed * Math.min(1, searchFor([sentence], candidate.passages).anywhere) : 0,
  };
  let points: number = KIND_POINTS[ask.judgedAs];
  for (const name of Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]) points += GROUNDS[name] * shares[name];
  const closest = closestRole(candidate, target);
  return { answer, search, naming: says.lines, showing: does.lines, shares, closest, points };
}

const closestRoles = new WeakMap<Target, WeakMap<Candidate, number | null>>();

function closestRole(candidate: Candidate, target: Target): number | null {
  const ofTarget = closestRoles.get(target) ?? new WeakMap<Candidate, number | null>();
  closestRoles.set(target, ofTarget);
  const told = ofTarget.get(candidate);
  if (told !== undefined) return told;
  const { roles, skills } = candidate;
  const isUnknown = !isNamed(target) || roles.every(({ named }) => named.occupation === null);
  const closest = isUnknown
    ? null
    : Math.max(0, ...roles.map(({ named }) => workLikeness(named, target.title, skills)));
  ofTarget.set(candidate, closest);
  return closest;
}
