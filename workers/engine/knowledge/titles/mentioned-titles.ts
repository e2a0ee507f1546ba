import { wordId } from "../lexicon";
import { occupationBase } from "../occupation-base";
import { loadTrie, type PhraseTrie, phraseValue, stepTrie } from "../phrase-trie";
import type { MentionWord } from "./mention-words";
import { titleEndingAt, titleIndex } from "./title-index";

const LONGEST = 5;

let others: PhraseTrie | undefined;

type Mention = { occupation: number; length: number };

/** @param occupationAt of the phrase that ends at a node, -1 where none does */
function longestIn(
  trie: PhraseTrie,
  words: MentionWord[],
  from: number,
  occupationAt: (node: number) => number,
): Mention {
  const found = { occupation: -1, length: 0 };
  let node = 0;
  for (let at = from; at < Math.min(words.length, from + LONGEST); at += 1) {
    node = stepTrie(trie, node, wordId(words[at]!.text));
    if (node < 0) break;
    const occupation = occupationAt(node);
    if (occupation < 0) continue;
    found.occupation = occupation;
    found.length = at - from + 1;
  }
  return found;
}

function loadOthers(): PhraseTrie {
  others ??= loadTrie("mentions");
  return others;
}

/** The longest title, of at most five words, that begins at word `from`: its occupation and how many words it has. */
export function titleAt(words: MentionWord[], from: number): { id: string; length: number } | null {
  const index = titleIndex();
  const more = loadOthers();
  const one = longestIn(index.titles, words, from, (node) => {
    const title = titleEndingAt(index, node);
    return title && !title.isFolded ? title.occupation : -1;
  });
  const other = longestIn(more, words, from, (node) => phraseValue(more, node) - 1);
  const { occupation, length } = other.length > one.length ? other : one;
  return length === 0 ? null : { id: occupationBase().occupations[occupation]!.id, length };
}
