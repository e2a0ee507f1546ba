import { findSkills } from "../knowledge";
import type { JobInput } from "../types";
import { isBoilerplate, type Section, sectionOfHeading } from "./headings";
import { fieldSpans, type PostingField, postingText, quoteOf } from "./posting";

/** One sentence or bullet of a posting, with what it is about. `start` and `end` are offsets into the posting. */
export type Segment = {
  text: string;
  start: number;
  end: number;
  section: Section;
  field: PostingField;
};

/** A posting cut into sentences, headings taken out. */
export type Posting = { text: string; segments: Segment[] };

/** Where one line glues several sentences together (text copied from web pages): full stops, wide gaps, bullets. */
const SENTENCE_END =
  /(?<=[\p{Ll}\d)%"”’][.!?])(?<!(?:\b[eE]\.\s?g|\bi\.\s?e|\bz\.\s?[Bb]|\bincl|\bapprox|\bvs|\bmin|\bmax|\bbzw)\.)\s+(?=["“(]?\p{Lu})|(?<=\p{Ll}{2}[.!?;])(?=\p{Lu}\p{Ll})|\s{3,}|\s*[•●▪◦‣·]\s+|(?<=\p{Ll}{2}[.!?:;)])(?=\p{Lu}\p{Ll}+ )|(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}+ \p{Ll}{2,})/gu;

/** A known heading glued to the text after it. */
const INLINE_HEADING = /^([\p{L}][\p{L}\s'’&/,-]{2,48}?)\s*[:：]\s*(?=\S)/u;

/**
 * Cuts a posting into sentences and gives each the section whose heading it stands under.
 * The title and the deal-breakers keep a field of their own; legal text and pay are marked wherever they stand.
 */
export function readPosting(input: JobInput): Posting {
  const text = postingText(input);
  const segments: Segment[] = [];
  const skills = findSkills(text);
  const insideSkill = (at: number) => skills.some((hit) => at > hit.start && at < hit.end);
  for (const span of fieldSpans(input)) {
    let section: Section = span.field === "requirements" ? "must" : "overview";
    for (const line of linesOf(text, span.start, span.end)) {
      const heading = sectionOfHeading(line.text);
      if (heading && span.field === "description") {
        section = heading;
        continue;
      }
      for (const piece of pieces(text, line, insideSkill)) {
        let { start } = piece;
        const bare = sectionOfHeading(piece.text);
        if (bare && span.field === "description" && segments.length > 0) {
          section = bare;
          continue;
        }
        const inline = INLINE_HEADING.exec(piece.text);
        const opened = inline && sectionOfHeading(inline[1]!);
        if (inline && opened && span.field !== "title") {
          section = span.field === "requirements" && opened !== "nice" ? "must" : opened;
          start += inline[0].length;
        }
        const quote = quoteOf(text, start, piece.end);
        if (quote.text.length < 2) continue;
        const asks = isBoilerplate(quote.text) && span.field === "description" ? "legal" : section;
        segments.push({ ...quote, section: asks, field: span.field });
      }
    }
  }
  return { text, segments };
}

function linesOf(text: string, start: number, end: number) {
  const lines: { text: string; start: number; end: number }[] = [];
  let from = start;
  while (from <= end) {
    let to = text.indexOf("\n", from);
    if (to === -1 || to > end) to = end;
    const quote = quoteOf(text, from, to);
    if (quote.text) lines.push(quote);
    from = to + 1;
  }
  return lines;
}

/** Cuts a line; a cut never falls inside a skill's own name ("TypeScript", "Node.js"). */
function pieces(
  text: string,
  { start, end }: { start: number; end: number },
  insideSkill: (at: number) => boolean,
) {
  const line = text.slice(start, end);
  const result: { text: string; start: number; end: number }[] = [];
  let from = 0;
  for (const match of line.matchAll(SENTENCE_END)) {
    if (insideSkill(start + match.index)) continue;
    if (match.index > from) result.push(piece(text, start + from, start + match.index));
    from = match.index + match[0].length;
  }
  if (from < line.length) result.push(piece(text, start + from, end));
  return result.filter((part) => part.text.length > 1);
}

function piece(text: string, start: number, end: number) {
  const quote = quoteOf(text, start, end);
  const bullet = /^[-–—*•·▪●>+]+\s*|^\d{1,2}[.)]\s+/.exec(quote.text);
  return bullet ? quoteOf(text, quote.start + bullet[0].length, quote.end) : quote;
}
