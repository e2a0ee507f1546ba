import type { JobInput, TextQuote } from "../types";
import { fieldSpans, type PostingField, postingText } from "./posting";

/**
 * A posting's text with each run of white space as one space, so that line breaks can't change what is read.
 * `at[i]` is where character `i` stands in the posting.
 */
export type FlatText = { text: string; at: Uint32Array; source: string };

/** @param from offset in `source` of the part to flatten, `to` its end */
export function flatten(source: string, from = 0, to = source.length): FlatText {
  const at: number[] = [];
  let text = "";
  for (const run of source.slice(from, to).matchAll(/\s+|\S+/gu)) {
    const space = /^\s/u.test(run[0]);
    if (space && text === "") continue;
    const piece = space ? " " : run[0];
    for (let offset = 0; offset < piece.length; offset++) at.push(from + run.index + offset);
    text += piece;
  }
  return { text, at: Uint32Array.from(at), source };
}

/** The words of the posting behind a stretch of its flat text, white space at both ends left out. */
export function sourceQuote({ text, at, source }: FlatText, start: number, end: number): TextQuote {
  let from = start;
  let to = Math.min(end, text.length);
  while (from < to && text[from] === " ") from++;
  while (to > from && text[to - 1] === " ") to--;
  if (from >= to) return { text: "", start: at[from] ?? 0, end: at[from] ?? 0 };
  const first = at[from]!;
  const last = at[to - 1]! + 1;
  return { text: source.slice(first, last), start: first, end: last };
}

/** The description and the deal-breakers of a job, each flat, with offsets into `postingText(input)`. */
export function flatFields(input: JobInput): { field: PostingField; flat: FlatText }[] {
  const source = postingText(input);
  return fieldSpans(input)
    .filter(({ field }) => field !== "title")
    .map(({ field, start, end }) => ({ field, flat: flatten(source, start, end) }));
}
