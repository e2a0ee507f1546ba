import { wordCount } from "../lexicon";
import { endsPhrase, loadTrie, type PhraseTrie, phraseValue, stepTrie, wordOf } from "../phrase-trie";
import { type TitleEnd, titleEnd } from "../stored";
import { type FormIndex, readForms } from "./title-forms";

export type TitleIndex = {
  titles: PhraseTrie;
  /** 1 for each word of some title, by its number */
  readonly known: Uint8Array;
  readonly forms: FormIndex;
};

function loadIndex(): TitleIndex {
  const titles = loadTrie("titles");
  let known: Uint8Array | undefined;
  let forms: FormIndex | undefined;
  return {
    titles,
    get known() {
      known ??= wordsIn(titles);
      return known;
    },
    get forms() {
      forms ??= readForms(titles);
      return forms;
    },
  };
}

function wordsIn(titles: PhraseTrie): Uint8Array {
  const known = new Uint8Array(wordCount());
  for (let node = 1; node < titles.shapes.length; node += 1) known[wordOf(titles, node)] = 1;
  return known;
}

let loaded: TitleIndex | undefined;

export function titleIndex(): TitleIndex {
  loaded ??= loadIndex();
  return loaded;
}

/** @returns the title that ends at a node, as its occupation's index, and whether its words are folded; null where none ends */
export function titleEndingAt({ titles }: TitleIndex, node: number): TitleEnd | null {
  return endsPhrase(titles, node) ? titleEnd(phraseValue(titles, node)) : null;
}

export function isTitle({ titles }: TitleIndex, word: number): boolean {
  const node = stepTrie(titles, 0, word);
  return node >= 0 && endsPhrase(titles, node);
}
