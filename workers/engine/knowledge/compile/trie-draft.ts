import { NODES_PER_BLOCK } from "../stored";

export type TrieDraft = { value: number; next: Map<string, TrieDraft> };

export function emptyTrie(): TrieDraft {
  return { value: 0, next: new Map() };
}

/** Enters a phrase under a value other than 0; returns whether it was new. */
export function addPhrase(trie: TrieDraft, words: string[], value: number): boolean {
  if (words.length === 0) return false;
  let node = trie;
  for (const word of words) {
    let next = node.next.get(word);
    if (!next) {
      next = emptyTrie();
      node.next.set(word, next);
    }
    node = next;
  }
  if (node.value !== 0) return false;
  node.value = value;
  return true;
}

export function phrasesOf(node: TrieDraft, before: string[] = []): { words: string[]; value: number }[] {
  const own = node.value === 0 ? [] : [{ words: before, value: node.value }];
  return [...own, ...[...node.next].flatMap(([word, next]) => phrasesOf(next, [...before, word]))];
}

export function setValue(trie: TrieDraft, words: string[], value: number): void {
  let node = trie;
  for (const word of words) node = node.next.get(word)!;
  node.value = value;
}

/** @returns the value of the whole phrase; 0 where the trie doesn't hold it */
export function valueAt(trie: TrieDraft, words: string[]): number {
  let node: TrieDraft | undefined = trie;
  for (const word of words) node = node?.next.get(word);
  return node?.value ?? 0;
}

/** `firstChild` and `phrases` are of each block, as in `PhraseTrie`; `nodeOf` tells the node of a phrase. */
export type PackedTrie = {
  shapes: number[];
  words: number[];
  values: number[];
  firstChild: number[];
  phrases: number[];
  nodeOf: (words: string[]) => number;
};

/** Numbers nodes breadth first, siblings by their word: the layout that `loadTrie` reads. */
export function packTrie(trie: TrieDraft, ids: Map<string, number>): PackedTrie {
  const shapes: number[] = [];
  const words = [0];
  const values: number[] = [];
  const [firstChild, phrases]: [number[], number[]] = [[], []];
  const queue = [trie];
  const places = new Map<TrieDraft, number>();
  for (const node of queue) {
    if (places.size % NODES_PER_BLOCK === 0) {
      // The root's own children come before those of its block.
      firstChild.push(queue.length + (node === trie ? trie.next.size : 0));
      phrases.push(values.length);
    }
    places.set(node, places.size);
    const ends = node.value !== 0;
    shapes.push(node === trie ? 0 : node.next.size * 2 + Number(ends));
    if (ends) values.push(node.value);
    const children = [...node.next].map(([word, next]) => ({ word: ids.get(word)!, next }));
    children.sort((a, b) => a.word - b.word);
    for (const { word, next } of children) {
      words.push(word);
      queue.push(next);
    }
  }
  const nodeOf = (phrase: string[]) => {
    let node = trie;
    for (const word of phrase) node = node.next.get(word)!;
    return places.get(node)!;
  };
  return { shapes, words, values, firstChild, phrases, nodeOf };
}

export function collectWords({ next }: TrieDraft, into: Set<string>): void {
  for (const [word, below] of next) {
    into.add(word);
    collectWords(below, into);
  }
}
