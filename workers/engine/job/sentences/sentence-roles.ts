import { readJson } from "../../knowledge/binary";
import type { Section } from "./headings";
import { type LinearModel, linearModel, sumOf } from "./linear-model";
import { isWorkVerb, kindsOf, turnsOf } from "./sentence-words";

export type Told = {
  text: string;
  under: Section | null;
  since: number;
  skills: number;
  qualities: number;
};

let model: LinearModel | undefined;

/**
 * How surely each sentence of a posting asks for something or names work to be done, rather than praises, offers, tells of
 * the employer or of applying. Each is judged by its own words and its heading, then again beside its neighbours.
 * @returns one number for each, above 0 where it asks
 */
export function asksOf(sentences: Told[]): number[] {
  model ??= linearModel(readJson("job.sentenceRoles"));
  const alone = sentences.map((one, at) => sumOf(model!, ownFeatures(one, at, sentences.length)));
  return alone.map((_, at) => sumOf(model!, neighbourFeatures(alone, at)));
}

const WORD = /[\p{L}\d$%£€?]+(?:['’.][\p{L}]+)*/gu;
const MOST_WORDS = 60;

export function ownFeatures(
  { text, under, since, skills, qualities }: Told,
  at: number,
  count: number,
): string[] {
  const words = (text.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);
  const features = [
    "=",
    `u:${under}`,
    `us:${under}:${Math.min(5, since >> 1)}`,
    `l:${Math.min(8, words.length >> 2)}`,
    `p:${Math.floor((8 * at) / count)}`,
    `x:${text.at(-1)}`,
  ];
  features.push(
    `1:${words[0]}`,
    `2:${words[0]}_${words[1]}`,
    `e1:${(words[0] ?? "").slice(-3)}`,
    `u1:${under}:${(words[0] ?? "").slice(-3)}`,
  );
  const kinds = kindsOf(words);
  const opens = isWorkVerb(words[0] ?? "") ? "verb" : (words[0] ?? "").endsWith("ing") ? "ing" : "other";
  for (const kind of kinds) features.push(`k:${kind}`, `ku:${kind}:${under}`);
  const turns = turnsOf(text);
  for (const turn of turns) features.push(`r:${turn}`, `ro:${turn}:${opens}`);
  features.push(
    `rr:${turns.join(".")}`,
    `h:${Math.min(4, skills)}`,
    `hq:${Math.min(2, qualities)}`,
    `hl:${Math.min(4, Math.round((10 * skills) / (words.length + 1)))}`,
  );
  features.push(`o:${opens}`, `ou:${opens}:${under}`, `kk:${kinds.join("")}`);
  words.forEach((word, index) => {
    features.push(`w:${word}`, `t:${word.slice(0, 5)}`);
    if (index > 0) features.push(`b:${words[index - 1]}_${word}`);
  });
  return features;
}

/** What the sentences around say beside its own words, as they were judged alone. */
export function neighbourFeatures(alone: number[], at: number): string[] {
  const level = (place: number, step: number, most: number) => {
    const sum = alone[place];
    return sum === undefined ? "none" : Math.max(-most, Math.min(most, Math.round(sum / step)));
  };
  const [before, own, after] = [level(at - 1, 24, 2), level(at, 24, 2), level(at + 1, 24, 2)];
  const around = (from: number, to: number) => {
    const sums = alone.slice(Math.max(0, from), Math.max(0, to));
    return sums.length === 0
      ? "none"
      : Math.max(-3, Math.min(3, Math.round(sums.reduce((a, b) => a + b, 0) / sums.length / 12)));
  };
  return [
    "N=",
    `NB:${around(at - 4, at)}`,
    `NA:${around(at + 1, at + 5)}`,
    `NBA:${around(at - 4, at)}:${around(at + 1, at + 5)}`,
    `N0:${level(at, 6, 10)}`,
    `N-1:${level(at - 1, 16, 3)}`,
    `N+1:${level(at + 1, 16, 3)}`,
    `N-2:${level(at - 2, 16, 3)}`,
    `N+2:${level(at + 2, 16, 3)}`,
    `NN:${before}:${own}:${after}`,
  ];
}
