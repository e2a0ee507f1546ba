import { stem } from "../../knowledge/lexical/stem";
import { DONE_TO_THEM } from "../../parse/skills/find-in-line";
import { isNegated } from "../../parse/skills/negation";
import type { Fact, Quote, SkillUse } from "../../types";
import type { ScorableFacts } from "../scorable";
import { beginOf, joinedWords } from "./e-words";
import { onLadder, type SkillEvidence } from "./ladder";
import { without } from "./passages";

/** Answers a term that the knowledge base doesn't know, by its own words; null where the résumé doesn't speak of it. */
export type SpokenTerms = (term: string) => SkillEvidence | null;

type Spoken = {
  stems: string[];
  starts: number[];
  ends: number[];
  line: Fact<string>;
  use: Omit<SkillUse, "quote">;
  /** the base's name for the words quoted, which answers a term of all its words alone: "charts" is no "data" */
  isName: boolean;
};

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#]*/gu;
const SHOWN = 3;

/**
 * Indexes all that a résumé says of its work, so that a term can be looked for word by word (endings apart, in one run): in
 * entries, in other lines, in education and certificates, and among the skills named. The place gives the rung, as for any skill.
 */
export function spokenTerms(facts: ScorableFacts): SpokenTerms {
  let index: Map<string, Spoken[]> | undefined;
  const answers = new Map<string, SkillEvidence | null>();
  return (term) => {
    const known = answers.get(term);
    if (known !== undefined) return known;
    index ??= indexed(facts);
    const answer = answerTo(term, index, facts);
    answers.set(term, answer);
    return answer;
  };
}

function indexed(facts: ScorableFacts): Map<string, Spoken[]> {
  const index = new Map<string, Spoken[]>();
  const add = (
    line: Fact<string> | null,
    where: SkillUse["where"],
    entry: number | null = null,
    isName = false,
  ) => {
    if (!line) return;
    const words = [...joinedWords(line.value.toLowerCase()).matchAll(WORD)];
    const spoken: Spoken = {
      stems: words.map((word) => stem(word[0])),
      starts: words.map((word) => beginOf(line.value, word.index)),
      ends: words.map((word) => word.index + word[0].length),
      line,
      use: { where, entry },
      isName,
    };
    for (const one of new Set(spoken.stems)) {
      const lines = index.get(one);
      if (lines) lines.push(spoken);
      else index.set(one, [spoken]);
    }
  };
  facts.experience.forEach((entry, at) => {
    add(entry.title, "experience", at);
    for (const bullet of entry.bullets) add(without(bullet, DONE_TO_THEM), "experience", at);
  });
  facts.education.forEach((entry, at) => {
    add(entry.field, "education", at);
    add(entry.degree, "education", at);
  });
  for (const held of facts.certificates) add(held, "certificate");
  for (const line of facts.lines) add(line, "other");
  for (const skill of facts.skills)
    for (const { where, entry, quote } of skill.uses)
      add({ value: skill.name, quotes: [quote], confidence: 1 }, where, entry, skill.name !== quote.text);
  return index;
}

function answerTo(term: string, index: Map<string, Spoken[]>, facts: ScorableFacts): SkillEvidence | null {
  const stems = (joinedWords(term.toLowerCase()).match(WORD) ?? []).map(stem);
  const rarest = stems.map((one) => index.get(one) ?? []).sort((a, b) => a.length - b.length)[0] ?? [];
  const uses: SkillUse[] = [];
  for (const spoken of rarest) {
    const at = runIn(spoken.stems, stems);
    if (at < 0 || (spoken.isName && spoken.stems.length > stems.length)) continue;
    const start = spoken.starts[at]!;
    if (ACTIVITY.test(term) && !isDone(spoken.line.value.slice(start, spoken.ends[at]!), at)) continue;
    const quote = quoteOf(spoken, start, spoken.ends[at + stems.length - 1]!);
    if (quote && !isNegated(spoken.line.value, start)) uses.push({ ...spoken.use, quote });
  }
  const evidence = onLadder({ name: term, id: null, uses, months: 0, lastUsed: null }, facts);
  return evidence && { ...evidence, name: evidence.quotes[0]!.text, quotes: evidence.quotes.slice(0, SHOWN) };
}

/** One word for something done: "coding". */
const ACTIVITY = /^\p{L}+ing$/iu;
/** ... which "coded", "coder" and a line that begins with "Code" tell, and "zip codes" don't. */
const DONE = /(?:ing|ed|ers?)$/iu;

function isDone(word: string, at: number): boolean {
  return DONE.test(word) || at === 0;
}

function runIn(words: string[], run: string[]): number {
  return words.findIndex((_, at) => run.every((word, step) => words[at + step] === word));
}

/** The words themselves where they stand in one line of the file, else the lines that hold them. */
function quoteOf({ line }: Spoken, start: number, end: number): Quote | null {
  const text = line.value.slice(start, end);
  for (const quote of line.quotes) {
    const at = quote.text.indexOf(text);
    if (at >= 0) return { ...quote, text, start: quote.start + at, end: quote.start + at + text.length };
  }
  return line.quotes[0] ?? null;
}
