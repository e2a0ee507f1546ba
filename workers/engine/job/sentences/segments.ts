import { findSkills, type SkillHit, skillById } from "../../knowledge";
import type { JobInput, TextQuote } from "../../types";
import { fieldSpans, type PostingField, postingText, quoteOf } from "../posting";
import { withoutGluedYears } from "./glued-words";
import { isBoilerplate, type Section, saysNotNeeded, sectionOfHeading } from "./headings";
import { asksNothing } from "./offering";
import { isOtherMeaning } from "./other-meanings";
import { plainText } from "./plain-text";
import { registerOf } from "./register";
import { sentenceStarts } from "./sentence-ends";
import { asksOf, type Told } from "./sentence-roles";
import { LIST_ASKS, skillLists } from "./skill-lists";

/** One sentence or item of a list, with what it is about. `start` and `end` are offsets into the posting's plain text. */
export type Segment = {
  text: string;
  start: number;
  end: number;
  section: Section;
  field: PostingField;
  /** The section of the last known heading before it; null before the first. */
  under: Section | null;
  /** How many sentences stand between that heading and it. */
  since: number;
  /** How many skills of the knowledge base it names, personal qualities apart. */
  skills: number;
  qualities: number;
  /** True for a list of nothing but names, or an item of one, where the knowledge base knows some of them as skills. */
  listed: boolean;
  /** How surely it asks for something or names work to be done: above 0 it does (see `sentence-roles`). */
  asks: number;
};

/** A posting cut into sentences, headings taken out. `text` has one space wherever the given text has white space. */
export type Posting = {
  text: string;
  segments: Segment[];
  /** Where sentences, items and headings begin, headings included. */
  starts: number[];
  hits: SkillHit[];
  register: string;
  quote: (start: number, end: number) => TextQuote;
  /** The fields of the form that it was put together from; offsets into `text`. */
  fields: { field: PostingField; start: number; end: number }[];
};

type Piece = TextQuote & { marked: boolean };

