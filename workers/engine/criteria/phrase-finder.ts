import { compilePhrases } from "./compile-words";
import { alternativesOf, FIRST_LETTERS, firstLetters } from "./first-letters";
import type { Span } from "./grounds";

type Phrase<T> = { source: string; means: T; order: number; pattern: RegExp | null };

/** Finds phrases in texts. A phrase is compiled when a text first holds a word that it may begin with. */
export type PhraseFinder<T> = (text: string, beginnings: Set<string>) => { means: T; span: Span }[];

/** Makes a finder from phrases as `compile-words.ts` takes them, each with what it means. */
export function phraseFinder<T>(phrases: { source: string; means: T }[]): PhraseFinder<T> {
  const byBeginning = new Map<string, Phrase<T>[]>();
  let order = 0;
  for (const { source, means } of phrases)
    for (const one of alternativesOf(source)) {
      const phrase = { source: one, means, order: order++, pattern: null };
      for (const beginning of firstLetters(one)) {
        const known = byBeginning.get(beginning);
        if (known) known.push(phrase);
        else byBeginning.set(beginning, [phrase]);
      }
    }
  return (text, beginnings) => {
    const likely = new Set<Phrase<T>>();
    for (const beginning of beginnings)
      for (const phrase of byBeginning.get(beginning) ?? []) likely.add(phrase);
    return [...likely]
      .sort((a, b) => a.order - b.order)
      .flatMap((phrase) => {
        phrase.pattern ??= compilePhrases([phrase.source]);
        return [...text.matchAll(phrase.pattern)]
          .filter(([match]) => match !== "")
          .map(({ 0: { length }, index }) => ({
            means: phrase.means,
            span: { start: index, end: index + length },
          }));
      });
  };
}

/** The first letters of all words of a text, and of all cuts of them, as `firstLetters` writes them. */
export function beginningsIn(text: string): Set<string> {
  const found = new Set([""]);
  const even = text.replace(/[\n-]/g, " ");
  for (const { index } of even.matchAll(/(?<![a-z0-9\u00df-\u024f\u0370-\u04ff])\S/g))
    for (let length = 1; length <= FIRST_LETTERS; length++) found.add(even.slice(index, index + length));
  return found;
}
