import { type Terms, termsOf } from "../../knowledge/lexical/terms";
import type { Fact, Quote, ResumeFacts, SkillFact } from "../../types";
import type { Target } from "../target";
import { COPIED } from "../weights";

/** A résumé without the sentences that it copies from a posting, and the lines that held them. */
export type OwnWords = { facts: ResumeFacts; copied: Quote[] };

const SENTENCES = /(?<=[.!?;])\s+|\n/;
const termsOfLines = new WeakMap<Fact<string>, Terms[]>();

/**
 * Takes out what a résumé copies from the posting: lines of which half or more are the posting's own sentences, word for word or
 * nearly so. Skills named there count as listed. The same facts come back where nothing is copied.
 */
export function withoutCopies(facts: ResumeFacts, { sentences }: Target): OwnWords {
  const copied = new Set<Fact<string>>();
  const short = new Set<Fact<string>>();
  const lines = [
    ...facts.experience.flatMap((entry) => entry.bullets),
    ...(facts.otherText ?? []),
    ...(facts.summary ? [facts.summary] : []),
  ];
  for (const line of lines) {
    if (isCopied(line, sentences, COPIED.leastWords)) copied.add(line);
    else if (isCopied(line, sentences, 1)) short.add(line);
  }
  if (copied.size + short.size >= COPIED.shortFrom) for (const line of short) copied.add(line);
  if (copied.size === 0) return { facts, copied: [] };
  const own = (line: Fact<string>) => !copied.has(line);
  const quotes = [...copied].flatMap((line) => line.quotes);
  const taken = new Set(quotes.map((quote) => quote.line));
  return {
    facts: {
      ...facts,
      experience: facts.experience.map((entry) => ({ ...entry, bullets: entry.bullets.filter(own) })),
      otherText: facts.otherText?.filter(own),
      summary: facts.summary && own(facts.summary) ? facts.summary : null,
      skills: facts.skills.map((skill) => listedWhere(skill, taken)),
    },
    copied: quotes,
  };
}

function isCopied(line: Fact<string>, sentences: Terms[], leastWords: number): boolean {
  let parts = termsOfLines.get(line);
  if (!parts) {
    parts = line.value.split(SENTENCES).map((one) => termsOf(one));
    termsOfLines.set(line, parts);
  }
  let weight = 0;
  let taken = 0;
  for (const part of parts) {
    weight += part.norm;
    if (part.stems.length >= leastWords && sentences.some((one) => sameWords(part, one))) taken += part.norm;
  }
  return weight > 0 && taken >= weight / 2;
}

/** Nearly all weight of both is in common. */
function sameWords(a: Terms, b: Terms): boolean {
  const [less, more] = a.norm < b.norm ? [a.norm, b.norm] : [b.norm, a.norm];
  if (less ** 2 < COPIED.share * more ** 2) return false;
  let shared = 0;
  a.stems.forEach((one, at) => {
    if (b.stems.includes(one)) shared += a.weights[at]! ** 2;
  });
  return shared >= COPIED.share * more ** 2;
}

function listedWhere(skill: SkillFact, lines: Set<number>): SkillFact {
  if (!skill.uses.some(({ quote }) => lines.has(quote.line))) return skill;
  const uses = skill.uses.map((use) =>
    lines.has(use.quote.line) ? { ...use, where: "listed" as const, entry: null } : use,
  );
  const worked = uses.some(({ where }) => where === "experience");
  return { ...skill, uses, ...(worked ? {} : { months: 0, lastUsed: null }) };
}
