/** A trie of phrases while it grows: packed into flat numbers by `packTrie`. */
export type TrieDraft = { value: number; next: Map<string, TrieDraft> };

export function emptyTrie(): TrieDraft {
  return { value: 0, next: new Map() };
}

/**
 * Enters a phrase unless it is there already.
 * @param value a number other than 0 to find it by
 * @returns whether it was new
 */
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

/** @returns every phrase with its value */
export function phrasesOf(node: TrieDraft, before: string[] = []): { words: string[]; value: number }[] {
  const own = node.value === 0 ? [] : [{ words: before, value: node.value }];
  return [...own, ...[...node.next].flatMap(([word, next]) => phrasesOf(next, [...before, word]))];
}

/** Gives a phrase that is there another value. */
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

/** Per node: its first child, its word, its value. After the last node's first child comes the end. */
export type PackedTrie = { words: string[]; firstChild: number[]; wordOf: number[]; value: number[] };

/** Numbers nodes breadth first, siblings by their word: the layout that `loadTrie` reads. */
export function packTrie(trie: TrieDraft): PackedTrie {
  const words = [...collectWords(trie, new Set())].sort();
  const ids = new Map(words.map((word, id) => [word, id]));
  const packed: PackedTrie = { words, firstChild: [], wordOf: [0], value: [] };
  const queue = [trie];
  for (const node of queue) {
    packed.value.push(node.value);
    packed.firstChild.push(queue.length);
    const children = [...node.next].map(([word, next]) => ({ word: ids.get(word)!, next }));
    children.sort((a, b) => a.word - b.word);
    for (const { word, next } of children) {
      packed.wordOf.push(word);
      queue.push(next);
    }
  }
  packed.firstChild.push(queue.length);
  return packed;
}

function collectWords(node: TrieDraft, into: Set<string>): Set<string> {
  for (const [word, next] of node.next) {
    into.add(word);
    collectWords(next, into);
  }
  return into;
}
