import type { MentionWord } from "./mention-words";
import { occupationBase } from "./occupation-base";
import { loadTrie, type PhraseTrie, stepTrie } from "./phrase-trie";
import { titleIndex } from "./title-index";

const LONGEST = 5;

let others: PhraseTrie | undefined;

type Mention = { occupation: number; length: number };

function longestIn(trie: PhraseTrie, words: MentionWord[], from: number): Mention {
  const found = { occupation: -1, length: 0 };
  let node = 0;
  for (let at = from; at < Math.min(words.length, from + LONGEST); at += 1) {
    node = stepTrie(trie, node, trie.wordIds.get(words[at]!.text) ?? -1);
    if (node < 0) break;
    const value = trie.valueOf[node]!;
    if (value <= 0) continue;
    found.occupation = value - 1;
    found.length = at - from + 1;
  }
  return found;
}

/** The longest title, of at most five words, that begins at word `from`: its occupation and how many words it has. */
export function titleAt(words: MentionWord[], from: number): { id: string; length: number } | null {
  others ??= loadTrie("mentions");
  const one = longestIn(titleIndex().titles, words, from);
  const other = longestIn(others, words, from);
  const { occupation, length } = other.length > one.length ? other : one;
  return length === 0 ? null : { id: occupationBase().occupations[occupation]!.id, length };
}
