import type { DocLine } from "../doc-line";
import { headingOf } from "./heading-words";

const MOST_WORDS = 3;
/** The second line stands so many line heights below the first. */
const NEAREST = 0.8;
const FURTHEST = 1.9;

/** The words of the first line don't stand alone: "Education and", "Personal skills and". */
const GOES_ON = /\s(?:and|und|et|y|e|en|și|i|&|\/)$|&$/iu;

/**
 * Headings that a narrow column wraps ("Education and" / "training"): the first line stands for both, the second is emptied.
 * @param docs lines in reading order; changed where such a heading is found
 */
export function joinWrappedHeadings(docs: DocLine[]): void {
  for (const [at, doc] of docs.entries()) {
    const next = docs[at + 1];
    if (!next || doc.words > MOST_WORDS || next.words > MOST_WORDS || doc.bullet > 0) continue;
    const text = doc.text.slice(doc.start, doc.end);
    if (!GOES_ON.test(text) || doc.line.page !== next.line.page || /[\t:]/.test(text)) continue;
    const apart = (next.line.y - doc.line.y) / Math.max(1, doc.line.size);
    if (apart < NEAREST || apart > FURTHEST || next.line.bold !== doc.line.bold) continue;
    const key = `${doc.key} ${next.key}`;
    if (headingOf(key)?.weight !== 2) continue;
    doc.key = key;
    doc.words += next.words;
    next.start = next.end;
  }
}
