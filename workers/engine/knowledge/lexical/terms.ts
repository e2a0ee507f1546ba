import { listedWord } from "../word-lists";
import { stemsOfParts } from "../work-words";
import { stem } from "./stem";
import { wordWeight } from "./word-weights";

const WORD = /[\p{L}][\p{L}\p{N}+#]*(?:[.'’][\p{L}\p{N}+#]+)*/gu;

/** "co-ordinate" is written as one word, too. */
const TWO_FOR_ONE = /(?<![\p{L}\p{N}])co-(?=op|ord)/gu;
/** "multi-step" and "multi-business" share no word. */
const BEGINNING = /(?<![\p{L}\p{N}])(?:multi|non|self|inter|semi|sub|pre|post|co|anti|cross)-(?=\p{L})/gu;

/** The weighty stems of a text, each once, and the length of their vector. */
export type Terms = { stems: string[]; weights: number[]; norm: number };

/**
 * Cuts a text into stems and weighs them.
 * @param text one line or sentence, any case
 * @param language of the text; words about work of another language than English count as their English ones
 * @returns stems without weightless words, in order of first mention
 */
export function termsOf(text: string, language = "en"): Terms {
  const stems: string[] = [];
  const weights: number[] = [];
  let squares = 0;
  const plain = text.toLowerCase().normalize("NFC").replace(TWO_FOR_ONE, "co").replace(BEGINNING, "");
  for (const word of new Set(plain.match(WORD) ?? [])) {
    const english = stemsOfParts(word, language);
    for (const part of english.length > 0 ? english : [[stem(word.replace(/['’]s$/, ""))]]) {
      for (const stemmed of part) {
        const isUnread = language !== "en" && english.length === 0 && !listedWord(stemmed);
        const weight = isUnread ? 0 : wordWeight(stemmed);
        if (weight === 0 || stemmed.length < 2 || stems.includes(stemmed)) continue;
        stems.push(stemmed);
        weights.push(weight);
        // of several English words for one only one was said
        squares += (weight * weight) / part.length;
      }
    }
  }
  return { stems, weights, norm: Math.sqrt(squares) };
}
