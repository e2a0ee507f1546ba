import type { ResumeText } from "../types";
import { isPlaceCode } from "./words/places";

/** Share of lines that begin with a small letter from which a whole document is taken to be written in small letters. */
const ALL_SMALL = 0.97;
const FEWEST_LINES = 6;
/** A line of no more words is a heading or part of an entry's head: names in it get capitals. */
const NAME_WORDS = 9;

const smallWords = new Set(
  "a an and as at by for from in into of on or the to with und für bei im in von zu der die das et de la le du des en y e el di da do van het een since".split(
    " ",
  ),
);

/** Adds capitals where a document is in small letters throughout: names and headings are told from prose by them. */
export function withCapitals({ lines }: ResumeText): string[] {
  const texts = lines.map(({ text }) => text);
  const lettered = texts.filter((text) => /\p{L}/u.test(text));
  const small = lettered.filter((text) => !/\p{Lu}/u.test(text)).length;
  if (lettered.length < FEWEST_LINES || small < ALL_SMALL * lettered.length) return texts;
  return texts.map((text) => (isProse(text) ? capitalFirst(text) : capitalNames(text)));
}

function isProse(text: string): boolean {
  return text.split(/\s+/).length > NAME_WORDS && !/[|\t]/.test(text);
}

function isBulleted(text: string): boolean {
  return /^\s*[^\p{L}\p{N}\s(]\s/u.test(text);
}

function raised(text: string): string {
  const upper = text.toUpperCase();
  return upper.length === text.length ? upper : text;
}

function capitalFirst(text: string): string {
  return text.replace(/\p{Ll}/u, raised);
}

function capitalNames(text: string): string {
  if (isBulleted(text)) return capitalFirst(text);
  const named = text.replace(
    /(?<![\p{L}\p{N}@./'’])\p{Ll}[\p{L}'’]*(?![\p{L}]*[@/])/gu,
    (word, at: number) => (at > 0 && smallWords.has(word) ? word : capitalFirst(word)),
  );
  return named.replace(/, (\p{L}{2})(?=$|[\s,|)])/gu, (whole, code: string) =>
    isPlaceCode(code.toUpperCase()) ? `, ${code.toUpperCase()}` : whole,
  );
}
