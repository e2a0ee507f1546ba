import type { JobInput, TextQuote } from "../types";

/** The text that every quote of a job points into: title, description and deal-breakers, joined by a blank line. */
export function postingText(input: Pick<JobInput, "title" | "description" | "requirements">): string {
  const parts = [input.title, input.description];
  if (input.requirements?.trim()) parts.push(input.requirements);
  return parts.join("\n\n");
}

export type PostingField = "title" | "description" | "requirements";

export function fieldSpans(
  input: Pick<JobInput, "title" | "description" | "requirements">,
): { field: PostingField; start: number; end: number }[] {
  const afterTitle = input.title.length;
  const description = { start: afterTitle + 2, end: afterTitle + 2 + input.description.length };
  const spans: { field: PostingField; start: number; end: number }[] = [
    { field: "title", start: 0, end: afterTitle },
    { field: "description", ...description },
  ];
  if (input.requirements?.trim()) {
    const start = description.end + 2;
    spans.push({ field: "requirements", start, end: start + input.requirements.length });
  }
  return spans;
}

const MARKS = "•●▪◦·*–—-";

/** A quote of `text` from `start` to `end`, white space at both ends and the mark of the next item left out. */
export function quoteOf(text: string, start: number, end: number): TextQuote {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from]!)) from++;
  while (to > from && (/\s/.test(text[to - 1]!) || isMark(text, to - 1))) to--;
  return { text: text.slice(from, to), start: from, end: to };
}

function isMark(text: string, at: number): boolean {
  return MARKS.includes(text[at]!) && /\s/.test(text[at - 1] ?? "");
}

/** A sentence of so many letters is quoted whole. */
const SHORT_SENTENCE = 100;

/**
 * The part of a sentence that says something: of a short one what stands between semicolons, of a long one between commas and
 * brackets, too.
 * @param start where the words are that must be in it, offsets into the sentence
 */
export function partAround(
  text: string,
  sentence: { start: number; end: number },
  start: number,
  end: number,
): TextQuote {
  const words = text.slice(sentence.start, sentence.end);
  const isShort = words.length <= SHORT_SENTENCE;
  const opening = isShort ? ";" : "(),;:•";
  const closing = isShort ? /;|$/u : /[,;•()]|$/u;
  const from = Math.max(...[...opening].map((mark) => words.lastIndexOf(mark, start - 1))) + 1;
  const to = closing.exec(words.slice(end))!.index + end;
  return quoteOf(text, sentence.start + (start === 0 ? 0 : from), sentence.start + to);
}
