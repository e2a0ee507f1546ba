import type { Quote } from "../../types";
import type { PassageIndex } from "../evidence/passages";

const WORDS_SHOWN = 5;
const LINES_SHOWN = 3;
/** Lines of jobs before the rest of the résumé. */
const AT_WORK = new Set(["experience", "project"]);

/** The beginning of another word ("co-led") tells nothing by itself; a short form does. */
const TELLS = /^.{4}|^[\p{Lu}\d+#]{2,}$/u;

/**
 * The weightiest of the words that a résumé and a job share, as the résumé writes them, and lines that hold them.
 * @param weights how much each shared stem counts
 * @param asking the stems of what the job asks for: words that only stand in the rest of a posting tell nobody anything
 * @returns at most five words, the weightiest first, and at most three lines
 */
export function sharedWords(
  { passages, byStem }: PassageIndex,
  weights: Map<string, number>,
  asking: Set<string>,
): { words: string[]; quotes: Quote[] } {
  const words = new Map<string, string>();
  const quotes = new Set<Quote>();
  const heaviest = [...weights]
    .filter(([stem]) => asking.has(stem))
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  for (const [stem] of heaviest) {
    if (words.size === WORDS_SHOWN) break;
    const holding = (byStem.get(stem) ?? [])
      .map((at) => passages[at]!)
      .filter(({ added }) => !added?.has(stem));
    const passage = holding.find(({ where }) => AT_WORK.has(where)) ?? holding[0];
    if (!passage) continue;
    const at = passage.stems.indexOf(stem);
    const written = passage.line.value.slice(passage.starts[at], passage.ends[at]);
    if (words.has(written.toLowerCase()) || !TELLS.test(written)) continue;
    words.set(written.toLowerCase(), written);
    const quote = passage.line.quotes[0];
    if (quote && quotes.size < LINES_SHOWN) quotes.add(quote);
  }
  return { words: [...words.values()], quotes: [...quotes] };
}
