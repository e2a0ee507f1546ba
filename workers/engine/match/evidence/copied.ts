import { stem } from "../../knowledge/lexical/stem";
import { wordWeight } from "../../knowledge/lexical/word-weights";
import type { Fact, Quote, ResumeFacts, SkillFact } from "../../types";
import type { Target } from "../target";
import { COPIED } from "../weights";
import { listsAsks } from "./planted";
import { repeatedWords, type Wording, wordsOf } from "./wording";

export type OwnWords = { facts: ResumeFacts; copied: Quote[] };

const wordsOfLines = new WeakMap<Fact<string>, string[]>();

/**
 * Takes out what a résumé copies from the posting: lines of which half or more are runs of words of one of its sentences, longer
 * than people who never saw it come to write. Lines of a job that only list what is asked for go the same way, though they are
 * no copies of sentences. Skills named there count as listed. The same facts come back where there is neither.
 */
export function withoutCopies(facts: ResumeFacts, { wording, names }: Target): OwnWords {
  const lines = [
    ...facts.experience.flatMap((entry) => entry.bullets),
    ...(facts.otherText ?? []),
    ...(facts.summary ? [facts.summary] : []),
  ];
  const copied = new Set(lines.filter((line) => isCopied(line, wording)));
  const lists = facts.experience.flatMap(({ bullets }) => bullets.filter((line) => listsAsks(line, names)));
  const out = new Set([...copied, ...lists]);
  if (out.size === 0) return { facts, copied: [] };
  const own = (line: Fact<string>) => !out.has(line);
  const taken = new Set([...out].flatMap(({ quotes }) => quotes.map((quote) => quote.line)));
  return {
    facts: {
      ...facts,
      experience: facts.experience.map((entry) => ({ ...entry, bullets: entry.bullets.filter(own) })),
      otherText: facts.otherText?.filter(own),
      summary: facts.summary && own(facts.summary) ? facts.summary : null,
      skills: facts.skills.map((skill) => listedWhere(skill, taken)),
    },
    copied: [...copied].flatMap((line) => line.quotes),
  };
}

function isCopied(line: Fact<string>, wording: Wording): boolean {
  const words = wordsOfLines.get(line) ?? wordsOf(line.value);
  wordsOfLines.set(line, words);
  if (words.length < COPIED.leastWords) return false;
  const copies = repeatedWords(words, wording).filter(isOwnWording);
  return copies.reduce((sum, copy) => sum + copy.length, 0) >= words.length * COPIED.share;
}

/** Long enough, and not of words that every posting has ("ability to work in a fast-paced environment"). */
function isOwnWording(words: string[]): boolean {
  if (words.length < COPIED.leastWords) return false;
  let weight = 0;
  for (const word of new Set(words)) weight += wordWeight(stem(word));
  return weight >= COPIED.leastWeight;
}

function listedWhere(skill: SkillFact, lines: Set<number>): SkillFact {
  if (!skill.uses.some(({ quote }) => lines.has(quote.line))) return skill;
  const uses = skill.uses.map((use) =>
    lines.has(use.quote.line) ? { ...use, where: "listed" as const, entry: null } : use,
  );
  const worked = uses.some(({ where }) => where === "experience");
  return { ...skill, uses, ...(worked ? {} : { months: 0, lastUsed: null }) };
}
