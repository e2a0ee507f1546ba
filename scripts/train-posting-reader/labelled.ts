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
  /** how much each of its sentences and phrases counts when learning; 1 where it isn't told */
  weight?: number;
};

export function readLines<T>(file: string): T[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as T);
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
