import { stem } from "../../knowledge/lexical/stem";
import type { Quote } from "../../types";
import type { PassageIndex } from "../evidence/passages";

const WORDS_SHOWN = 5;
const LINES_SHOWN = 3;
const AT_WORK = new Set(["experience", "project"]);

/** The beginning of another word ("co-led") tells nothing by itself; a short form does. */
const TELLS = /^.{4}|^[\p{Lu}\d+#]{2,}$/u;

/** Words that name no subject by themselves: "hand", "sound" and "following" are parts of phrases. */
const NO_SUBJECT = new Set(
  `end hand back front manner attention clear period ongoing past due hold held continue recent better carry outstanding aspect
exceed concern matter solid sound trust outside according add show earn question situation recognize superior demand expectation
action following line personal regular correct address raise short enter send agree found experience skill year work type
center point class progress routine average cutting sense head own name cover extend hour date`
    .split(/\s+/)
    .map(stem),
);

const namesNone = (stemmed: string): number => (NO_SUBJECT.has(stemmed) ? 1 : 0);

/**
 * The weightiest of the words that a résumé and a job share, as the résumé writes them, and lines that hold them.
 * @param weights how much each shared stem counts
 * @param asking the stems of what the job asks for: words that only stand in the rest of a posting tell nobody anything
 * @returns at most five words, the weightiest first, those that name no subject only where there are no others; at most three
 *   lines
 */
export function sharedWords(
  { passages, byStem }: PassageIndex,
  weights: Map<string, number>,
  asking: Set<string>,
): { words: string[]; quotes: Quote[] } {
  const words = new Map<string, string>();
  const quotes = new Set<Quote>();
  const heaviest = [...weights]
    .filter(([one]) => asking.has(one))
    .sort(([a, x], [b, y]) => namesNone(a) - namesNone(b) || y - x || (a < b ? -1 : 1));
  for (const [one] of heaviest) {
    if (words.size === WORDS_SHOWN || (words.size > 0 && namesNone(one) === 1)) break;
    const holding = (byStem.get(one) ?? [])
      .map((at) => passages[at]!)
      .filter(({ added }) => !added?.has(one));
    const passage = holding.find(({ where }) => AT_WORK.has(where)) ?? holding[0];
    if (!passage) continue;
    const at = passage.stems.indexOf(one);
    const written = passage.line.value.slice(passage.starts[at], passage.ends[at]);
    if (words.has(written.toLowerCase()) || !TELLS.test(written)) continue;
    words.set(written.toLowerCase(), written);
    const quote = passage.line.quotes[0];
    if (quote && quotes.size < LINES_SHOWN) quotes.add(quote);
  }
  return { words: [...words.values()], quotes: [...quotes] };
}
