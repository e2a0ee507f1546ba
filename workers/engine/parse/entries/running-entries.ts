import { findDates } from "../dates/find-dates";
import type { DocLine } from "../doc-line";
import { wordKey } from "../fold";
import type { Part } from "../sections/section";

/** "Nurse at City Hospital (2019-2021): ..." in running text: title, employer and years up to the colon. */
const runningHead =
  /(?<=^|[.!?;]\s{1,3}|\d[.)]\s)\p{Lu}[^.:;()\n]{2,70}\s(?:at|bei|chez|presso|en|@)\s[^:;()\n]{2,70}\s\([^()\n]{4,40}\)\s*[:–-]/gu;
const LONG = 60;

export function sliceOf(doc: DocLine, start: number, end: number): DocLine {
  const text = doc.text.slice(start, end);
  const key = wordKey(text);
  const dates = findDates(text).map((span) => ({
    ...span,
    start: span.start + start,
    end: span.end + start,
  }));
  return {
    ...doc,
    start,
    end,
    key,
    words: key.split(" ").length,
    dates,
    bullet: 0,
    dateTail: null,
    caps: false,
  };
}

export function splitRunningEntries(parts: Part[]): Part[] {
  return parts.flatMap((part) => {
    const { doc, start } = part;
    if (doc.text.length < LONG || doc.text.length > 6000 || !/\)\s?[:–-]/.test(doc.text)) return [part];
    const from = Math.max(start, doc.start);
    const heads = [...doc.text.slice(from, doc.end).matchAll(runningHead)];
    if (!heads.some((head) => findDates(head[0]).length > 0)) return [part];
    const cuts: Part[] = [];
    let at = from;
    for (const [index, head] of heads.entries()) {
      const begin = from + head.index;
      const end = begin + head[0].length - 1;
      const next = heads[index + 1];
      const until = next ? from + next.index : doc.end;
      if (begin > at) cuts.push({ doc: sliceOf(doc, at, begin), start: at });
      cuts.push({ doc: sliceOf(doc, begin, end), start: begin });
      if (until > end + 1) cuts.push({ doc: sliceOf(doc, end + 1, until), start: end + 1 });
      at = until;
    }
    return cuts;
  });
}
