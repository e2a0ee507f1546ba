import { foldedWords } from "./words";

/** More than the words of the base: edges are keyed `node * STRIDE + word`, which stays a small integer. */
const STRIDE = 32768;

/**
 * Phrases by their folded words, as numbers in three flat tables rather than objects: cheap to build at first use,
 * and a step is one look-up. Node 0 is the root; `valueOf[node]` is 0 where no phrase ends.
 */
export type PhraseTrie = { wordIds: Map<string, number>; edges: Map<number, number>; valueOf: number[] };

export function emptyTrie(): PhraseTrie {
  return { wordIds: new Map(), edges: new Map(), valueOf: [0] };
}

/** @returns the node reached from `node` by `word`, or -1 */
export function stepTrie(trie: PhraseTrie, node: number, word: number): number {
  return word < 0 ? -1 : (trie.edges.get(node * STRIDE + word) ?? -1);
}

/**
 * Enters a phrase unless it is there already.
 * @param value a positive number to find it by
 * @returns whether it was new
 */
export function addPhrase(trie: PhraseTrie, words: string[], value: number): boolean {
  if (words.length === 0) return false;
  let node = 0;
  for (const word of words) {
    let id = trie.wordIds.get(word);
    if (id === undefined) {
      id = trie.wordIds.size;
      trie.wordIds.set(word, id);
    }
    const key = node * STRIDE + id;
    let next = trie.edges.get(key);
    if (next === undefined) {
      next = trie.valueOf.length;
      trie.valueOf.push(0);
      trie.edges.set(key, next);
    }
    node = next;
  }
  if (trie.valueOf[node] !== 0) return false;
  trie.valueOf[node] = value;
  return true;
}

/** @returns the value of the whole phrase `text`; 0 where the trie doesn't hold it */
export function phraseValue(trie: PhraseTrie, text: string): number {
  let node = 0;
  for (const word of foldedWords(text)) {
    node = stepTrie(trie, node, trie.wordIds.get(word) ?? -1);
    if (node < 0) return 0;
  }
  return trie.valueOf[node] ?? 0;
}
