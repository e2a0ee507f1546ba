import { readJson } from "../knowledge/binary";
import type { Span } from "./grounds";
import { asBeginning, BETWEEN_BEGINNINGS, FIRST_LETTERS, patternOf } from "./phrase-pattern";

/** Phrases in the knowledge file: what `meaningOf` (an index of `meanings`) and `beginnings` hold of each of the `sources`. */
export type StoredPhrases<T> = {
  sources: string[];
  meanings: T[];
  meaningOf: number[];
  beginnings: string[];
};

/** Compiles a phrase when a text first holds a word that it may begin with. */
export type PhraseFinder<T> = (text: string, beginnings: Set<string>) => { means: T; span: Span }[];

export function phraseFinder<T>(part: string): PhraseFinder<T> {
  const { sources, meanings, meaningOf, beginnings } = readJson<StoredPhrases<T>>(part);
  const places = placesByBeginning(beginnings);
  const compiled: (RegExp | undefined)[] = [];
  return (text, present) => {
    const likely = new Set<number>();
    for (const beginning of present) for (const at of places.get(beginning) ?? []) likely.add(at);
    return [...likely]
      .sort((a, b) => a - b)
      .flatMap((at) => {
        compiled[at] ??= new RegExp(patternOf(sources[at]!), "g");
        return [...text.matchAll(compiled[at])]
          .filter(([match]) => match !== "")
          .map(({ 0: { length }, index }) => ({
            means: meanings[meaningOf[at]!]!,
            span: { start: index, end: index + length },
          }));
      });
  };
}

function placesByBeginning(beginnings: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, joined] of beginnings.entries())
    for (const beginning of joined.split(BETWEEN_BEGINNINGS)) {
      const known = places.get(beginning);
      if (known) known.push(at);
      else places.set(beginning, [at]);
    }
  return places;
}

export function storedPatterns<K extends string>(part: string): Record<K, RegExp> {
  const sources = Object.entries(readJson<Record<K, string>>(part)) as [K, string][];
  return Object.fromEntries(sources.map(([name, source]) => [name, new RegExp(source)])) as Record<K, RegExp>;
}

export function beginningsIn(text: string): Set<string> {
  const found = new Set([""]);
  const even = asBeginning(text);
  for (const { index } of even.matchAll(/(?<![a-z0-9\u00df-\u024f\u0370-\u04ff])\S/g))
    for (let length = 1; length <= FIRST_LETTERS; length++) found.add(even.slice(index, index + length));
  return found;
}
