import type { DocLine } from "../doc-line";
import { headingOf } from "./heading-words";

const MOST_WORDS = 3;
/** The second line lies so many line heights below the first. */
const NEAREST = 0.8;
const FURTHEST = 1.9;

const UNFINISHED = /\s(?:and|und|et|y|e|en|și|i|&|\/)$|&$/iu;

/** Joins headings that a narrow column wraps ("Education and" / "training") into the first line; empties the second. */
export function joinWrappedHeadings(docs: DocLine[]): void {
  for (const [at, doc] of docs.entries()) {
    const next = docs[at + 1];
    if (!next || doc.words > MOST_WORDS || next.words > MOST_WORDS || doc.bullet > 0) continue;
    const text = doc.text.slice(doc.start, doc.end);
    if (!UNFINISHED.test(text) || doc.line.page !== next.line.page || /[\t:]/.test(text)) continue;
    const apart = (next.line.y - doc.line.y) / Math.max(1, doc.line.size);
    if (apart < NEAREST || apart > FURTHEST || next.line.bold !== doc.line.bold) continue;
    const key = `${doc.key} ${next.key}`;
    if (headingOf(key)?.weight !== 2) continue;
    doc.key = key;
    doc.words += next.words;
    next.start = next.end;
  }
}
