import { readBytes, readInt16, readLines, readUint16 } from "./binary";

/**
 * Phrases by their words. Nodes are numbered breadth first, so that the children of `node` are `firstChild[node]` up to
 * `firstChild[node + 1]`, sorted by the word that leads to them. Node 0 is the root; `valueOf[node]` is 0 where no
 * phrase ends. All of it is read where it lies: decoding would cost more than all look-ups of a résumé.
 */
export type PhraseTrie = {
  wordIds: Map<string, number>;
  firstChild: Uint16Array;
  /** of a node's word the low and the high byte, apart: they compress better */
  wordLow: Uint8Array;
  wordHigh: Uint8Array;
  valueOf: Int16Array;
};

/** Numbers of words, in the order of a list. */
export function numbered(words: string[]): Map<string, number> {
  const ids = new Map<string, number>();
  for (let id = 0; id < words.length; id += 1) ids.set(words[id]!, id);
  return ids;
}

/** @param name of a trie in the knowledge file */
export function loadTrie(name: string): PhraseTrie {
  return {
    wordIds: numbered(readLines(`${name}.words`)),
    firstChild: readUint16(`${name}.firstChild`),
    wordLow: readBytes(`${name}.wordLow`),
    wordHigh: readBytes(`${name}.wordHigh`),
    valueOf: readInt16(`${name}.value`),
  };
}

/** @returns the node reached from `node` by `word`, or -1 */
export function stepTrie(trie: PhraseTrie, node: number, word: number): number {
  let low = trie.firstChild[node]!;
  let high = trie.firstChild[node + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = trie.wordLow[middle]! | (trie.wordHigh[middle]! << 8);
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle;
  }
  return -1;
}

/** @returns the value of a whole phrase; 0 where the trie doesn't hold it */
export function phraseValue(trie: PhraseTrie, words: string[]): number {
  let node = 0;
  for (const word of words) {
    node = stepTrie(trie, node, trie.wordIds.get(word) ?? -1);
    if (node < 0) return 0;
  }
  return trie.valueOf[node]!;
}
