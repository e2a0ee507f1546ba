import { type DocLine, markBullet } from "../doc-line";
import { fold } from "../fold";
import { findDates, saysPresent } from "./find-dates";
import { monthOf } from "./months";
import { tokensOf } from "./tokens";
import { dashes, rangeWords } from "./words";

const openRange =
  /(?:[-–—]|(?<=\d) (?:to|till|until|bis|à|au|a|al|hasta|tot|do|até|pana la|до))\s*(?:\p{L}{3,12}\.?)?$/iu;

/** "February 2018 – April" above "2021" in a narrow first cell: one range. */
function joinWrappedDates(docs: DocLine[]): void {
  for (const [index, doc] of docs.entries()) {
    const next = docs[index + 1];
    if (!next || doc.dates.length !== 1 || doc.dates[0]?.isRange || next.line.page !== doc.line.page)
      continue;
    const cell = doc.text.slice(doc.start).split("\t")[0] ?? "";
    if (cell.length > 30 || !openRange.test(cell.trimEnd())) continue;
    const below = next.text.slice(next.start).split("\t")[0] ?? "";
    if (below.length > 16) continue;
    const own = cell.trimEnd();
    const span = findDates(`${own} ${below}`).find(
      (one) => one.isRange && one.start < own.length && one.end > own.length,
    );
    if (!span) continue;
    const tail = Math.min(below.length, span.end - own.length - 1);
    doc.dates = [{ ...span, start: doc.start + span.start, end: doc.start + own.length }];
    doc.dateTail = { line: next.index, start: next.start, end: next.start + tail };
    next.dates = next.dates.filter((one) => one.start >= next.start + tail);
    next.start = next.text.includes("\t") ? next.start + below.length + 1 : next.end;
  }
}

function isRangeSign(text: string): boolean {
  return dashes.has(text) || rangeWords.has(fold(text));
}

function isLoneRangeSign(doc: DocLine | undefined): doc is DocLine {
  return doc !== undefined && doc.text.length <= LONGEST_SIGN && isRangeSign(doc.text.trim());
}

const LONGEST_SIGN = 10;

function rangeSignBefore(words: string): string {
  const sign = /^(\p{L}{1,7}|\p{P})\s+(?=\S)/u.exec(words);
  return sign && isRangeSign(sign[1]!) ? sign[0] : "";
}

const OPEN_END = /\d\s{0,4}(?:[-–—]|to|till|until)?\s{0,4}$/iu;
const RANGE_SIGN = /\s{0,4}(?:[-–—]|\s(?:to|till|until))\s{0,4}$/iu;

