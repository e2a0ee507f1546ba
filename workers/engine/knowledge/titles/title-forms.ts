import { wordId } from "../lexicon";
import { type PhraseTrie, phrasesIn, wordOf } from "../phrase-trie";
import { beginnings, lastFrom, titleEnd } from "../stored";
import { doers, UNTOLD, type Untold } from "./title-words";

export type FormIndex = {
  occupationOf: Uint16Array;
  /** form `i` has the words `formWords[formStart[i]]` up to `formWords[formStart[i + 1]]` */
  formStart: Uint32Array;
  formWords: Uint16Array;
  formsOf: Map<number, Uint16Array>;
  weights: Float64Array;
  bland: Map<number, boolean>;
};

const NO_FORMS = new Uint16Array();

/** Of the titles that are their occupation's name first, then of all others, by occupation. */
export function readForms(titles: PhraseTrie): FormIndex {
  const parentOf = parentsIn(titles);
  const untold: Untold<number> = {
    empty: new Set([...UNTOLD.empty].map(wordId)),
    doer: new Map([...UNTOLD.doer].map(([word, doer]) => [wordId(word), doer.map(wordId)])),
  };
  const occupations: number[] = [];
  const sizes: number[] = [];
  const all: number[] = [];
  const ends = phrasesIn(titles)
    .map(({ node, value }) => ({ node, ...titleEnd(value) }))
    .sort((a, b) => Number(b.isName) - Number(a.isName) || a.occupation - b.occupation || a.node - b.node);
  for (const { node: end, occupation } of ends) {
    const told: number[] = [];
    for (let node = end; node > 0; node = parentOf[node]!) told.push(wordOf(titles, node));
    const own = doers(told.reverse(), untold);
    // "F&I manager" would be just "manager"
    if (own.length === 1 && told.length > 1) continue;
    occupations.push(occupation);
    sizes.push(own.length);
    all.push(...own);
  }
  return {
    occupationOf: new Uint16Array(occupations),
    formStart: beginnings(new Uint8Array(sizes)),
    formWords: new Uint16Array(all),
    formsOf: new Map(),
    weights: new Float64Array(sizes.length),
    bland: new Map(),
  };
}

function parentsIn({ shapes, firstChild }: PhraseTrie): Uint16Array {
  const parentOf = new Uint16Array(shapes.length);
  let child = firstChild[0]!;
  for (let node = 1; node < shapes.length; node += 1)
    for (const end = child + (shapes[node]! >> 1); child < end; child += 1) parentOf[child] = node;
  return parentOf;
}

export function wordsOf({ formStart, formWords }: FormIndex, form: number): Uint16Array {
  return formWords.subarray(formStart[form], formStart[form + 1]);
}

/** @returns the forms that hold a word, in their order; none for -1 */
export function formsWith(forms: FormIndex, word: number): Uint16Array {
  if (word < 0) return NO_FORMS;
  const known = forms.formsOf.get(word);
  if (known) return known;
  const { formWords, formStart } = forms;
  const found: number[] = [];
  for (let at = formWords.indexOf(word); at >= 0; at = formWords.indexOf(word, at + 1))
    found.push(lastFrom(formStart, at));
  const those = new Uint16Array(found);
  forms.formsOf.set(word, those);
  return those;
}

export function wordWeight(forms: FormIndex, word: number): number {
  const within = formsWith(forms, word).length;
  return within === 0 ? 0 : Math.log(1 + forms.occupationOf.length / within);
}

/** The weights of a form's words, summed in the order in which the titles name these words first. */
export function formWeight(forms: FormIndex, form: number): number {
  const known = forms.weights[form]!;
  if (known > 0) return known;
  const firstForm = (word: number) => formsWith(forms, word)[0]!;
  const place = (word: number) => wordsOf(forms, firstForm(word)).indexOf(word);
  const words = [...wordsOf(forms, form)].sort((a, b) => firstForm(a) - firstForm(b) || place(a) - place(b));
  const weight = words.reduce((sum, word) => sum + wordWeight(forms, word), 0);
  forms.weights[form] = weight;
  return weight;
}
