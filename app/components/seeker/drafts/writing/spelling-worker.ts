import nspell from "nspell";
import type { Spelling } from "./spelling-words";

export type SpellingQuestion = {
  id: number;
  words: string[];
  dictionaries: Record<Spelling, Dictionary>;
};
/** the rules themselves, and the address of the words */
export type Dictionary = { aff: string; dic: string };
/** of words that no dictionary of theirs has, and what they may have meant; null where the dictionaries can't be had */
export type SpellingAnswer = { id: number; unknown: Record<Spelling, Record<string, string[]>> | null };

const SUGGESTIONS = 3;

type Speller = ReturnType<typeof nspell>;
let spellers: Promise<Record<Spelling, Speller>> | null = null;

async function load({ aff, dic }: Dictionary): Promise<Speller> {
  const answer = await fetch(dic);
  if (!answer.ok) throw new Error(String(answer.status));
  return nspell({ aff, dic: await answer.text() });
}

async function loadAll(given: SpellingQuestion["dictionaries"]): Promise<Record<Spelling, Speller>> {
  return { "en-US": await load(given["en-US"]), "en-GB": await load(given["en-GB"]) };
}

const known = new Map<string, string[]>();

function unknownTo(speller: Speller, spelling: Spelling, words: string[]): Record<string, string[]> {
  const unknown = words.filter((word) => !speller.correct(word));
  return Object.fromEntries(
    unknown.map((word) => {
      const key = `${spelling} ${word}`;
      const suggestions = known.get(key) ?? speller.suggest(word).slice(0, SUGGESTIONS);
      known.set(key, suggestions);
      return [word, suggestions];
    }),
  );
}

self.onmessage = async ({ data: { id, words, dictionaries } }: MessageEvent<SpellingQuestion>) => {
  try {
    spellers ??= loadAll(dictionaries);
    const loaded = await spellers;
    const unknown = {
      "en-US": unknownTo(loaded["en-US"], "en-US", words),
      "en-GB": unknownTo(loaded["en-GB"], "en-GB", words),
    };
    self.postMessage({ id, unknown } satisfies SpellingAnswer);
  } catch {
    spellers = null;
    self.postMessage({ id, unknown: null } satisfies SpellingAnswer);
  }
};
