import type { SkillHit } from "../../knowledge";
import { skillById } from "../../knowledge";
import { readJson } from "../../knowledge/binary";
import { stem } from "../../knowledge/lexical/stem";
import { wordWeight } from "../../knowledge/lexical/word-weights";
import type { Importance } from "../../types";
import { clausesOf } from "../cues";
import { type LinearModel, linearModel, sumOf } from "../sentences/linear-model";
import type { Posting, Segment } from "../sentences/segments";
import { isWorkVerb, kindsOf } from "../sentences/sentence-words";
import { CLOSING } from "./phrase-words";
import type { Phrase } from "./phrases";

/** A phrase where it stands: its sentence, that sentence's other phrases, and the skills named in it. */
export type Placed = {
  posting: Posting;
  segment: Segment;
  at: number;
  phrase: Phrase;
  count: number;
  hits: SkillHit[];
};

export type AskedPhrase = Placed & { importance: Importance; told: boolean };

let asked: LinearModel | undefined;
let musts: LinearModel | undefined;

/** How surely a phrase names something asked for; 0 is even chances, 16 make one unit of log-odds. */
export function phraseScore(placed: Placed): number {
  asked ??= linearModel(readJson("job.phrases"));
  return sumOf(asked, phraseFeatures(telling(placed)));
}

/** How surely what a phrase asks for is a must rather than an extra. */
export function mustScore(placed: Placed): number {
  musts ??= linearModel(readJson("job.phraseImportance"));
  return sumOf(musts, importanceFeatures(telling(placed)));
}

function telling(placed: Placed): Placed {
  return { ...placed, phrase: { ...placed.phrase, end: placed.phrase.tellingEnd } };
}

const WORD = /[\p{L}\d][\p{L}\d+#]*/gu;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function bin(value: number, step: number, most: number): number {
  return Math.max(-most, Math.min(most, Math.round(value / step)));
}

/** What speaks for a phrase: the sentence it stands in, its place there, its own words and the skills it names. */
export function phraseFeatures({ posting, segment, at, phrase, count, hits }: Placed): string[] {
  const text = posting.text.slice(phrase.start, phrase.end);
  const words = wordsOf(text);
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  const sure = bin(segment.asks, 8, 10);
  const rough = bin(segment.asks, 24, 3);
  const covered = hits.reduce((sum, hit) => sum + hit.end - hit.start, 0) / text.length;
  const kinds = new Set(hits.map((hit) => skillById(hit.id)?.kind ?? "none"));
  const cover = hits.length === 0 ? "no" : covered > 0.8 ? "all" : covered > 0.4 ? "half" : "some";
  const verb = isWorkVerb(first) ? "verb" : first.endsWith("ing") ? "ing" : "noun";
  const mark = /^[\p{L}]/u.test(phrase.after) ? phrase.after : phrase.after || "^";
  const opening = wordsOf(segment.text.slice(0, 40));
  const features = [
    "=",
    `s:${sure}`,
    `su:${rough}:${segment.under}`,
    `p:${Math.floor((6 * at) / posting.segments.length)}`,
    `l:${phrase.lead}`,
    `a:${mark}`,
    `as:${mark}:${rough}`,
    `i:${Math.min(4, phrase.index)}:${Math.min(5, count)}`,
    `n:${Math.min(8, words.length)}`,
    `nc:${Math.min(4, words.length)}:${cover}`,
    `v:${verb}:${rough}`,
    `va:${verb}:${mark}`,
    `f:${first}`,
    `e:${last.slice(0, 6)}`,
    `fe:${first.slice(-3)}:${words.length > 1}`,
    `c:${cover}:${rough}`,
    `w1:${words.length === 1}:${cover}:${/^\p{Lu}|\d/u.test(text)}:${mark}`,
    `u:${/\s\p{Lu}/u.test(text)}`,
    `o:${opening[0]}`,
    `o2:${opening[0]}_${opening[1]}`,
    `rg:${posting.register}`,
    `rs:${posting.register}:${rough}`,
    `rv:${posting.register}:${verb}:${cover}`,
    `z:${Math.min(8, Math.floor(segment.text.length / 40))}`,
  ];
  const before =
    wordsOf(posting.text.slice(Math.max(segment.start, phrase.start - 30), phrase.start)).at(-1) ?? "^";
  const next =
    /^ ?(?:[^\s\p{L}\p{N}]|[\p{L}\p{N}]+)/u
      .exec(posting.text.slice(phrase.end, Math.min(segment.end, phrase.end + 20)))?.[0]
      .trim()
      .toLowerCase() ?? "$";
  const weights = words.map((word) => wordWeight(stem(word)));
  const heaviest = Math.max(0, ...weights);
  features.push(
    `nx:${next}`,
    `pv:${before}`,
    `pn:${before}:${next}`,
    `wm:${bin(heaviest, 0.15, 7)}`,
    `wa:${bin(weights.reduce((a, b) => a + b, 0) / Math.max(1, weights.length), 0.15, 7)}`,
    `wr:${bin(heaviest, 0.3, 4)}:${rough}:${cover}`,
  );
  features.push(...contextFeatures(posting, segment, phrase), `e3:${last.slice(-3)}`);
  for (const kind of kindsOf(words)) if (!kind.endsWith("0")) features.push(`q:${kind}`);
  for (const kind of kinds) features.push(`k:${kind}`, `kr:${kind}:${rough}`);
  for (const word of words) features.push(`t:${word.slice(0, 5)}`);
  return features;
}

