import type { Part } from "../sections/section";
import { likenessOf } from "./likeness";
import { sliceOf } from "./running-entries";

const LONGEST_TITLE = 70;
const SEPARATOR = /^[)\]\s]*(?:[,;/|•·&>→]|and\b|und\b|et\b|și\b)?\s*/u;

function jobEnds({ doc, start }: Part): number[] | null {
  const from = Math.max(start, doc.start);
  const dates = doc.dates.filter((span) => span.start >= from);
  if (doc.bullet > 0 || dates.length < 2 || !dates.every((span) => span.isRange)) return null;
  const ends: number[] = [];
  let at = from;
  for (const span of dates) {
    const title = doc.text.slice(at, span.start).replace(/[\s,:([–|-]+$/u, "");
    if (title.length > LONGEST_TITLE || likenessOf(title).title < 1) return null;
    at = span.end + (SEPARATOR.exec(doc.text.slice(span.end, doc.end))?.[0].length ?? 0);
    ends.push(at);
  }
  return doc.end - at > 2 ? null : ends;
}

/** Cuts "Shift Leader (2015-2018), Bakery Manager (2018-2020)" into a line for each job; every title needs its own range. */
export function splitJobsInLine(parts: Part[]): Part[] {
  return parts.flatMap((part) => {
    const ends = part.doc.dates.length < 2 ? null : jobEnds(part);
    if (!ends) return [part];
    let at = Math.max(part.start, part.doc.start);
    return ends.map((end) => {
      const slice = { doc: sliceOf(part.doc, at, Math.min(end, part.doc.end)), start: at };
      at = end;
      return slice;
    });
  });
}
