import { compilePhrases } from "./compile-words";
import { alternativesOf, FIRST_LETTERS, firstLetters } from "./first-letters";
import type { Span } from "./grounds";

type Phrase<T> = { source: string; means: T; beginnings: string[]; pattern: RegExp | null };

/** Finds phrases in texts. A phrase is compiled when a text first holds a word that it may begin with. */
export type PhraseFinder<T> = (text: string, beginnings: Set<string>) => { means: T; span: Span }[];

/** Makes a finder from phrases as `compile-words.ts` takes them, each with what it means. */
export function phraseFinder<T>(phrases: { source: string; means: T }[]): PhraseFinder<T> {
  const known: Phrase<T>[] = phrases.flatMap(({ source, means }) =>
    alternativesOf(source).map((one) => ({
      source: one,
      means,
      beginnings: firstLetters(one),
      pattern: null,
    })),
  );
  return (text, beginnings) => {
    const found: { means: T; span: Span }[] = [];
    for (const phrase of known) {
      if (!phrase.beginnings.some((one) => beginnings.has(one))) continue;
      phrase.pattern ??= compilePhrases([phrase.source]);
      for (const { 0: match, index } of text.matchAll(phrase.pattern))
        if (match) found.push({ means: phrase.means, span: { start: index, end: index + match.length } });
    }
    return found;
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
