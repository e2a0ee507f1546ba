import { listedWord } from "../../knowledge";
import { wordWeight } from "../../knowledge/lexical/word-weights";
import type { Candidate } from "../candidate";
import type { Target } from "../target";
import { SUBJECT } from "../weights";
import type { PassageIndex } from "./passages";

/**
 * `words`: how much of a résumé's words about work are the job's too, by weight, beyond what people of other trades share with
 * it; `share`: the same against what counts as full; `entries`: likeness of each entry of the experience, 0 to 1; `shared`: the
 * stems that are the job's too, with their weights.
 */
export type SubjectMatch = { share: number; words: number; entries: number[]; shared: Map<string, number> };

/** `words`: for each word of a line its stem with its weight, or those of the English words that may stand for it. */
type WeighedLine = { entry: number | null; words: [string, number][][] };

const weighed = new WeakMap<PassageIndex, WeighedLine[]>();

/**
 * Words of every trade are left out; words of none weigh less, and nothing where they are of another language: what isn't
 * understood speaks for no other subject.
 */
function linesOf({ passages, facts }: Candidate): WeighedLine[] {
  const known = weighed.get(passages);
  if (known) return known;
  const unlisted = facts.language === "en" ? SUBJECT.unlisted : 0;
  const lines = passages.passages.map(({ stems, said, where, entry }): WeighedLine => {
    const atWork = where === "experience" || where === "project";
    const words = new Map<number, [string, number][]>();
    for (const [at, one] of stems.entries()) {
      const weight = wordWeight(one) * (listedWord(one) ? 1 : atWork ? unlisted : 0);
      if (weight < SUBJECT.leastWord) continue;
      const others = words.get(said[at]!);
      if (others) others.push([one, weight]);
      else words.set(said[at]!, [[one, weight]]);
    }
    return { entry: atWork ? entry : null, words: [...words.values()] };
  });
  weighed.set(passages, lines);
  return lines;
}

/**
 * Compares what a résumé is about with what a job is about. `SUBJECT.prior` weighs against a résumé that says next to nothing;
 * each word counts once, however often it stands there. Outside the entries a line counts only where it speaks of the subject at
 * all: what someone says about themselves is no work on something else.
 */
export function compareSubject(candidate: Candidate, { duties }: Target): SubjectMatch {
  const { facts } = candidate;
  const entries = facts.experience.map(() => new Map<string, number>());
  const all = new Map<string, number>();
  for (const { entry, words } of linesOf(candidate)) {
    const meant = words.map((own) => own.find(([one]) => duties.words.has(one)) ?? own[0]!);
    const speaks = meant.some(([one]) => duties.words.has(one));
    for (const [one, weight] of meant) {
      if (speaks) all.set(one, weight);
      if (entry !== null) entries[entry]!.set(one, weight);
    }
  }
  const shared = new Map([...all].filter(([one]) => duties.words.has(one)));
  const sum = (words: Map<string, number>) => [...words.values()].reduce((so, weight) => so + weight, 0);
  // a word is read, and read as the one that was meant
  const understood = understoodShare(candidate) ** 2;
  const total = SUBJECT.prior * understood + sum(all);
  const { least, perWord, most } = SUBJECT.chance;
  const chance = understood * Math.min(most, least + perWord * duties.told);
  const more = sum(shared) / total - chance;
  const beyond = more < SUBJECT.leastShare ? 0 : more;
  return {
    share: Math.min(1, beyond / (SUBJECT.full - chance)),
    words: beyond,
    entries: entries.map((bag) => likeness(bag, duties.words)),
    shared,
  };
}

/** The share of the words of work that are read at all: what isn't understood can't be outweighed. */
function understoodShare({ passages: { passages }, facts }: Candidate): number {
  if (facts.language === "en") return 1;
  let read = 0;
  let all = 0;
  for (const { stems, said, where } of passages) {
    if (where !== "experience" && where !== "project") continue;
    for (const [at, one] of stems.entries()) {
      if (said[at] === said[at - 1] || !/^\p{L}{3}/u.test(one)) continue;
      all += 1;
      if (said[at] === said[at + 1] || listedWord(one)) read += 1;
    }
  }
  return all > 0 ? read / all : 1;
}

/** Cosine of a job entry's words and the posting's, against what counts as the same work. */
function likeness(entry: Map<string, number>, words: Map<string, number>): number {
  let dot = 0;
  let own = 0;
  let norm = 0;
  for (const weight of words.values()) norm += weight ** 2;
  for (const [one, weight] of entry) {
    own += weight ** 2;
    dot += weight * (words.get(one) ?? 0);
  }
  return own > 0 && norm > 0 ? Math.min(1, dot / Math.sqrt(own * norm) / SUBJECT.fullEntry) : 0;
}