/** "2007" above "2009" or "Present", with the dash or "to" on a line of its own or lost: one range. */
function joinSplitDates(docs: DocLine[]): void {
  for (const [index, doc] of docs.entries()) {
    const between = docs[index + 1];
    const sign = isLoneRangeSign(between) ? between : null;
    const next = docs[index + (sign ? 2 : 1)];
    if (!next || doc.words > 14 || !OPEN_END.test(doc.text.slice(0, doc.end))) continue;
    if (doc.dates.some((span) => span.isRange) || next.line.page !== doc.line.page) continue;
    const own = doc.text.slice(0, doc.end).replace(RANGE_SIGN, "");
    const labelled = /^[^:;]{3,12}[:;]\s+(?=\p{L})/u.exec(next.text.slice(next.start, next.end))?.[0] ?? null;
    if (!labelled && next.words > 3) continue;
    const words = (labelled ?? next.text.slice(next.start, next.end)).replace(/[:;]\s*$/, "");
    const lead = rangeSignBefore(words).length;
    const tail = words.slice(lead);
    if (!saysPresent(tail) && !/^[\p{L}.'’]{0,10}[ /]?\d{0,2}[/.]?'?\d{2,4}$/u.test(tail)) continue;
    const joined = findDates(`${own} - ${tail}`);
    const span = joined.find(
      (one) => one.isRange && one.start < own.length && one.end === own.length + 3 + tail.length,
    );
    if (!span?.from || (span.to !== null && span.to.slice(0, 4) < span.from.slice(0, 4))) continue;
    doc.dates = [...doc.dates.filter((one) => one.end <= span.start), { ...span, end: own.length }];
    doc.dateTail = { line: next.index, start: next.start, end: next.start + words.length };
    next.dates = [];
    if (sign) sign.start = sign.end;
    next.start = labelled ? next.start + labelled.length : next.end;
  }
}

const HANGING = 90;
const WITHIN_LINES = 5;

const LONE_DASH = /^[-–—](?:\t|$)/;

function dateScrap(doc: DocLine): string | null {
  if (LONE_DASH.test(doc.text)) return doc.text.charAt(0);
  const cell = (doc.text.slice(doc.start, doc.end).split("\t")[0] ?? "").trimEnd();
  if (cell.length > 20 || cell === "") return null;
  const only = tokensOf(cell).every(
    ({ text, digits }) =>
      (digits && (text.length === 4 || text.length < 3)) ||
      dashes.has(text) ||
      monthOf(text) ||
      text === "." ||
      text === "/" ||
      saysPresent(text),
  );
  return only || saysPresent(cell) ? cell : null;
}

/** "Aug" above "2015 – Feb" above "2019" in a narrow column: one range, at the first of the lines. */
function joinHangingDates(docs: DocLine[]): void {
  for (const [index, doc] of docs.entries()) {
    const first = dateScrap(doc);
    if (first === null) continue;
    // "06/2021 –" alone reaches to the present; above a second date it doesn't.
    if (doc.dates.some((span) => span.isRange) && !/[-–—]$/.test(first)) continue;
    const scraps: { doc: DocLine; cell: string }[] = [];
    let joined = first;
    for (const next of docs.slice(index + 1, index + 1 + WITHIN_LINES)) {
      if (next.line.page !== doc.line.page || next.line.block !== doc.line.block) break;
      const cell = dateScrap(next);
      const aside = next.line.x - doc.line.x;
      if (cell === null && aside > 0) continue;
      if (cell === null || Math.abs(aside) > HANGING) break;
      scraps.push({ doc: next, cell });
      joined += ` ${cell}`;
      if (takeRange(doc, first, joined, scraps)) break;
    }
  }
}

function takeRange(
  doc: DocLine,
  first: string,
  joined: string,
  scraps: { doc: DocLine; cell: string }[],
): boolean {
  if (/[-–—]$/.test(joined)) return false;
  const [span, ...more] = findDates(joined);
  if (!span?.isRange || more.length > 0 || span.start > 0 || span.end < joined.length) return false;
  if (!span.from || (span.to !== null && span.to < span.from)) return false;
  doc.dates = [{ ...span, start: doc.start, end: doc.start + first.length }];
  for (const { doc: next, cell } of scraps) {
    if (LONE_DASH.test(next.text)) next.start = 0;
    doc.dateTail = { line: next.index, start: next.start, end: next.start + cell.length };
    next.dates = next.dates.filter((one) => one.start >= next.start + cell.length);
    next.start = Math.min(next.end, next.start + cell.length + 1);
    markBullet(next);
  }
  return true;
}

const FEWEST_LEADING = 2;
const SURELY_NOW = /^present$|date$/iu;
const LEADING = /^(?:(?:\p{L}{3,9}\.? )?\d{4}|\d{1,2}\/\d{4}|(?:till|to) date|\p{L}+)(?=(:? )[\p{Lu}(])/u;

/** "2009" above "2011 Kestrel Ltd, Leeds", "2012" above "Present Baker": the second date leads the line below, in line after line. */
function joinLeadingDates(docs: DocLine[]): void {
  const found = docs.flatMap((doc, at) => {
    const next = docs[at + 1];
    const [only, ...more] = doc.dates;
    if (!next || next.line.page !== doc.line.page || !only || only.isRange || more.length > 0) return [];
    if (only.start > doc.start || only.end < doc.end) return [];
    const [lead = "", space = ""] = LEADING.exec(next.text.slice(next.start, next.end)) ?? [];
    const own = doc.text.slice(doc.start, doc.end);
    const [span] = findDates(`${own} - ${lead}`);
    if (!span?.from || !span.isRange || span.end < own.length + lead.length + 3) return [];
    return span.to !== null && span.to < span.from ? [] : [{ doc, next, span, lead, space }];
  });
  if (found.length < FEWEST_LEADING && !found.some(({ lead }) => SURELY_NOW.test(lead))) return;
  for (const { doc, next, span, lead, space } of found) {
    doc.dates = [{ ...span, start: doc.start, end: doc.end }];
    doc.dateTail = { line: next.index, start: next.start, end: next.start + lead.length };
    next.dates = next.dates.filter((one) => one.start >= next.start + lead.length);
    next.start += lead.length + space.length;
  }
}

/** Joins dates that layouts set over several lines; changes the lines' dates and where their words begin. */
export function joinDates(docs: DocLine[]): void {
  joinHangingDates(docs);
  joinWrappedDates(docs);
  joinSplitDates(docs);
  joinLeadingDates(docs);
}
