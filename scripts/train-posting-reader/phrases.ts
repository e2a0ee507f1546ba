import { importanceFeatures, phraseFeatures } from "../../workers/engine/job/phrases/phrase-model";
import { placedPhrases } from "../../workers/engine/job/phrases/phrase-requirements";
import { sumOf } from "../../workers/engine/job/sentences/linear-model";
import { readPosting } from "../../workers/engine/job/sentences/segments";
import { neighbourFeatures, ownFeatures } from "../../workers/engine/job/sentences/sentence-roles";
import { answers, type LabelledPosting, placesOf } from "./labelled";
import type { Example } from "./logistic";

/** Every phrase of a posting: whether it is asked for, and whether as a must (null where it isn't asked for). */
export type PhraseCase = Example & { importance: string[]; must: boolean | null };

/** The phrases of a labelled posting. @param roles the model of sentences, learnt without this posting */
export function phraseCases(posting: LabelledPosting, roles: Map<string, number>): PhraseCase[] {
  const read = readPosting({ title: "", description: posting.text });
  const told = read.segments;
  const alone = told.map((one, at) => sumOf(roles, ownFeatures(one, at, told.length)));
  told.forEach((one, at) => {
    one.asks = sumOf(roles, neighbourFeatures(alone, at));
  });
  const refused = placesOf(read.text, posting).filter(({ asks }) => !asks);
  return placedPhrases(read).map((placed) => {
    const { start, end } = placed.phrase;
    const text = read.text.slice(start, end);
    // The same words may be asked for elsewhere.
    const isRefused = refused.some((one) => start >= one.start && end <= one.end);
    const right = isRefused ? [] : posting.requirements.filter((one) => answers(text, text, one));
    return {
      features: phraseFeatures(placed),
      yes: right.length > 0,
      weight: posting.weight,
      importance: importanceFeatures(placed),
      must: right.length > 0 ? right.some((one) => one.importance === "must") : null,
    };
  });
}

export function importanceExamples(cases: PhraseCase[]): Example[] {
  return cases.flatMap(({ importance, must, weight }) =>
    must === null ? [] : [{ features: importance, yes: must, weight }],
  );
}
