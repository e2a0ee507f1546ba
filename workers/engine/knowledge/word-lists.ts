import { readLines, readUint16 } from "./binary";
import { numbered } from "./phrase-trie";

/** Words of postings and résumés by their stem, in the order of `ids`. */
export type WordList = {
  ids: Map<string, number>;
  /** what a word weighs by the list it stands on, in hundredths */
  weights: Uint16Array;
  /** in how many occupations, by their names and typical skills, it occurs */
  spread: Uint16Array;
};

let loaded: WordList | undefined;

/** Read on first use. */
export function wordList(): WordList {
  loaded ??= {
    ids: numbered(readLines("words.stems")),
    weights: readUint16("words.weights"),
    spread: readUint16("words.spread"),
  };
  return loaded;
}
