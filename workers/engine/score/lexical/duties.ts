import type { Quote } from "../../types";
import type { ScorableFacts } from "../scorable";
import { DUTIES, SHOWN_LINE } from "../weights";
import { type Terms, termsOf } from "./terms";

/** A résumé's own lines about work, ready to be compared: which lines hold a stem, and how heavily. */
export type LineIndex = {
  norms: number[];
  quotes: (Quote | null)[];
  entries: (number | null)[];
  postings: Map<string, number[]>;
};

/** A job's sentences, ready to be compared, and the weight of each stem over all of them. */
export type DutyIndex = { sentences: Terms[]; words: Map<string, number>; total: number };

/** `credit` 0 to 1; the closest pairs of lines, the best first. */
export type SharedDuties = { credit: number; pairs: { duty: number; line: number; likeness: number }[] };

const SHORTEST_LINE = 3;
const SENTENCES = /(?<=[.!?;])\s+|\n/;

/** Indexes bullets, titles and other lines of work. Listed skills stay out: pasting words into a list shares no duty. */
export function indexLines(facts: ScorableFacts): LineIndex {
  const index: LineIndex = { norms: [], quotes: [], entries: [], postings: new Map() };
  const add = (text: string, quote: Quote | null, entry: number | null) => {
    const terms = termsOf(text);
    if (terms.stems.length === 0) return;
    const at = index.norms.length;
    index.norms.push(terms.norm);
    index.quotes.push(quote);
    index.entries.push(entry);
    for (const stemmed of terms.stems) {
      const known = index.postings.get(stemmed);
      if (known) known.push(at);
      else index.postings.set(stemmed, [at]);
    }
  };
  facts.experience.forEach((entry, at) => {
    if (entry.title) add(entry.title.value, entry.title.quotes[0] ?? null, at);
    for (const bullet of entry.bullets) add(bullet.value, bullet.quotes[0] ?? null, at);
  });
  for (const line of facts.lines) {
    for (const sentence of line.value.split(SENTENCES)) add(sentence, line.quotes[0] ?? null, null);
  }
  return index;
}

/** Indexes a job's sentences about the work. */
export function indexDuties(sentences: string[]): DutyIndex {
  const terms = sentences.map(termsOf).filter((one) => one.stems.length >= SHORTEST_LINE);
  const counts = new Map<string, { weight: number; times: number }>();
  for (const { stems, weights } of terms) {
    stems.forEach((stemmed, at) => {
      const known = counts.get(stemmed);
      if (known) known.times++;
      else counts.set(stemmed, { weight: weights[at]!, times: 1 });
    });
  }
  const words = new Map<string, number>();
  let total = 0;
  for (const [stemmed, { weight, times }] of counts) {
    const value = weight * (1 + Math.log(times));
    total += value;
    words.set(stemmed, value);
  }
  return { sentences: terms, words, total };
}

/**
 * How much of a job's duties a résumé's own lines speak of. Half: each sentence's closest line (cosine over weighted
 * stems), averaged. Half: the share of the job's words that occur at all, words said often weighing more. More lines never
 * lower it.
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
    if (best >= 0 && likeness >= SHOWN_LINE) pairs.push({ duty, line: best, likeness });
  });
  let shared = 0;
  for (const [stemmed, value] of duties.words) if (lines.postings.has(stemmed)) shared += value;
  const words = Math.min(1, shared / duties.total / DUTIES.fullWords);
  return {
    credit: DUTIES.lines * (closest / weight) + DUTIES.words * words,
    pairs: pairs.sort((a, b) => b.likeness - a.likeness || a.duty - b.duty),
  };
}
