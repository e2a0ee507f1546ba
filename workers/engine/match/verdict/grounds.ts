import type { Candidate } from "../candidate";
import { coverageOfKind } from "../evidence/kind-of-work";
import type { Passage } from "../evidence/passages";
import { type SearchResult, searchFor } from "../evidence/search";
import { answerSkill, type SkillAnswer } from "../evidence/skill-index";
import type { SoftSign } from "../evidence/soft-signs";
import type { SkillAsk, Target } from "../target";
import { GROUNDS, KIND_POINTS, SIGNS_FULL } from "./verdict-weights";

/** All that a résumé says of one requirement: the dictionary's answer, the search for its words, and the grounds' shares. */
export type Grounds = {
  answer: SkillAnswer | null;
  search: SearchResult;
  /** lines that show a soft skill, those that name it first, and these alone */
  signs: Passage[];
  naming: Passage[];
  shares: Record<keyof typeof GROUNDS, number>;
  points: number;
};

const WHOLE = 0.75;
/** A sign outside the jobs counts half of one in a job's line. */
const ELSEWHERE = 0.5;

/** Gathers and weighs the grounds for one requirement. */
export function groundsFor(candidate: Candidate, target: Target, ask: SkillAsk): Grounds {
  const { requirement, phrases, sentence, signs } = ask;
  const answer = answerSkill(candidate.skills, requirement.anyOf, requirement.orSimilar ?? false);
  const search = searchFor(phrases, candidate.passages);
  const named = answer?.near === "same";
  const atWork = answer?.evidence.where === "experience" || answer?.evidence.where === "project";
  const { best } = search;
  const told = Math.max(best.told?.share ?? 0, best.education?.share ?? 0, best.certificate?.share ?? 0);
  const unnamed = named ? 0 : 1;
  const says = linesWith(candidate, signs, "says");
  const does = linesWith(candidate, signs, "does");
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
    kindOfWork: kindShown(candidate, target),
    typical: Math.max(0, ...requirement.anyOf.map((id) => candidate.typical.get(id) ?? 0)),
    sentence: sentence ? unnamed * Math.min(1, searchFor([sentence], candidate.passages).anywhere) : 0,
  };
  let points: number = KIND_POINTS[ask.judgedAs];
  for (const name of Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]) points += GROUNDS[name] * shares[name];
  return { answer, search, signs: [...says.lines, ...does.lines], naming: says.lines, shares, points };
}

/** How far the résumé shows the skills typical of the job's kinds of work, each kind by its share. */
function kindShown(candidate: Candidate, { title }: Target): number {
  return title.occupations.reduce(
    (sum, { id, share }) => sum + share * coverageOfKind(candidate.skills, id).credit,
    0,
  );
}

function linesWith({ passages }: Candidate, signs: readonly SoftSign[], which: "says" | "does") {
  const lines: Passage[] = [];
  let amount = 0;
  if (signs.length === 0) return { lines, amount };
  const said = new Set<string>();
  for (const passage of passages.passages) {
    if (passage.where === "listed" || !signs.some((one) => one[which].test(passage.line.value))) continue;
    const words = passage.stems.join(" ");
    if (said.has(words)) continue;
    said.add(words);
    lines.push(passage);
    amount += passage.where === "experience" || passage.where === "project" ? 1 : ELSEWHERE;
  }
  return { lines, amount };
}
