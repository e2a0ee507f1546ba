import { stem } from "../../knowledge/lexical/stem";
import type { Passage } from "./passages";
import { kinOf } from "./word-families";

/** One wording of a requirement: its stems, what each weighs, their sum, and the skills that it asks for. */
export type Phrase = {
  stems: string[];
  weights: number[];
  total: number;
  skills?: readonly string[];
  /** it begins with a verb, and what it is done to follows */
  opens?: boolean;
  /** its first word says what is done: "managing staff" */
  does?: boolean;
  isDuty?: boolean;
  /** it is the base's own name of what is asked: "machine learning" is no machine and no learning */
  isName?: boolean;
  /** short forms of capitals are written so: "BI" is no "bi-weekly" */
  isCapitals?: boolean;
  /** stems of words for who does a thing: "managers" of "reporting to managers" */
  doers?: ReadonlySet<string>;
  /** ... for several of them: nobody mentors "developers" who "developed" something */
  people?: ReadonlySet<string>;
};

/**
 * The best share of a wording's weight that one passage holds; `own`: what it holds without words of the same families. `phrase`
 * is that wording.
 */
export type Found = { share: number; own: number; passage: Passage; phrase: Phrase };

/** So many words of a line may stand between those of a wording and belong together still; more for a longer wording. */
const NEAR_WORDS = 4;

/** Whether the words that a passage holds of a wording stand close together in it: "version" and "control" of two clauses don't. */
export function standsTogether(found: Found): boolean {
  const places = placesOf(found);
  const all = new Set(places.map(({ part }) => part)).size;
  const widest = all * NEAR_WORDS;
  const { stems, said } = found.passage;
  return places.some((first, from) => {
    const parts = new Set<number>();
    const isNear = (at: number) => said[at]! - said[first.at]! <= widest;
    for (let next = from; next < places.length && isNear(places[next]!.at); next++) {
      if (stems.slice(first.at, places[next]!.at).includes("by")) break;
      parts.add(places[next]!.part);
    }
    return parts.size === all;
  });
}

/** Whether a passage itself says all that it holds of a wording: an airline's agent is no airport's, though one occupation is both. */
export function saysItself({ passage: { added }, phrase: { stems } }: Found): boolean {
  return added === undefined || !stems.some((one) => added.has(one));
}

/** How many of a wording's words a passage holds, in any of their forms. */
export function wordsHeld(found: Found): number {
  return new Set(placesOf(found).map(({ part }) => part)).size;
}

/** Whether a passage holds every word of a wording, in any of its forms. */
export function holdsAll(found: Found): boolean {
  return wordsHeld(found) === found.phrase.stems.length;
}

/** Where a passage holds words of a wording, in any of their forms, by the word's place in both. */
export function placesOf({ passage, phrase }: Found): { part: number; at: number }[] {
  const wanted = new Map(phrase.stems.map((one, at) => [one, at]));
  phrase.stems.forEach((one, at) => {
    for (const kin of kinOf(one)) if (!wanted.has(kin)) wanted.set(kin, at);
  });
  return passage.stems.flatMap((one, at) => {
    const part = wanted.get(one) ?? phrase.stems.findIndex((own) => isFormOf(one, own));
    if (part < 0 || (phrase.people?.has(phrase.stems[part]!) && !isWhoDoes(passage, at))) return [];
    return [{ part, at }];
  });
}

/** Words for who does a thing: "managers" for management, "media buyers" for buying media. */
export const DOER = /(?:er|or)s?$/iu;

/** "developers" from "develop", and not "customers": words whose own stem ends so are no such. */
export function isDoer(word: string): boolean {
  return DOER.test(word) && !DOER.test(stem(word.toLowerCase()));
}

/** Whether a word of a passage names who does a thing. */
export function isWhoDoes({ starts, ends, line: { value } }: Passage, at: number): boolean {
  return DOER.test(value.slice(starts[at], ends[at]));
}

/** Beginnings of so many letters in common make two forms of one word: "managed", "management". */
const COMMON_BEGINNING = 5;

function isFormOf(a: string, b: string): boolean {
  return a.length >= COMMON_BEGINNING && a.slice(0, COMMON_BEGINNING) === b.slice(0, COMMON_BEGINNING);
}

/** Words of nearly the weight of the one that tells most tell as much; sooner so where another word stands beside them. */
const AS_TELLING = { alone: 0.9, besideOthers: 0.85 };

/** Whether a passage holds, itself or by one of its family, a word of a wording that tells most. */
export function holdsTelling(found: Found): boolean {
  const { passage, phrase } = found;
  const most = Math.max(...phrase.weights);
  const enough = wordsHeld(found) > 1 ? AS_TELLING.besideOthers : AS_TELLING.alone;
  return phrase.stems.some(
    (one, at) =>
      phrase.weights[at]! >= enough * most &&
      [one, ...kinOf(one)].some((word) => passage.stems.includes(word)),
  );
}
