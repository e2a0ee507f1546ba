import { readBytes } from "./binary";
import { asBytes, beginnings, LONGEST_WORD, WORDS_PER_BLOCK } from "./stored";

/**
 * Every word of the base, sorted: its number is its place. In a block the first word is whole, each other is stored as
 * how many letters it shares with the one before, and its rest.
 */
type Lexicon = {
  shared: Uint8Array;
  rests: Uint8Array;
  /** where in `rests` each block begins, and after the last one the end */
  blocks: Uint32Array;
};

const LINE_BREAK = 10;

let loaded: Lexicon | undefined;
const memo = new Map<string, number>();
const MEMO_LIMIT = 20_000;

function lexicon(): Lexicon {
  loaded ??= {
    shared: readBytes("words.shared"),
    rests: readBytes("words.rests"),
    blocks: beginnings(readBytes("words.sizes")),
  };
  return loaded;
}

export function wordCount(): number {
  return lexicon().shared.length;
}

/** @returns number of a word, -1 for one that isn't in the base */
export function wordId(word: string): number {
  const known = memo.get(word);
  if (known !== undefined) return known;
  if (word.length > LONGEST_WORD) return -1;
  const id = search(lexicon(), asBytes(word));
  if (memo.size < MEMO_LIMIT) memo.set(word, id);
  return id;
}

function search({ shared, rests, blocks }: Lexicon, word: string): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (compare(rests, blocks[middle]!, word, 0) > 0) high = middle;
    else low = middle;
  }
  const first = low * WORDS_PER_BLOCK;
  const end = Math.min(first + WORDS_PER_BLOCK, shared.length);
  let at = blocks[low]!;
  let same = 0;
  for (let id = first; id < end; id += 1) {
    if (shared[id]! < same) return -1;
    if (shared[id] === same) {
      const order = compare(rests, at, word, same);
      if (order === 0) return id;
      if (order > 0) return -1;
      while (rests[at] !== LINE_BREAK && rests[at] === word.charCodeAt(same)) {
        at += 1;
        same += 1;
      }
    }
    at = rests.indexOf(LINE_BREAK, at) + 1;
  }
  return -1;
}

/** @returns below 0, 0 or above 0, as the stored rest comes before, is, or comes after the word's from a letter on */
function compare(rests: Uint8Array, start: number, word: string, from: number): number {
  for (let at = start, letter = from; ; at += 1, letter += 1) {
    const stored = rests[at]!;
    if (stored === LINE_BREAK) return letter === word.length ? 0 : -1;
    if (letter === word.length) return 1;
    const order = stored - word.charCodeAt(letter);
    if (order !== 0) return order;
  }
}