/** A known heading glued to the text after it. */
const INLINE_HEADING = /^([\p{L}][\p{L} '’&/,-]{2,48}?)\s?[:：]\s?(?=\S)/u;
const MARK = /^(?:[-–—*•●▪◦·>+|▢□■➢✓✔]+|\d{1,2}[.)])\s*/u;
const ASKING: Section[] = ["must", "nice", "duties", "tools"];
/** What is expressly not needed or stands before the form of the job, on the scale of `asksOf`. */
export const NEVER_ASKS = -100;
/** So many sentences below a heading it still tells what they are about ... */
export const NEAR_HEADING = 12;
/** ... unless they speak clearly against it, on the scale of `asksOf`; an item of so few letters can't. */
const DOUBTED = -18;
const SHORT_ITEM = 25;
/** An item of so few letters may be a name and nothing else. */
const LONGEST_NAME = 24;

/** The words of one field of the form; "" where it was left empty. */
export function fieldText({ text, fields }: Posting, field: PostingField): string {
  const span = fields.find((one) => one.field === field);
  return span ? text.slice(span.start, span.end) : "";
}

/**
 * Cuts a posting into sentences and tells what each is about, by what it says and by the headings and sentences around it.
 * Line breaks, wide gaps and the drawing of bullets make no difference. The deal-breakers keep one sentence to a line, as
 * they were typed.
 */
export function readPosting(input: JobInput): Posting {
  const given = postingText(input);
  const { text, quote, at, lostBreaks } = plainText(given);
  const fields = fieldSpans(input).map(({ field, start, end }) => ({
    field,
    start: at(start),
    end: at(end),
  }));
  const hits = findSkills(withoutGluedYears(text));
  const segments: Segment[] = [];
  const starts: number[] = [];
  for (const { field, start, end } of fieldSpans(input)) {
    if (field === "description") {
      const pieces = piecesOf(text, at(start), at(end), hits, lostBreaks);
      starts.push(...pieces.map((piece) => piece.start));
      segments.push(...described(text, pieces, hits));
    } else
      for (const line of linesOf(given, start, end)) {
        starts.push(at(line.start));
        segments.push(...typed(text, field, at(line.start), at(line.end)));
      }
  }
  return { text, segments, starts, hits: hitsIn(text, segments), register: registerOf(text), quote, fields };
}

const TITLE_FIELD = /(?<!\p{L})(?:job|position) title ?:/iu;

/** Where a posting's form begins, what stands before tells of who hires: "We specialize in staffing. ... Job title: Coder". */
function startOfForm(told: Piece[]): number {
  const at = told.findIndex((piece) => TITLE_FIELD.test(piece.text));
  return at < told.length / 2 ? at : -1;
}

function described(text: string, told: Piece[], hits: SkillHit[]): Segment[] {
  const pieces: (Told & { start: number; end: number; needed: boolean })[] = [];
  let under: Section | null = null;
  let since = 0;
  let needed = true;
  const form = startOfForm(told);
  for (const [order, piece] of told.entries()) {
    if (order < form) needed = false;
    else if (order === form) needed = true;
    let from = piece.start;
    // "Ideally you know Docker" names a skill, so it is no heading
    const known = sectionOfHeading(piece.text);
    const namesNone =
      (known === "benefits" && /compensation/iu.test(piece.text)) ||
      namedIn(piece.start, piece.end, hits).skills === 0;
    const heading = piece.text.endsWith(":") || (!piece.marked && namesNone) ? known : null;
    if (heading) {
      under = heading;
      since = 0;
      needed = !saysNotNeeded(piece.text);
      continue;
    }
    const inline = INLINE_HEADING.exec(piece.text);
    const opened = inline && sectionOfHeading(inline[1]!);
    if (inline && opened) {
      under = opened;
      since = 0;
      needed = !saysNotNeeded(inline[1]!);
      from += inline[0].length;
    }
    if (piece.end - from > 1)
      pieces.push({
        start: from,
        end: piece.end,
        under,
        since: since++,
        text: text.slice(from, piece.end),
        needed,
        ...namedIn(from, piece.end, hits),
      });
  }
  const lists = skillLists(pieces);
  const asks = asksOf(pieces).map((sum, index) => (lists[index] ? Math.max(sum, LIST_ASKS) : sum));
  return pieces.map((piece, index) => {
    const { needed, ...rest } = piece;
    const known = needed ? asks[index]! : NEVER_ASKS;
    return {
      ...rest,
      listed: lists[index]!,
      field: "description",
      asks: known,
      section: needed ? sectionOf(piece, known) : "about",
    };
  });
}

function namedIn(start: number, end: number, hits: SkillHit[]) {
  let skills = 0;
  let qualities = 0;
  for (let at = firstFrom(hits, start); at < hits.length && hits[at]!.end <= end; at++) {
    if (skillById(hits[at]!.id)?.kind === "soft") qualities++;
    else skills++;
  }
  return { skills, qualities };
}

function firstFrom(hits: { start: number }[], start: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hits[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sectionOf({ text, under, since }: Told, asks: number): Section {
  if (asks > 0) return under && ASKING.includes(under) ? under : "must";
  if (isBoilerplate(text)) return "legal";
  const near = since < NEAR_HEADING && (asks > DOUBTED || text.length <= SHORT_ITEM);
  if (near && under && ASKING.includes(under)) return under;
  return under && asksNothing(under) ? under : "overview";
}

/** What stands in the title or was typed as a deal-breaker: nothing of it is doubted. */
function typed(text: string, field: PostingField, start: number, end: number): Segment[] {
  const { start: from, end: to, text: words } = unmarked(text, start, end);
  if (words.length < 2) return [];
  const inline = field === "requirements" ? INLINE_HEADING.exec(words) : null;
  const opened = inline && sectionOfHeading(inline[1]!);
  const begin = inline && opened ? from + inline[0].length : from;
  const section = field === "title" ? "overview" : opened === "nice" ? "nice" : "must";
  return [
    {
      text: text.slice(begin, to),
      start: begin,
      end: to,
      field,
      under: section,
      since: 0,
      skills: 0,
      qualities: 0,
      listed: false,
      asks: 1,
      section,
    },
  ];
}

function linesOf(text: string, start: number, end: number) {
  const lines: { start: number; end: number }[] = [];
  let from = start;
  while (from <= end) {
    let to = text.indexOf("\n", from);
    if (to === -1 || to > end) to = end;
    if (text.slice(from, to).trim()) lines.push({ start: from, end: to });
    from = to + 1;
  }
  return lines;
}

/** A cut never falls inside a skill's own name ("TypeScript", "Node.js"). */
function piecesOf(
  text: string,
  start: number,
  end: number,
  hits: SkillHit[],
  lostBreaks: ReadonlySet<number>,
): Piece[] {
  const own = text.slice(start, end);
  let hit = 0;
  const isWhole = (place: number) => {
    const at = start + place;
    while (hit < hits.length && hits[hit]!.end <= at) hit++;
    return hit < hits.length && hits[hit]!.start < at;
  };
  const starts = sentenceStarts(own, isWhole, (place) => lostBreaks.has(start + place));
  return [0, ...starts]
    .map((from, index) => unmarked(text, start + from, start + (starts[index] ?? own.length)))
    .filter((piece) => piece.text.length > 1);
}

function unmarked(text: string, start: number, end: number): Piece {
  const quote = quoteOf(text, start, end);
  const mark = MARK.exec(quote.text);
  return mark
    ? { ...quoteOf(text, quote.start + mark[0].length, quote.end), marked: true }
    : { ...quote, marked: false };
}

const BEGUN = 16;
/** "on-the-job coaching": no name of several words begins inside a word with hyphens. */
function beginsInWord(text: string, { start, end }: SkillHit): boolean {
  return (
    /\p{L}-\p{L}{1,12}-$/u.test(text.slice(Math.max(0, start - BEGUN), start)) &&
    text.slice(start, end).includes(" ")
  );
}

/**
 * The skills that the sentences name, each within its own: "Python" and "3 years" in the next one aren't "Python 3". An item
 * that is nothing but a name ("Excel", below a heading that asks) needs no other names around it.
 */
function hitsIn(text: string, segments: Segment[]): SkillHit[] {
  // "projects.Supports", "DockerCompensation": no name goes on behind a stop or a lost break.
  let parted = "";
  const inserted: { start: number }[] = [];
  segments.forEach(({ start, end }, at) => {
    const gap = start - (segments[at - 1]?.end ?? 0);
    if (gap === 0 && at > 0) inserted.push({ start: parted.length });
    parted += (gap === 0 && at > 0 ? "\n" : "\n".repeat(gap)) + text.slice(start, end);
  });
  const given = (place: number) => place - firstFrom(inserted, place);
  const hits = findSkills(parted)
    .map((hit) => ({ ...hit, start: given(hit.start), end: given(hit.end) }))
    .filter((hit) => !isOtherMeaning(text, hit) && !beginsInWord(text, hit));
  const alone = segments.filter(
    ({ start, end, under }) =>
      ASKING.includes(under ?? "about") &&
      end - start <= LONGEST_NAME &&
      firstFrom(hits, start) === firstFrom(hits, end),
  );
  if (alone.length === 0) return hits;
  const more = alone.flatMap((one) =>
    findSkills(one.text).map((hit) => ({ ...hit, start: one.start + hit.start, end: one.start + hit.end })),
  );
  return [...hits, ...more].sort((a, b) => a.start - b.start);
}
