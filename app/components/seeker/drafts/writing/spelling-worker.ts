import nspell from "nspell";
import type { Spelling } from "./spelling-words";

/** the rules and the words */
export type Dictionary = { aff: string; dic: string };
/** A worker can't fetch them itself: its script's policy allows nothing. */
export type SpellingQuestion = { id: number; words: string[]; dictionaries?: Record<Spelling, Dictionary> };
/** of words that no dictionary of theirs has, and what they may have meant */
export type SpellingAnswer = { id: number; unknown: Record<Spelling, Record<string, string[]>> };

const SUGGESTIONS = 3;

type Speller = ReturnType<typeof nspell>;
let spellers: Record<Spelling, Speller> | null = null;

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

self.onmessage = ({ data: { id, words, dictionaries } }: MessageEvent<SpellingQuestion>) => {
  if (dictionaries) {
    spellers = { "en-US": nspell(dictionaries["en-US"]), "en-GB": nspell(dictionaries["en-GB"]) };
  }
  if (!spellers) throw new Error("no dictionaries");
  const unknown = {
    "en-US": unknownTo(spellers["en-US"], "en-US", words),
    "en-GB": unknownTo(spellers["en-GB"], "en-GB", words),
  };
  self.postMessage({ id, unknown } satisfies SpellingAnswer);
};
