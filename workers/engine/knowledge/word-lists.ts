import { readBytes, readUint16 } from "./binary";
import { wordId } from "./lexicon";
import { NOT_LISTED } from "./stored";
import { unlistedWeight } from "./unlisted-weight";

type WordLists = { weights: Uint8Array; spread: Uint16Array };

/** `weight` in hundredths; `spread`: in how many occupations it occurs, by their names and typical skills. */
export type ListedWord = { weight: number; spread: number };

let loaded: WordLists | undefined;

/** @returns nothing for a stem of no list, which no occupation holds either */
export function listedWord(stem: string): ListedWord | undefined {
  loaded ??= { weights: readBytes("words.weights"), spread: readUint16("words.spread") };
  const id = wordId(stem);
  if (id < 0) return;
  const [listed, spread] = [loaded.weights[id]!, loaded.spread[id]!];
  if (listed !== NOT_LISTED) return { weight: listed, spread };
  return spread > 0 ? { weight: 100 * unlistedWeight(stem), spread } : undefined;
}
