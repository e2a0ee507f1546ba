import { mentionWords } from "../mention-words";
import { doers, titleWords } from "../title-words";
import type { CompiledOccupations } from "./occupations";
import { addPhrase, emptyTrie, phrasesOf, setValue, type TrieDraft, valueAt } from "./trie-draft";

export type TitleForm = { occupation: number; words: string[] };
export type CompiledTitles = {
  /** every title whole, in neutral words, by its occupation's index + 1; minus that where it is not a mention as well */
  titles: TrieDraft;
  /** what titles are compared by */
  forms: TitleForm[];
  /** the titles that texts cut into other words, by their occupation's index + 1 */
  mentions: TrieDraft;
};

export function compileTitles({ stored, titles: others }: CompiledOccupations): CompiledTitles {
  const titles = emptyTrie();
  const all = emptyTrie();
  const forms: TitleForm[] = [];
  function enter(title: string, occupation: number): void {
    const words = titleWords(title);
    if (!addPhrase(titles, words, occupation + 1)) return;
    const own = doers(words);
    // "F&I manager" would be just "manager"
    const sayingLess = own.length === 1 && words.length > 1;
    if (!sayingLess) forms.push({ occupation, words: own });
  }
  stored.forEach(({ name }, occupation) => {
    enter(name, occupation);
  });
  others.forEach((list, occupation) => {
    for (const title of list) enter(title, occupation);
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
  return { titles, forms, mentions };
}
