import type { CriterionMeaning, CriterionWords } from "../grounds";
import type { StoredPhrases } from "../phrase-finder";
import { BETWEEN_BEGINNINGS, patternAfter, patternBefore } from "../phrase-pattern";
import { alternativesOf, firstLetters } from "./first-letters";
import { EQUAL_TREATMENT } from "./words/equal-treatment";
import { LANGUAGES } from "./words/languages";
import { OTHERS_AGES } from "./words/others-ages";
import {
  PERSONAL_ATTRIBUTES,
  PERSONAL_INNOCENT,
  PERSONAL_INTRODUCED,
  PERSONAL_PHRASES,
} from "./words/personal-statements";

export function compileCriteria() {
  const all = (list: keyof PlainLists) => LANGUAGES.flatMap((one) => one[list]);
  return {
    "criteria.phrases": storedPhrases(meant((language) => language.phrases)),
    "criteria.attributes": storedPhrases(meant((language) => language.attributes)),
    "criteria.innocent": storedPhrases(plain([...all("innocent"), ...OTHERS_AGES])),
    "criteria.equal": storedPhrases(plain(EQUAL_TREATMENT)),
    "criteria.around": {
      asking: patternBefore(all("asking")),
      askedFor: patternAfter([...all("askedFor"), ...all("candidates")]),
      candidate: patternAfter(all("candidates")),
      worker: patternAfter(all("workers")),
      workingWith: patternBefore(all("workingWith")),
    },
    "personal.phrases": storedPhrases(plain(PERSONAL_PHRASES)),
    "personal.attributes": storedPhrases(plain(PERSONAL_ATTRIBUTES)),
    "personal.innocent": storedPhrases(plain(PERSONAL_INNOCENT)),
    "personal.around": {
      person: patternAfter([...all("candidates"), ...all("workers")]),
      introduced: patternBefore(PERSONAL_INTRODUCED),
    },
  };
}

type PlainLists = Omit<CriterionWords, "phrases" | "attributes">;
type Meant<T> = { source: string; means: T }[];

function plain(sources: string[]): Meant<null> {
  return sources.map((source) => ({ source, means: null }));
}

function meant(of: (language: CriterionWords) => CriterionWords["phrases"]): Meant<CriterionMeaning> {
  return LANGUAGES.flatMap((language) =>
    (["protected", "proxy"] as const).flatMap((verdict) =>
      Object.entries(of(language)[verdict]).flatMap(([ground, sources]) =>
        sources.map((source) => ({ source, means: { verdict, ground } as CriterionMeaning })),
      ),
    ),
  );
}

function storedPhrases<T>(phrases: Meant<T>): StoredPhrases<T> {
  const meanings = [...new Map(phrases.map(({ means }) => [JSON.stringify(means), means])).values()];
  const places = new Map(meanings.map((means, at) => [JSON.stringify(means), at]));
  const stored: StoredPhrases<T> = { sources: [], meanings, meaningOf: [], beginnings: [] };
  for (const { source, means } of phrases)
    for (const one of alternativesOf(source)) {
      stored.sources.push(one);
      stored.meaningOf.push(places.get(JSON.stringify(means))!);
      stored.beginnings.push(firstLetters(one).sort().join(BETWEEN_BEGINNINGS));
    }
  return stored;
}
