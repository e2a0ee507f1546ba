import { readBytes, readUint16 } from "./binary";
import { loadTrie, type PhraseTrie, stepTrie } from "./phrase-trie";
import { beginnings } from "./stored";

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
  /** filled as they are asked for */
  formsOf: Map<number, Uint16Array>;
  weights: Float64Array;
  bland: Map<number, boolean>;
};

const NO_FORMS = new Uint16Array();

function loadIndex(): TitleIndex {
  const occupationOf = readUint16("titles.occupation");
  return {
    titles: loadTrie("titles"),
    occupationOf,
    formStart: beginnings(readBytes("titles.sizes")),
    formWords: readUint16("titles.forms"),
    formsOf: new Map(),
    weights: new Float64Array(occupationOf.length),
    bland: new Map(),
  };
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
export function formsWith(index: TitleIndex, word: number): Uint16Array {
  if (word < 0) return NO_FORMS;
  const known = index.formsOf.get(word);
  if (known) return known;
  const { formWords, formStart } = index;
  const found: number[] = [];
  for (let at = formWords.indexOf(word); at >= 0; at = formWords.indexOf(word, at + 1))
    found.push(formAt(formStart, at));
  const forms = new Uint16Array(found);
  index.formsOf.set(word, forms);
  return forms;
}

/** @returns the form whose words lie around a place of `formWords` */
function formAt(formStart: Uint32Array, at: number): number {
  let low = 0;
  let high = formStart.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (formStart[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

/** How rare a word is among all forms; 0 for a word of none. */
export function wordWeight(index: TitleIndex, word: number): number {
  const within = formsWith(index, word).length;
  return within === 0 ? 0 : Math.log(1 + index.occupationOf.length / within);
}

/** The weights of a form's words, summed in the order in which the titles name these words first. */
export function formWeight(index: TitleIndex, form: number): number {
  const known = index.weights[form]!;
  if (known > 0) return known;
  const firstForm = (word: number) => formsWith(index, word)[0]!;
  const place = (word: number) => wordsOf(index, firstForm(word)).indexOf(word);
  const words = [...wordsOf(index, form)].sort((a, b) => firstForm(a) - firstForm(b) || place(a) - place(b));
  const weight = words.reduce((sum, word) => sum + wordWeight(index, word), 0);
  index.weights[form] = weight;
  return weight;
}
