import type { JobInput, TextQuote } from "../types";

/**
 * The text that every quote of a job points into: title, description and deal-breakers, joined by a blank line.
 * Missing deal-breakers add nothing.
 */
export function postingText(input: Pick<JobInput, "title" | "description" | "requirements">): string {
  const parts = [input.title, input.description];
  if (input.requirements?.trim()) parts.push(input.requirements);
  return parts.join("\n\n");
}

/** Which field of the form a stretch of the posting came from. */
export type PostingField = "title" | "description" | "requirements";

/** Offsets of the three fields inside `postingText`. */
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

/** A quote of `text` from `start` to `end`, white space at both ends left out. */
export function quoteOf(text: string, start: number, end: number): TextQuote {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from]!)) from++;
  while (to > from && /\s/.test(text[to - 1]!)) to--;
  return { text: text.slice(from, to), start: from, end: to };
}
