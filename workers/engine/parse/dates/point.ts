import { monthOf, seasonMonth } from "./months";
import type { Token } from "./tokens";
import { joiners } from "./words";

/** `next` is the first token after the date; a month without a year has `year: null`. */
export type Point = { year: number | null; month: number | null; next: number; short: boolean };

const oldest = 1940;
const newest = 2060;

function yearOf(token: Token | undefined): number | null {
  if (!token?.digits || token.text.length !== 4) return null;
  const year = Number(token.text);
  return year >= oldest && year <= newest ? year : null;
}

/** Two digits as a year: 00 to 49 are this century. */
export function centuryOf(twoDigits: number): number {
  return twoDigits < 50 ? 2000 + twoDigits : 1900 + twoDigits;
}

function smallNumber(token: Token | undefined, max: number): number | null {
  if (!token?.digits || token.text.length > 2) return null;
  const value = Number(token.text);
  return value >= 1 && value <= max ? value : null;
}

function glued(tokens: Token[], at: number): boolean {
  const here = tokens[at];
  const before = tokens[at - 1];
  return here !== undefined && before !== undefined && here.start === before.end;
}

const separators = new Set(["/", ".", "-", "‐", "‑", "–", "年"]);

function yearFirst(tokens: Token[], at: number): Point | null {
  const year = yearOf(tokens[at]);
  if (year === null) return null;
  const sign = tokens[at + 1]?.text ?? "";
  const month = smallNumber(tokens[at + 2], 12);
  const written = tokens[at + 2]?.text.length === 2 || sign === "/" || sign === "." || sign === "年";
  // No form of a month is set with an en dash: "2007–12" runs to 2012, "2020–03" can't run backwards.
  const range = sign === "–" && month !== null && month > year % 100;
  const tight = sign === "年" || (glued(tokens, at + 1) && glued(tokens, at + 2));
  if (separators.has(sign) && month !== null && written && tight && !range) {
    let next = at + 3;
    const day = smallNumber(tokens[next + 1], 31);
    if (tokens[next]?.text === sign && day !== null && glued(tokens, next)) next += 2;
    else if (tokens[next]?.text === "月") next += 1;
    return { year, month, next, short: false };
  }
  const after = tokens[at + 1]?.text ?? "";
  const named = monthOf(after) ?? seasonMonth(after);
  if (named !== null && yearOf(tokens[at + 2]) === null && smallNumber(tokens[at + 2], 99) === null) {
    return { year, month: named, next: at + 2, short: false };
  }
  return { year, month: null, next: after === "年" ? at + 2 : at + 1, short: false };
}

function numbersFirst(tokens: Token[], at: number): Point | null {
  const first = smallNumber(tokens[at], 31);
  const sign = tokens[at + 1]?.text ?? "";
  if (first === null || !separators.has(sign) || sign === "年") return null;
  const year = yearOf(tokens[at + 2]);
  if (year !== null) return first <= 12 ? { year, month: first, next: at + 3, short: false } : null;
  const second = smallNumber(tokens[at + 2], 31);
  if (second !== null && tokens[at + 3]?.text === sign) {
    const third = tokens[at + 4];
    const full = yearOf(third);
    if (full !== null) {
      // Work begins on the first of a month: "01/05/2024" is the first of May rather than the fifth of January.
      const dayLeads = sign === "." || sign === "-" || first > 12 || first === 1;
      const month = second <= 12 && dayLeads ? second : Math.min(first, 12);
      return { year: full, month: second > 12 ? first : month, next: at + 5, short: false };
    }
  }
  const two = tokens[at + 2];
  const tight = glued(tokens, at + 1) && glued(tokens, at + 2);
  if (sign === "/" && first <= 12 && two?.digits && two.text.length === 2 && tight) {
    const beyond = tokens[at + 3];
    if (beyond?.text === "/" || beyond?.text === "%") return null;
    return { year: centuryOf(Number(two.text)), month: first, next: at + 3, short: true };
  }
  return null;
}

