import { readBytes, readUint16 } from "./binary";
import { wordId } from "./lexicon";
import { NODES_PER_BLOCK } from "./stored";

/**
 * Nodes are numbered breadth first, children sorted by their word; node 0 is the root. Numbers are read in place: decoding
 * them would cost more than all look-ups of a résumé.
 */
export type PhraseTrie = {
  /** of each node: twice how many children it has, and 1 more where a phrase ends; 0 for the root */
  shapes: Uint8Array;
  /** of each node's word, the low bytes of all, then the high ones; stored for the root's children as steps from one to the next */
  words: Uint8Array;
  /** of the phrases' values, in the order of their nodes, the same */
  values: Uint8Array;
  /** of each block's first node: its first child, and how many phrases end before it */
  firstChild: Uint16Array;
  phrases: Uint16Array;
};

export function loadTrie(name: string): PhraseTrie {
  const firstChild = readUint16(`${name}.firstChild`);
  return {
    shapes: readBytes(`${name}.shapes`),
    words: addedUp(readBytes(`${name}.words`), firstChild[0]!),
    values: readBytes(`${name}.values`),
    firstChild,
    phrases: readUint16(`${name}.phrases`),
  };
}

/** @param end after the root's last child */
function addedUp(stored: Uint8Array, end: number): Uint8Array {
  const words = stored.slice();
  const high = words.length / 2;
  for (let node = 1, word = 0; node < end; node += 1) {
    word += words[node]! | (words[high + node]! << 8);
    words[node] = word;
    words[high + node] = word >> 8;
  }
  return words;
}

export function wordOf({ words }: PhraseTrie, node: number): number {
  return words[node]! | (words[words.length / 2 + node]! << 8);
}

/** @returns the first child of a node, or where it would be; the children of the last node end the trie */
export function firstChildOf({ shapes, firstChild }: PhraseTrie, node: number): number {
  if (node === 0) return 1;
  const block = Math.floor(node / NODES_PER_BLOCK);
  let child = firstChild[block]!;
  for (let before = block * NODES_PER_BLOCK; before < node; before += 1) child += shapes[before]! >> 1;
  return child;
}

export function stepTrie(trie: PhraseTrie, node: number, word: number): number {
  let low = firstChildOf(trie, node);
  let high = node === 0 ? trie.firstChild[0]! : low + (trie.shapes[node]! >> 1);
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = wordOf(trie, middle);
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle;
  }
  return -1;
}

export function endsPhrase({ shapes }: PhraseTrie, node: number): boolean {
  return (shapes[node]! & 1) === 1;
}

/** @returns the value of the phrase that ends at a node; 0 where none does */
export function phraseValue(trie: PhraseTrie, node: number): number {
  if (!endsPhrase(trie, node)) return 0;
  const { shapes, values, phrases } = trie;
  const block = Math.floor(node / NODES_PER_BLOCK);
  let phrase = phrases[block]!;
  for (let before = block * NODES_PER_BLOCK; before < node; before += 1) phrase += shapes[before]! & 1;
  return storedValue(values, phrase);
}

function storedValue(values: Uint8Array, phrase: number): number {
  const value = values[phrase]! | (values[values.length / 2 + phrase]! << 8);
  return (value << 16) >> 16;
}

/** Every phrase, in the order of the nodes. */
export function phrasesIn({ shapes, values }: PhraseTrie): { node: number; value: number }[] {
  const found: { node: number; value: number }[] = [];
  for (let node = 1; node < shapes.length; node += 1)
    if ((shapes[node]! & 1) === 1) found.push({ node, value: storedValue(values, found.length) });
  return found;
}

/** @returns the node at which a phrase ends; -1 where the trie doesn't hold it */
export function phraseNode(trie: PhraseTrie, words: string[]): number {
  let node = 0;
  for (const word of words) {
    node = stepTrie(trie, node, wordId(word));
    if (node < 0) return -1;
  }
  return endsPhrase(trie, node) ? node : -1;
}
