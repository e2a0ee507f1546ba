import type { YearMonth } from "../../types";
import { type Point, pointAt } from "./point";
import { type Token, tokensOf } from "./tokens";
import { dashes, fromWords, needsRange, presentLength, rangeWords, sinceWords } from "./words";

/** `start` and `end` are offsets; a single date has `isRange` false and is in `from`. */
export type DateSpan = {
  start: number;
  end: number;
  from: YearMonth | null;
  to: YearMonth | null;
  isCurrent: boolean;
  isRange: boolean;
};

function written(year: number, month: number | null): YearMonth {
  return month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}

function isDash(token: Token | undefined): boolean {
  return token !== undefined && dashes.has(token.text);
}

function afterRangeSign(tokens: Token[], at: number): number {
  let next = tokens[at]?.text === "up" ? at + 1 : at;
  while (next < at + 3 && (isDash(tokens[next]) || rangeWords.has(tokens[next]?.text ?? ""))) next++;
  if (next > at && tokens[next]?.text === "the") next++;
  if (next === at && tokens[at]?.text === "/" && tokens[at + 1]?.text.length === 4) return at + 1;
  if (
    next === at &&
    tokens[at]?.text === "t" &&
    tokens[at + 1]?.text === "/" &&
    tokens[at + 2]?.text === "m"
  ) {
    return at + 3;
  }
  return next;
}

function endsPhrase(tokens: Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return !token || !next || /^[,)|:;]$/.test(next.text) || next.start - token.end > 1;
}

function shortRangeEnd(tokens: Token[], at: number, from: Point): Point | null {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (from.year === null || !token?.digits || token.text.length !== 2) return null;
  const isTight =
    before?.end === token.start || (isDash(before) && from.month === null && endsPhrase(tokens, at));
  if (!isTight || !(isDash(before) || before?.text === "/")) return null;
  const year = Math.floor(from.year / 100) * 100 + Number(token.text);
  if (year <= from.year || year > from.year + 30) return null;
  return { year, month: null, next: at + 1, short: true };
}

function spanAt(tokens: Token[], words: string[], at: number): (DateSpan & { next: number }) | null {
  const opening = words[at] ?? "";
  const since = sinceWords.has(opening);
  const from = fromWords.has(opening);
  let begin = since || from ? at + 1 : at;
  if ((since || from) && tokens[begin]?.text === "the") begin++;
  const first = pointAt(tokens, begin);
  if (!first) return null;
  const sign = afterRangeSign(tokens, first.next);
  const startToken = tokens[since || from ? at : begin];
  const start = startToken?.start ?? 0;
  const make = (last: number, to: Point | null, isCurrent: boolean): (DateSpan & { next: number }) | null => {
    const year = first.year ?? to?.year ?? null;
    if (year === null) return null;
    const end = tokens[last - 1]?.end ?? start;
    const until = to?.year ? written(to.year, to.month) : null;
    const isRange = to !== null || isCurrent;
    return { start, end, from: written(year, first.month), to: until, isCurrent, isRange, next: last };
  };
  const signed = sign > first.next;
  if (signed) {
    const present = presentLength(words, sign);
    if (present > 0 && first.year !== null) return make(sign + present, null, true);
    const second = pointAt(tokens, sign) ?? shortRangeEnd(tokens, sign, first);
    if (second?.year) return make(second.next, second, false);
  }
  const next = tokens[first.next];
  const glued =
    next?.digits && next.start === tokens[first.next - 1]?.end ? pointAt(tokens, first.next) : null;
  if (first.year && glued?.year && glued.year >= first.year) return make(glued.next, glued, false);
  const short = shortRangeEnd(tokens, first.next + 1, first);
  if (short && tokens[first.next]?.text === "/") return make(short.next, short, false);
  if (first.year === null || (first.short && !signed && !since)) return null;
  const present = presentLength(words, first.next);
  if (present > 0 && !needsRange(words[first.next] ?? "")) return make(first.next + present, null, true);
  if (since) return make(first.next, null, true);
  const open = signed && isDash(tokens[first.next]) && sign === first.next + 1 && sign >= tokens.length;
  if (open) return make(sign, null, true);
  if (first.short) return null;
  return make(first.next, null, false);
}

const PRODUCT =
  /(?:(?:(?:\bms|\bmicrosoft)[ -](?:project|office|excel|word|access|outlook|power ?point|visio|exchange|sharepoint|dynamics)|\b(?:windows|sql server|windows server|visual studio|autocad|revit|solidworks|quickbooks|photoshop))(?: (?:pro|professional|server))? |(?<!\d)(?!(?:19|20)\d\d ?:)\d{4,5} ?: ?)$/iu;
const LONGEST_PRODUCT = 40;

/** "MS Project 2013", "ISO 9001: 2008": a year that is no date. */
function isVersion(text: string, { start, end }: Pick<DateSpan, "start" | "end">): boolean {
  return (
    /^\d{4}$/u.test(text.slice(start, end)) &&
    PRODUCT.test(text.slice(Math.max(0, start - LONGEST_PRODUCT), start))
  );
}

const GROWTH = /%\s?(?:from|between|in|over|for|during)?\s?$/iu;
const LONGEST_GROWTH = 10;

/** "grew sales by 31% from 2004 to 2005": the years of a figure, and of no post. */
function isOfFigure(text: string, { start }: Pick<DateSpan, "start">): boolean {
  return GROWTH.test(text.slice(Math.max(0, start - LONGEST_GROWTH), start));
}

export function findDates(text: string): DateSpan[] {
  if (!/\d/.test(text)) return [];
  const tokens = tokensOf(text);
  const words = tokens.map((token) => token.text);
  const spans: DateSpan[] = [];
  let at = 0;
  while (at < tokens.length) {
    const before = tokens[at - 1];
    const token = tokens[at];
    const insideWord =
      before !== undefined && before.end === token?.start && /[\p{L}\p{N}_@]/u.test(before.text);
    const found = insideWord && token?.digits ? null : spanAt(tokens, words, at);
    if (found && !isVersion(text, found)) {
      const { next, ...span } = found;
      if (!isOfFigure(text, span)) spans.push(span);
      at = next;
    } else at++;
  }
  return spans;
}

export function saysPresent(text: string): boolean {
  const words = tokensOf(text).map((token) => token.text);
  const from = rangeWords.has(words[0] ?? "") || dashes.has(words[0] ?? "") ? 1 : 0;
  const length = presentLength(words, from);
  return length > 0 && from + length === words.length;
}
