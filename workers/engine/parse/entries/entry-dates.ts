import type { YearMonth } from "../../types";
import { type DateSpan, saysPresent } from "../dates/find-dates";
import type { Piece } from "../quote";
import type { Part } from "../sections/section";
import { isDateOnly, workLead } from "./header-lines";

export type EntryDates = {
  start: YearMonth | null;
  end: YearMonth | null;
  isCurrent: boolean;
  pieces: Piece[];
};

type Place = { span: DateSpan; piece: Piece; tail: Piece | null };

function spansOf(head: Part[]): Place[] {
  return head.flatMap(({ doc, start }) =>
    doc.dates
      .filter((span) => span.start >= start)
      .map((span) => ({
        span,
        piece: { line: doc.index, start: span.start, end: span.end },
        tail: span.isRange ? doc.dateTail : null,
      })),
  );
}

const endLabel =
  /(?:graduat|expected|until|completed|abgeschlossen|class of|absolvent|end date|bis)\W*(?:in |date\W*)?$/i;

/** Two dates of one line or of adjacent lines begin and end a thing, unless both lines tell of something: then it's two. */
function areOnePair(head: Part[], first: number, second: number): boolean {
  if (first === second) return true;
  const parts = head.filter(({ doc }) => doc.index === first || doc.index === second);
  return Math.abs(first - second) <= 1 && parts.some(isDateOnly);
}

/** The dates of an entry from the lines of its head: the first range, or one or two single dates. */
export function entryDates(head: Part[]): EntryDates {
  const places = spansOf(head);
  const ranges = places.filter(({ span }) => span.isRange);
  const range = ranges.find(({ span }) => span.to !== null) ?? ranges[0];
  if (range) {
    const { from, to, isCurrent } = range.span;
    return {
      start: from,
      end: to,
      isCurrent,
      pieces: range.tail ? [range.piece, range.tail] : [range.piece],
    };
  }
  const [first, second] = places;
  if (!first) return { start: null, end: null, isCurrent: false, pieces: [] };
  const present = head.find((part) => {
    const text = part.doc.text.slice(part.doc.start, part.doc.end);
    return saysPresent(text) || /presently|currently|now|at present/i.test(workLead(text));
  });
  if (present && !second) {
    const piece = { line: present.doc.index, start: present.doc.start, end: present.doc.end };
    return { start: first.span.from, end: null, isCurrent: true, pieces: [first.piece, piece] };
  }
  if (second && areOnePair(head, first.piece.line, second.piece.line)) {
    const [early, late] =
      (first.span.from ?? "") <= (second.span.from ?? "") ? [first, second] : [second, first];
    return {
      start: early.span.from,
      end: late.span.from,
      isCurrent: false,
      pieces: [early.piece, late.piece],
    };
  }
  const doc = head.find((part) => part.doc.index === first.piece.line)?.doc;
  const ahead = doc?.text.slice(Math.max(0, first.piece.start - 24), first.piece.start) ?? "";
  if (endLabel.test(ahead))
    return { start: null, end: first.span.from, isCurrent: false, pieces: [first.piece] };
  return { start: first.span.from, end: null, isCurrent: false, pieces: [first.piece] };
}
