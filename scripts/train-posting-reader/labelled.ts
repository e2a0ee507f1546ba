import { readFileSync } from "node:fs";

/** A requirement or a trap as it was labelled by hand: its names and the posting's words for it. */
export type LabelledRequirement = {
  name: string;
  also?: string[];
  kind: string;
  importance: "must" | "nice";
  quote: string;
};

export type LabelledPosting = {
  id: string;
  text: string;
  degree: { quote: string } | null;
  requirements: LabelledRequirement[];
  not_requirements: { quote: string }[];
  /** every quote of a posting of our own, in the order of its text */
  marks?: { quote: string; asks: boolean }[];
  /** how much each of its sentences and phrases counts when learning; 1 where it isn't told */
  weight?: number;
};

export function readLines<T>(file: string): T[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
}

export type Place = { start: number; end: number; asks: boolean };

/**
 * Where a posting's quotes stand: each mark at its own place, a quote without one where its words first come.
 * @param text the posting's text as it was read, each run of whitespace as one space
 */
export function placesOf(text: string, { marks, requirements, degree }: LabelledPosting): Place[] {
  const lower = text.toLowerCase();
  const placeFrom = (quote: string, from: number, asks: boolean): Place[] => {
    const words = quote.replace(/\s+/g, " ").trim();
    const exact = text.indexOf(words, from);
    const start = exact < 0 ? lower.indexOf(words.toLowerCase(), from) : exact;
    return start < 0 ? [] : [{ start, end: start + words.length, asks }];
  };
  if (!marks)
    return [...requirements, ...(degree ? [degree] : [])].flatMap(({ quote }) => placeFrom(quote, 0, true));
  let from = 0;
  return marks.flatMap(({ quote, asks }) => {
    const places = placeFrom(quote, from, asks);
    from = places[0]?.end ?? from;
    return places;
  });
}

/** Stretch of letters and digits by which a posting is known again under another id. */
const FINGERPRINT: [number, number] = [200, 400];

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Texts, each once, without those of the given postings. */
export function withoutPostings(texts: string[], postings: { text: string }[]): string[] {
  const known = postings.map(({ text }) => lettersOf(text).slice(...FINGERPRINT));
  return [...new Set(texts)].filter((text) => {
    const letters = lettersOf(text);
    return !known.some((one) => letters.includes(one));
  });
}

const STOP = new Set(
  "a an and or of in the for to with on at by from as is are be your our you we experience knowledge skills skill ability strong good excellent years year work working using use".split(
    " ",
  ),
);

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, " ")
    .trim();
}

function stems(text: string): Set<string> {
  const words = plain(text).split(" ");
  return new Set(
    words
      .filter((word) => (!STOP.has(word) && word.length > 1) || word === "c" || word === "r")
      .map((word) => word.slice(0, 5)),
  );
}

function shared(a: Set<string>, b: Set<string>): number {
  let count = 0;
  for (const one of a) if (b.has(one)) count++;
  return count;
}

/**
 * By the measure of the `postings` task: the names are the same, or half of the printed words stand in the words that
 * ask for it and the quotes overlap.
 */
export function answers(name: string, quote: string, truth: LabelledRequirement): boolean {
  const printed = plain(name).replaceAll(" ", "");
  for (const one of [truth.name, ...(truth.also ?? [])]) {
    const known = plain(one).replaceAll(" ", "");
    if (printed === known) return true;
    const [short, long] = printed.length < known.length ? [printed, known] : [known, printed];
    if (short.length >= 4 && long.includes(short) && short.length / long.length >= 0.5) return true;
  }
  const own = stems(name);
  const asked = stems([truth.name, ...(truth.also ?? []), truth.quote].join(" "));
  const [a, b] = [stems(quote), stems(truth.quote)];
  const near = a.size > 0 && b.size > 0 && shared(a, b) / Math.min(a.size, b.size) >= 0.5;
  return own.size > 0 && near && shared(own, asked) / own.size >= 0.5;
}