function contextFeatures(posting: Posting, segment: Segment, phrase: Phrase): string[] {
  const before = wordsOf(posting.text.slice(segment.start, phrase.start));
  const own = wordsOf(posting.text.slice(phrase.start, phrase.end));
  const closing = before.findLast((word) => CLOSING.has(word)) ?? "^";
  const verb = before.findLast((word) => isWorkVerb(word)) ?? "^";
  const person = [...before, ...own].find((word) => PERSONS.has(word)) ?? "^";
  return [
    `cl:${closing}`,
    `cd:${Math.min(3, before.filter((word) => CLOSING.has(word)).length)}`,
    `vb:${verb.slice(0, 6)}`,
    `vd:${Math.min(3, before.filter((word) => isWorkVerb(word)).length)}`,
    `sb:${person}`,
    `p2:${before.at(-2) ?? "^"}_${before.at(-1) ?? "^"}`,
    `clv:${closing}:${isWorkVerb(own[0] ?? "")}`,
  ];
}

const PERSONS = new Set([
  "you",
  "your",
  "we",
  "our",
  "us",
  "they",
  "their",
  "he",
  "she",
  "i",
  "my",
  "candidate",
  "who",
]);

/** Words of work that matters less: "assists", "may", "as needed". */
const LIGHT =
  /\b(assist\w*|may|help\w*|participat\w*|contribut\w*|as needed|as required|as assigned|where required|occasional\w*|keep\w* (?:up|abreast)|stay\w* (?:up|current)|attend\w*|volunteer\w*|when (?:needed|required|necessary)|if (?:needed|required|necessary)|opportunit\w+|take part)\b/giu;

export function importanceFeatures({ posting, segment, at, phrase }: Placed): string[] {
  const from = phrase.start - segment.start;
  const clause = clausesOf(segment.text, segment.section).find((one) => from >= one.start && from < one.end);
  const text = posting.text.slice(phrase.start, phrase.end);
  const words = wordsOf(text);
  const opening = wordsOf(segment.text.slice(0, 30));
  // a heading of offers or praise says nothing of how strongly something is asked below it
  const asking = ["must", "nice", "duties", "tools"].find((one) => one === segment.under) ?? "none";
  const features = [
    "=",
    `c:${clause?.cue ?? "none"}`,
    `cu:${clause?.cue ?? "none"}:${asking}`,
    `u:${asking}`,
    `s:${bin(segment.asks, 16, 4)}`,
    `p:${Math.floor((6 * at) / posting.segments.length)}`,
    `l:${phrase.lead}`,
    `a:${phrase.after}`,
    `o:${opening[0]}`,
    `f:${words[0]}`,
    `v:${isWorkVerb(words[0] ?? "")}`,
  ];
  for (const match of segment.text.matchAll(LIGHT))
    features.push(`m:${match[0].toLowerCase().slice(0, 6)}`, "m");
  return features;
}
