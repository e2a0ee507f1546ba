import { mentionWords } from "../titles/mention-words";
import { titleWords } from "../titles/title-words";
import type { CompiledOccupations } from "./occupations";
import { addPhrase, emptyTrie, phrasesOf, setValue, type TrieDraft, valueAt } from "./trie-draft";

export type EnteredTitle = { occupation: number; words: string[] };
export type CompiledTitles = {
  /** every title whole, in neutral words, by its occupation's index + 1; minus that where it is not a mention as well */
  titles: TrieDraft;
  entered: { names: EnteredTitle[]; others: EnteredTitle[] };
  /** the titles that texts cut into other words, by their occupation's index + 1 */
  mentions: TrieDraft;
};

export function compileTitles({ stored, titles: own, translated }: CompiledOccupations): CompiledTitles {
  const others = own.map((list, at) => [...list, ...translated[at]!]);
  const titles = emptyTrie();
  const all = emptyTrie();
  const entered: CompiledTitles["entered"] = { names: [], others: [] };
  function enter(title: string, occupation: number, list: EnteredTitle[]): void {
    const words = titleWords(title);
    if (addPhrase(titles, words, occupation + 1)) list.push({ occupation, words });
  }
  stored.forEach(({ name }, occupation) => {
    enter(name, occupation, entered.names);
  });
  others.forEach((list, occupation) => {
    for (const title of list) enter(title, occupation, entered.others);
  });
  stored.forEach(({ name }, occupation) => {
    for (const title of [name, ...others[occupation]!]) {
      addPhrase(
        all,
        mentionWords(title.toLowerCase()).map(({ text }) => text),
        occupation + 1,
      );
    }
  });
  const mentions = emptyTrie();
  for (const { words, value } of phrasesOf(all)) {
    if (valueAt(titles, words) !== value) addPhrase(mentions, words, value);
  }
  for (const { words, value } of phrasesOf(titles)) {
    if (valueAt(all, words) !== value) setValue(titles, words, -value);
  }
  return { titles, entered, mentions };
}
