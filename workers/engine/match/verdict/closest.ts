import { type Found, saysItself, wordsHeld } from "../evidence/found";
import { tellsWhole } from "../evidence/tells-whole";
import type { SkillAsk } from "../target";
import type { Grounds } from "./grounds";
import {
  CLOSE_ROLE,
  MET_OWN,
  MET_SHARE,
  OF_TRADE,
  OF_TRADE_ELSEWHERE,
  OF_TRADE_FOR_NAME,
} from "./verdict-weights";

/** The line, title or project of dated work that says most of it. */
export function lineOfWork({ search: { best } }: Grounds): Found | undefined {
  return [best.line, best.title, best.project]
    .filter((one) => one !== undefined)
    .sort((a, b) => b.share - a.share)[0];
}

/** The passage that says most of it: of dated work first. */
export function strongest({ search: { best } }: Grounds): Found | null {
  const inOrder = [
    best.line,
    best.title,
    best.project,
    best.certificate,
    best.education,
    best.told,
    best.listed,
  ];
  return inOrder.reduce<Found | null>(
    (top, one) => (one && (!top || one.share > top.share) ? one : top),
    null,
  );
}

/**
 * The passage that says it, by itself: words of a whole job taken together say nothing. One word of a trait's name isn't the
 * trait, nor is a word of its family that names something else ("organizations" for "organised").
 */
export function tellingPassage(
  { search: { best }, naming }: Grounds,
  { judgedAs, signs }: SkillAsk,
): Found | undefined {
  return [best.line, best.title, best.project, best.told, best.education, best.certificate].find(
    (found) =>
      found !== undefined &&
      found.share >= MET_SHARE &&
      found.own >= MET_OWN &&
      saysItself(found) &&
      tellsWhole(found) &&
      (judgedAs !== "soft" ||
        (wordsHeld(found) >= Math.min(2, found.phrase.stems.length) &&
          (signs.length === 0 || naming.includes(found.passage)))),
  );
}

/**
 * Whether someone does this kind of work at all: only then a stray word is likely to be about it. One word of a skill's own name
 * takes more: "machine tools" say nothing of machine learning, except for people who work with data.
 */
export function isOfTrade(grounds: Grounds): boolean {
  const { shares } = grounds;
  const found = strongest(grounds);
  const least = isElsewhere(grounds)
    ? OF_TRADE_ELSEWHERE
    : found && isPartOfName(found)
      ? OF_TRADE_FOR_NAME
      : OF_TRADE;
  return shares.kindOfWork >= least || shares.typical > 0;
}

export function isOfThisWork({ closest }: Grounds): boolean {
  return closest !== null && closest >= CLOSE_ROLE;
}

/**
 * Whether nothing but a word or two is found of it, in the words of quite other work: one word of several ("account analyses" for
 * business analysis), or a skill's name in another sense or in words of the same families ("a new menu design" for software
 * architecture).
 */
export function isOfOtherWork(found: Found, grounds: Grounds): boolean {
  if (grounds.answer || isOfThisWork(grounds) || grounds.shares.kindOfWork >= OF_TRADE_FOR_NAME) return false;
  const isLone = wordsHeld(found) < 2;
  if (!found.phrase.isName) return isLone && found.phrase.stems.length > 1;
  return isLone || found.own < MET_OWN || !tellsWhole(found);
}

function isElsewhere({ closest }: Grounds): boolean {
  return closest !== null && closest < CLOSE_ROLE;
}

/** One word of a skill's own name of several. */
export function isPartOfName(found: Found): boolean {
  return found.phrase.isName === true && found.phrase.stems.length > 1 && wordsHeld(found) < 2;
}
