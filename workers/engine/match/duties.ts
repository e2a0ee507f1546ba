import { type Terms, termsOf } from "../knowledge/lexical/terms";
import { ownSentences } from "../parse/wish";
import type { Quote, SkillFact } from "../types";
import { englishSkill, englishTitle } from "./evidence/english-names";
import type { ScorableFacts } from "./scorable";
import { DUTIES, FULL_WORDS, LADDER, SHOWN_LINE } from "./weights";

/** A résumé's lines about work, ready to be compared: which hold a stem, how much each stem counts (0 to 1), the stems of listed skills. */
export type LineIndex = {
  norms: number[];
  quotes: (Quote | null)[];
  entries: (number | null)[];
  postings: Map<string, number[]>;
  words: Map<string, number>;
  listed: Set<string>;
};

/**
 * A job's sentences, ready to be compared, the weight of each stem of what it says of the work, those of sentences that ask for
 * something, how many of all its sentences hold, and the share of that weight which counts as full.
 */
export type DutyIndex = {
  sentences: (Terms & { isDuty: boolean })[];
  words: Map<string, number>;
  asking: Set<string>;
  told: number;
  total: number;
  full: number;
};

/** `credit` 0 to 1; the closest lines of sentences that tell a duty, the best first; the stems that both hold, with their weights. */
export type SharedDuties = {
  credit: number;
  pairs: { duty: number; line: number; likeness: number }[];
  shared: Map<string, number>;
};

const SHORTEST_LINE = 3;

/**
 * Indexes bullets, titles and other lines of work. The words of skills that are only listed count by their rung, and make no
 * line: pasting words into a list shares no duty.
 */
export function indexLines(facts: ScorableFacts): LineIndex {
  const index: LineIndex = {
    norms: [],
    quotes: [],
    entries: [],
    postings: new Map(),
    words: new Map(),
    listed: new Set(),
  };
  const count = (stems: string[], credit: number) => {
    for (const stemmed of stems) index.words.set(stemmed, Math.max(index.words.get(stemmed) ?? 0, credit));
  };
  const add = (text: string, quote: Quote | null, entry: number | null, english: string | null = null) => {
    const terms = english === null ? termsOf(text, facts.language) : termsOf(english);
    if (terms.stems.length === 0) return;
    const at = index.norms.length;
    index.norms.push(terms.norm);
    index.quotes.push(quote);
    index.entries.push(entry);
    count(terms.stems, entry === null ? DUTIES.otherLine : 1);
    for (const stemmed of terms.stems) {
      const known = index.postings.get(stemmed);
      if (known) known.push(at);
      else index.postings.set(stemmed, [at]);
    }
  };
  facts.experience.forEach((entry, at) => {
    const title = entry.title?.value;
    if (title) add(title, entry.title?.quotes[0] ?? null, at, englishTitle(title, facts.language));
    for (const bullet of entry.bullets) add(bullet.value, bullet.quotes[0] ?? null, at);
  });
  for (const line of facts.lines) {
    for (const sentence of ownSentences(line.value)) add(sentence, line.quotes[0] ?? null, null);
  }
  for (const skill of facts.skills)
    for (const stemmed of stemsOfSkill(skill, facts.language)) index.listed.add(stemmed);
  return index;
}

/** The stems of a listed skill's name, in English where the base knows it. */
export function stemsOfSkill({ id, name }: Pick<SkillFact, "id" | "name">, language: string): string[] {
  return termsOf(englishSkill(id, language) ?? name, language).stems;
}

/**
 * Indexes what a job says of the work.
 * @param sentences the posting's sentences about the work and the background asked for, whether each asks for something, and
 *   whether that is a duty
 * @param names its title and what it asks for: their words count as well, they make no sentence
 * @param language of the posting
 */
export function indexDuties(
  sentences: { text: string; asks: boolean; isDuty: boolean }[],
  names: string[] = [],
  language = "en",
): DutyIndex {
  const inEnglish = (text: string) => termsOf(text, language);
  const terms = sentences
    .map(({ text, asks, isDuty }) => ({ ...inEnglish(text), asks, isDuty }))
    .filter((one) => one.stems.length >= SHORTEST_LINE);
  const words = new Map<string, number>();
  for (const { stems, weights } of [...terms, ...names.map(inEnglish)])
    for (const [at, stemmed] of stems.entries()) words.set(stemmed, weights[at]!);
  const asking = new Set(
    [...terms.filter(({ asks }) => asks), ...names.map(inEnglish)].flatMap(({ stems }) => stems),
  );
  const told = new Set(terms.flatMap(({ stems }) => stems)).size;
  const total = [...words.values()].reduce((sum, weight) => sum + weight, 0);
  const { share, usual, power, most } = FULL_WORDS;
  return {
    sentences: terms,
    words,
    asking,
    told,
    total,
    full: Math.min(most, share * (usual / total) ** power),
  };
}

/**
 * How much of a job's duties a résumé speaks of. One part: each sentence's closest line (cosine over weighted stems), averaged.
 * The other: the share of the job's words that occur at all, each by the best place it stands in. More lines never lower it.
 * @returns null where the job has no sentences or the résumé no lines
 */
export function compareDuties(duties: DutyIndex, lines: LineIndex): SharedDuties | null {
  if (duties.sentences.length === 0 || lines.norms.length === 0) return null;
  const dots = new Float64Array(lines.norms.length);
  const pairs: SharedDuties["pairs"] = [];
  let closest = 0;
  let weight = 0;
  duties.sentences.forEach((sentence, duty) => {
    dots.fill(0);
    sentence.stems.forEach((stemmed, at) => {
      const square = sentence.weights[at]! ** 2;
      for (const line of lines.postings.get(stemmed) ?? []) dots[line]! += square;
    });
    let best = -1;
    let likeness = 0;
    for (let line = 0; line < dots.length; line++) {
      const cosine = dots[line]! / (sentence.norm * lines.norms[line]!);
      if (cosine > likeness + 1e-12) {
        likeness = cosine;
        best = line;
      }
    }
    closest += Math.min(1, likeness / DUTIES.fullLine) * sentence.norm;
    weight += sentence.norm;
    if (sentence.isDuty && best >= 0 && likeness >= SHOWN_LINE) pairs.push({ duty, line: best, likeness });
  });
  let sum = 0;
  const shared = new Map<string, number>();
  // a list that holds every word of a posting reaches its rung and no more
  const listed = LADDER.listed * duties.full;
  for (const [stemmed, value] of duties.words) {
    const weight = value * Math.max(lines.words.get(stemmed) ?? 0, lines.listed.has(stemmed) ? listed : 0);
    if (weight > 0) shared.set(stemmed, weight);
    sum += weight;
  }
  const words =
    Math.max(0, Math.min(1, sum / duties.total / duties.full) - DUTIES.chance) / (1 - DUTIES.chance);
  return {
    credit: DUTIES.lines * (closest / weight) + DUTIES.words * words,
    pairs: pairs.sort((a, b) => b.likeness - a.likeness || a.duty - b.duty),
    shared,
  };
}
