import { readBytes, readUint16 } from "./binary";
import { loadTrie, type PhraseTrie, stepTrie } from "./phrase-trie";

/**
 * Titles by their words. A form is a title's words that tell the work; words are ids of `titles`. `titles` holds every
 * title whole, by its occupation's index + 1, or minus that where its words are folded.
 */
export type TitleIndex = {
  titles: PhraseTrie;
  /** index of each form's occupation */
  occupationOf: Uint16Array;
  /** form `i` has the words `formWords[formStart[i]]` up to `formWords[formStart[i + 1]]` */
  formStart: Uint32Array;
  formWords: Uint16Array;
  /** word `i` stands in the forms `forms[wordStart[i]]` up to `forms[wordStart[i + 1]]`, in their order */
  wordStart: Uint32Array;
  forms: Uint16Array;
  /** filled as they are asked for */
  weights: Float64Array;
  bland: Map<number, boolean>;
};

const NO_FORMS = new Uint16Array();

function loadIndex(): TitleIndex {
  const titles = loadTrie("titles");
  const occupationOf = readUint16("titles.occupation");
  const formWords = readUint16("titles.forms");
  const formStart = beginnings(readBytes("titles.sizes"));
  const sizes = new Uint16Array(titles.wordIds.size);
  for (let at = 0; at < formWords.length; at += 1) sizes[formWords[at]!]! += 1;
  const wordStart = beginnings(sizes);
  const next = wordStart.slice();
  const forms = new Uint16Array(formWords.length);
  for (let form = 0, at = 0; form < occupationOf.length; form += 1) {
    for (const end = formStart[form + 1]!; at < end; at += 1) forms[next[formWords[at]!]!++] = form;
  }
  const weights = new Float64Array(occupationOf.length);
  return { titles, occupationOf, formStart, formWords, wordStart, forms, weights, bland: new Map() };
}

/** @param sizes how many entries each list has; @returns where each begins, and after the last one the end */
function beginnings(sizes: Uint16Array | Uint8Array): Uint32Array {
  const from = new Uint32Array(sizes.length + 1);
  for (let at = 0, sum = 0; at < sizes.length; at += 1) {
    sum += sizes[at]!;
    from[at + 1] = sum;
  }
  return from;
}

let loaded: TitleIndex | undefined;

/** The titles of the occupation base, read on first use. */
export function titleIndex(): TitleIndex {
  loaded ??= loadIndex();
  return loaded;
}

/** Whether a word alone is a title. */
export function isTitle({ titles }: TitleIndex, word: number): boolean {
  return (titles.valueOf[stepTrie(titles, 0, word)] ?? 0) !== 0;
}

export function wordsOf({ formStart, formWords }: TitleIndex, form: number): Uint16Array {
  return formWords.subarray(formStart[form], formStart[form + 1]);
}

/** @returns the forms that hold a word, in their order; none for -1 */
export function formsWith({ wordStart, forms }: TitleIndex, word: number): Uint16Array {
  return word < 0 ? NO_FORMS : forms.subarray(wordStart[word], wordStart[word + 1]);
}

/** How rare a word is among all forms; 0 for a word of none. */
export function wordWeight({ wordStart, occupationOf }: TitleIndex, word: number): number {
  const within = word < 0 ? 0 : wordStart[word + 1]! - wordStart[word]!;
  return within === 0 ? 0 : Math.log(1 + occupationOf.length / within);
}

/** The weights of a form's words, summed in the order in which the titles name these words first. */
export function formWeight(index: TitleIndex, form: number): number {
  const known = index.weights[form]!;
  if (known > 0) return known;
  const firstForm = (word: number) => index.forms[index.wordStart[word]!]!;
  const place = (word: number) => wordsOf(index, firstForm(word)).indexOf(word);
  const words = [...wordsOf(index, form)].sort((a, b) => firstForm(a) - firstForm(b) || place(a) - place(b));
  const weight = words.reduce((sum, word) => sum + wordWeight(index, word), 0);
  index.weights[form] = weight;
  return weight;
}
