import { stem } from "./stem";
import { wordWeight } from "./word-weights";

const WORD = /[\p{L}][\p{L}\p{N}+#]*(?:[.'’][\p{L}\p{N}+#]+)*/gu;

/** The weighty stems of a text, each once, and the length of their vector. */
export type Terms = { stems: string[]; weights: number[]; norm: number };

/**
 * Cuts a text into stems and weighs them.
 * @param text one line or sentence, any case
 * @returns stems without weightless words, in order of first mention
 */
export function termsOf(text: string): Terms {
  const stems: string[] = [];
  const weights: number[] = [];
  let squares = 0;
  for (const word of new Set(text.toLowerCase().normalize("NFC").match(WORD) ?? [])) {
    const stemmed = stem(word.replace(/['’]s$/, ""));
    const weight = wordWeight(stemmed);
    if (weight === 0 || stemmed.length < 2 || stems.includes(stemmed)) continue;
    stems.push(stemmed);
    weights.push(weight);
    squares += weight * weight;
  }
  return { stems, weights, norm: Math.sqrt(squares) };
}
