import type { JobProfile, TextQuote } from "../../../workers/engine/types";
import { mergeRanges, type Range } from "./resume-pages";

/** `id` is the anchor of a part that a requirement refers to. */
export type PostingPiece = { text: string; start: number; id: string | null };

export type AskedWords = { text: string; id: string };

const anchor = (start: number) => `p${start}`;

function rangesOf(job: JobProfile): Range[] {
  return mergeRanges(
    job.requirements.flatMap(({ quotes }) => quotes.map(({ start, end }): Range => [start, end])),
  );
}

export function postingPieces(posting: string, job: JobProfile): PostingPiece[] {
  const pieces: PostingPiece[] = [];
  const push = (start: number, end: number, id: string | null) => {
    if (end > start) pieces.push({ text: posting.slice(start, end), start, id });
  };
  // Without a title the posting begins with the empty line that separates it from the description.
  let at = posting.length - posting.trimStart().length;
  for (const [start, end] of rangesOf(job)) {
    push(at, start, null);
    push(start, Math.min(end, posting.length), anchor(start));
    at = end;
  }
  push(at, posting.length, null);
  return pieces;
}

/** Quotes that touch or overlap share one anchor. */
export function askedWordsIn(job: JobProfile): (quotes: TextQuote[]) => AskedWords[] {
  const ranges = rangesOf(job);
  return (quotes) => {
    const seen = new Set<string>();
    return quotes.flatMap(({ text, start }) => {
      const words = text.trim();
      const range = ranges.find(([from, to]) => from <= start && start < to);
      if (!range || seen.has(words.toLowerCase())) return [];
      seen.add(words.toLowerCase());
      return [{ text: words, id: anchor(range[0]) }];
    });
  };
}
