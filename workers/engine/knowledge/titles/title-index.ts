import { readBytes, readPlainUint16, readUint16 } from "../binary";
import { wordCount } from "../lexicon";
import { endsPhrase, loadTrie, type PhraseTrie, stepTrie, wordOf } from "../phrase-trie";
import { beginnings, lastFrom } from "../stored";
import { type FormIndex, readForms } from "./title-forms";

export type TitleIndex = {
  titles: PhraseTrie;
  /** where each title ends: those that are their occupation's name first, then all others, by occupation */
  nodes: Uint16Array;
  /** the first title of each occupation among the names, then among the others */
  firstTitle: Uint32Array;
  folded: Set<number>;
  /** 1 for each word of some title, by its number */
  readonly known: Uint8Array;
  readonly forms: FormIndex;
};

function loadIndex(): TitleIndex {
  const titles = loadTrie("titles");
  const nodes = readPlainUint16("titles.nodes");
  const firstTitle = beginnings(readBytes("titles.sizes"));
  let known: Uint8Array | undefined;
  let forms: FormIndex | undefined;
  return {
    titles,
    nodes,
    firstTitle,
    folded: new Set(readUint16("titles.folded")),
    get known() {
      known ??= wordsIn(titles);
      return known;
    },
    get forms() {
      forms ??= readForms({ titles, nodes, firstTitle });
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
export function titleEndingAt(
  { titles, nodes, firstTitle, folded }: TitleIndex,
  node: number,
): { occupation: number; isFolded: boolean } | null {
  if (!endsPhrase(titles, node)) return null;
  const title = nodes.indexOf(node);
  const occupations = (firstTitle.length - 1) / 2;
  return { occupation: lastFrom(firstTitle, title) % occupations, isFolded: folded.has(title) };
}

export function isTitle({ titles }: TitleIndex, word: number): boolean {
  const node = stepTrie(titles, 0, word);
  return node >= 0 && endsPhrase(titles, node);
}
