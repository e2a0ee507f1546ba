import type { Requirement, TextQuote } from "../../types";
import { quoteOf } from "../posting";
import type { Posting, Segment } from "./segments";
import { turnsOf } from "./sentence-words";

/** What became of a sentence of a posting; `unread`: it seems to ask for something, and nothing was read of it. */
export type SentenceFate =
  | "requirement"
  | "title"
  | "heading"
  | "benefits"
  | "praise"
  | "legal"
  | "process"
  | "description"
  | "unread";

/** Fewer letters than this are a remnant of a heading or a figure, and no sentence. */
const SHORTEST_SENTENCE = 12;

/** Every sentence of a posting, headings included, with what became of it; in order, together they hold every word of `posting.text`. */
export function accountFor(
  posting: Posting,
  requirements: Requirement[],
): { sentence: TextQuote; fate: SentenceFate }[] {
  const quotes = requirements.flatMap((one) => one.quotes).sort((a, b) => a.start - b.start);
  let segment = 0;
  return posting.starts.flatMap((start, at) => {
    const sentence = quoteOf(posting.text, start, posting.starts[at + 1] ?? posting.text.length);
    if (sentence.text === "") return [];
    while (segment < posting.segments.length && posting.segments[segment]!.end <= sentence.start) segment++;
    const told = posting.segments[segment];
    const own = told && told.start < sentence.end ? told : undefined;
    const isAsked = quotes.some((one) => one.start < sentence.end && sentence.start < one.end);
    return [{ sentence, fate: isAsked ? "requirement" : fateOf(sentence.text, own) }];
  });
}

function fateOf(text: string, segment: Segment | undefined): SentenceFate {
  if (segment?.field === "title") return "title";
  if (!segment) return "heading";
  if (segment.section === "benefits" || segment.section === "legal") return segment.section;
  if (segment.section === "about") return "praise";
  if (segment.asks > 0 && text.length >= SHORTEST_SENTENCE) return "unread";
  return turnsOf(text).includes("contact") ? "process" : "description";
}
