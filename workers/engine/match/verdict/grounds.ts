import type { Candidate } from "../candidate";
import { coverageOfKind } from "../evidence/kind-of-work";
import type { Passage } from "../evidence/passages";
import { type Place, type SearchResult, searchFor, standsTogether, wordsHeld } from "../evidence/search";
import { answerSkill, type SkillAnswer } from "../evidence/skill-index";
import { type SoftSign, signWords } from "../evidence/soft-signs";
import type { SkillAsk, Target } from "../target";
import { GROUNDS, KIND_POINTS, SIGNS_FULL } from "./verdict-weights";

/** All that a résumé says of one requirement: the dictionary's answer, the search for its words, and the grounds' shares. */
export type Grounds = {
  answer: SkillAnswer | null;
  search: SearchResult;
  /** lines that name a soft skill, and lines that show it in several words, those with most of them first */
  naming: Passage[];
  showing: Passage[];
  shares: Record<keyof typeof GROUNDS, number>;
  points: number;
};

const WHOLE = 0.75;
/** So much of a soft skill's name in one line names it. */
const NAMED_SHARE = 0.9;
/** So many different words for doing what takes a soft skill show it in one line. */
const SHOWN_BY = 2;
/** A sign outside the jobs counts half of one in a job's line. */
const ELSEWHERE = 0.5;

/** Gathers and weighs the grounds for one requirement. */
export function groundsFor(candidate: Candidate, target: Target, ask: SkillAsk): Grounds {
  const { requirement, phrases, sentence, signs } = ask;
  const answer = answerSkill(candidate.skills, requirement.anyOf, requirement.orSimilar ?? false);
  const says = linesWith(candidate, signs, "says");
  const does = linesWith(candidate, signs, "does");
  const found = searchFor(phrases, candidate.passages);
  const search = signs.length > 0 ? ofTraits(found, [...says.lines, ...does.lines]) : found;
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
    kindOfWork: kindShown(candidate, target),
    typical: Math.max(0, ...requirement.anyOf.map((id) => candidate.typical.get(id) ?? 0)),
    sentence: sentence ? unnamed * Math.min(1, searchFor([sentence], candidate.passages).anywhere) : 0,
  };
  let points: number = KIND_POINTS[ask.judgedAs];
  for (const name of Object.keys(GROUNDS) as (keyof typeof GROUNDS)[]) points += GROUNDS[name] * shares[name];
  return { answer, search, naming: says.lines, showing: does.lines, shares, points };
}

/** What says something of a soft skill: lines with its signs, and those that hold its name whole ("work with the management" isn't "time management"). */
function ofTraits(search: SearchResult, signed: Passage[]): SearchResult {
  const best: SearchResult["best"] = {};
  for (const place of Object.keys(search.best) as Place[]) {
    const found = search.best[place]!;
    const whole = found.own >= NAMED_SHARE && wordsHeld(found) > 1 && standsTogether(found);
    if (whole || signed.includes(found.passage)) best[place] = found;
  }
  return { ...search, best };
}

/** How far the résumé shows the skills typical of the job's kinds of work, each kind by its share. */
function kindShown(candidate: Candidate, { title }: Target): number {
  return title.occupations.reduce(
    (sum, { id, share }) => sum + share * coverageOfKind(candidate.skills, id).credit,
    0,
  );
}

/** Lines with a sign, each counted once however often it stands there. One word for doing shows nothing by itself ("stored results"). */
function linesWith({ passages }: Candidate, signs: readonly SoftSign[], which: "says" | "does") {
  const lines: { passage: Passage; words: number }[] = [];
  let amount = 0;
  const said = new Set<string>();
  for (const passage of signs.length > 0 ? passages.passages : []) {
    if (passage.where === "listed") continue;
    const words = signWords(passage.line.value, signs, which);
    const all = passage.stems.join(" ");
    if (words.size === 0 || said.has(all)) continue;
    said.add(all);
    lines.push({ passage, words: words.size });
    amount += passage.where === "experience" || passage.where === "project" ? 1 : ELSEWHERE;
  }
  const least = which === "says" ? 1 : SHOWN_BY;
  const telling = lines.filter(({ words }) => words >= least).sort((a, b) => b.words - a.words);
  return { lines: telling.map(({ passage }) => passage), amount };
}