/** "0-1/2017": a month that recognition broke apart. */
function brokenMonth(tokens: Token[], at: number): Point | null {
  const broken = tokens[at]?.text === "0" && separators.has(tokens[at + 1]?.text ?? "");
  if (!broken || !glued(tokens, at + 1) || !glued(tokens, at + 2)) return null;
  return tokens[at + 2]?.text.length === 1 && tokens[at + 3]?.text === "/"
    ? numbersFirst(tokens, at + 2)
    : null;
}

function skipJoiners(tokens: Token[], at: number): number {
  let next = at;
  while (next < at + 3 && joiners.has(tokens[next]?.text ?? "")) next++;
  return next;
}

function yearAfterMonth(tokens: Token[], at: number, month: number): Point | null {
  const dashed = tokens[at]?.text;
  let next = skipJoiners(tokens, at);
  if (next === at && (dashed === "-" || dashed === "/" || dashed === "’") && glued(tokens, at)) next = at + 1;
  const year = yearOf(tokens[next]);
  if (year !== null) return { year, month, next: next + 1, short: false };
  const two = tokens[next];
  const isDay = tokens[next + 1]?.text === "," && tokens[next + 2]?.digits;
  if (two?.digits && two.text.length === 2 && !isDay) {
    const marked = tokens[next - 1]?.text === "'" || (dashed === "-" && next === at + 1);
    return { year: centuryOf(Number(two.text)), month, next: next + 1, short: !marked };
  }
  return null;
}

function monthFirst(tokens: Token[], at: number): Point | null {
  const word = tokens[at]?.text ?? "";
  const month = monthOf(word) ?? seasonMonth(word);
  if (month === null) return null;
  const day = skipJoiners(tokens, at + 1);
  if (smallNumber(tokens[day], 31) !== null) {
    let afterDay = day + 1;
    if (/^(st|nd|rd|th)$/.test(tokens[afterDay]?.text ?? "")) afterDay++;
    const year = skipJoiners(tokens, afterDay);
    const full = yearOf(tokens[year]);
    if (full !== null) return { year: full, month, next: year + 1, short: false };
  }
  const withYear = yearAfterMonth(tokens, at + 1, month);
  if (withYear) return withYear;
  return { year: null, month, next: tokens[at + 1]?.text === "." ? at + 2 : at + 1, short: false };
}

function dayFirst(tokens: Token[], at: number): Point | null {
  if (smallNumber(tokens[at], 31) === null) return null;
  let next = at + 1;
  if (/^(st|nd|rd|th|er)$/.test(tokens[next]?.text ?? "")) next++;
  next = skipJoiners(tokens, next);
  const month = monthOf(tokens[next]?.text ?? "");
  if (month === null) return null;
  return yearAfterMonth(tokens, next + 1, month);
}

function quarter(tokens: Token[], at: number): Point | null {
  const word = tokens[at]?.text ?? "";
  let part: number | null = null;
  let next = at + 1;
  if (word === "q" && glued(tokens, at + 1)) part = smallNumber(tokens[next++], 4);
  else if (tokens[at + 1]?.text === "q" && glued(tokens, at + 1)) {
    part = smallNumber(tokens[at], 4);
    next = at + 2;
  }
  if (part === null) return null;
  const sign = tokens[next]?.text ?? "";
  if (sign === "/" || sign === "-" || sign === ",") next++;
  const year = yearOf(tokens[next]);
  return year === null ? null : { year, month: part * 3 - 2, next: next + 1, short: false };
}

function shortYear(tokens: Token[], at: number): Point | null {
  const two = tokens[at + 1];
  if (tokens[at]?.text !== "'" || !two?.digits || two.text.length !== 2) return null;
  return { year: centuryOf(Number(two.text)), month: null, next: at + 2, short: true };
}

export function pointAt(tokens: Token[], at: number): Point | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.text === "'") return shortYear(tokens, at);
  if (!token.digits) return monthFirst(tokens, at) ?? quarter(tokens, at);
  if (token.text.length === 4) return yearFirst(tokens, at);
  if (token.text.length > 2) return null;
  return brokenMonth(tokens, at) ?? numbersFirst(tokens, at) ?? dayFirst(tokens, at) ?? quarter(tokens, at);
}
