import type { Line, ResumeText } from "../types";
import { joinDates } from "./dates/join-dates";
import { type DocLine, toDocLine } from "./doc-line";
import { withCapitals } from "./lower-case";
import { mendedText } from "./mended-text";
import { takeFieldLabels, takeHeadRows } from "./sections/field-labels";
import { joinWrappedHeadings } from "./sections/wrapped-headings";

const pageNumber =
  /(?:^|[\s,|·–-])(?:page|seite|pagina|página|strona|стр\.?|страница)\s*\d{1,3}(?:\s*(?:of|von|de|di|van|z|din|от|sur|\/)\s*\d{1,3})?\s*$|^[-–\s]*[1-9]\d?\s*(?:\/|of)\s*[1-9]\d?[-–\s]*$/iu;

const signature =
  /^\p{Lu}[\p{L} .-]{2,30},\s*(?:den |le |,)?\d{1,2}\.?\s*(?:\p{L}{3,10}|\d{1,2}\.)\s*\d{4}$/u;

const UPDATED = /^\s*(?:last )?(?:updated|revised)(?: on)?:? /iu;
const LONGEST_DAY = 4;

/** A running foot ("Jane Doe, page 2 of 3"), "Updated May 2014" or the place and day above a signature: no part of any section. */
const PRINTED = /^https?:\/\/\S+\?\S+=\S+$/u;

function isFurniture(doc: DocLine): boolean {
  if (PRINTED.test(doc.text)) return true;
  if (doc.words > 9 || doc.text.length >= 80) return false;
  const stamp = UPDATED.exec(doc.text)?.[0].length;
  return (
    pageNumber.test(doc.text) ||
    signature.test(doc.text) ||
    (stamp !== undefined && (doc.dates[0]?.start ?? doc.end) - stamp <= LONGEST_DAY)
  );
}

const numbering = /^\s*(\d{1,2})[.)]\s+(?=\p{L})/u;
/** A numbered point has no more lines than this before the next number. */
const LONGEST_POINT = 5;

/** "1. Ran ...", "2. Kept ...": numbers that count up from 1 in one column are bullets; those of headings are far apart. */
function markNumberedPoints(docs: DocLine[]): void {
  let series: { doc: DocLine; length: number }[] = [];
  const close = (): void => {
    if (series.length > 1) {
      for (const { doc, length } of series) {
        doc.bullet = length;
        doc.start = length;
      }
    }
    series = [];
  };
  for (const doc of docs) {
    const match = doc.bullet === 0 && !doc.line.bold ? numbering.exec(doc.text.slice(0, 12)) : null;
    const last = series[series.length - 1]?.doc;
    const number = Number(match?.[1]);
    if (!match) {
      if (last && doc.index - last.index > LONGEST_POINT) close();
      continue;
    }
    const continues = last && number === series.length + 1 && Math.abs(last.line.x - doc.line.x) < 8;
    if (!continues) close();
    if (continues || number === 1) series.push({ doc, length: match[0].length });
  }
  close();
}

function blockEdges(lines: Line[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const line of lines) {
    const key = line.page * 10000 + line.block;
    edges.set(key, Math.max(edges.get(key) ?? 0, line.x + line.width));
  }
  return edges;
}

export function docLines(resume: ResumeText): DocLine[] {
  const edges = blockEdges(resume.lines);
  const texts = withCapitals(resume);
  const docs = resume.lines.map((line, index) => {
    const before = resume.lines[index - 1];
    const together = before && before.block === line.block && before.page === line.page;
    const height = Math.max(1, line.height);
    const gap = together ? Math.max(0, (line.y - before.y - before.height) / height) : 0;
    const edge = edges.get(line.page * 10000 + line.block) ?? 0;
    // A line of a Word file is a whole paragraph: nothing wraps.
    const full =
      resume.format !== "docx" && line.width > 0 && line.x + line.width > edge - Math.max(30, line.size * 5);
    return toDocLine(line, mendedText(texts[index] ?? line.text), index, { gap, full });
  });
  for (const doc of docs) if (isFurniture(doc)) doc.start = doc.end;
  joinWrappedHeadings(docs);
  markNumberedPoints(docs);
  takeHeadRows(docs);
  takeFieldLabels(docs);
  joinDates(docs);
  return docs;
}
