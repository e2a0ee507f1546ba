import type { DocLine } from "../doc-lines";
import type { FoundHeading } from "./find-headings";
import type { SectionKind } from "./heading-words";
import { inferKind } from "./infer-kind";

/** A line, or the rest of a line behind an inline heading. */
export type Part = { doc: DocLine; start: number };

/** What stands under one heading. The lines above the first heading form a section of kind "top". */
export type Section = { kind: SectionKind | "top"; heading: number | null; parts: Part[] };

type Range = { left: number; right: number };
type Region = Range & { section: Section };
type Placed = { page: number; x: number; y: number; section: Section };

function sameColumn(a: Range, b: Range): boolean {
  if (Math.abs(a.left - b.left) < 15) return true;
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const widths = [a.right - a.left, b.right - b.left].sort((one, other) => one - other);
  const [narrow = 1, wide = 1] = widths;
  return shared >= narrow * 0.7 && narrow >= wide * 0.6;
}

/** Left and right edge of each block, in points. */
function blockRanges(docs: DocLine[]): Map<string, Range> {
  const ranges = new Map<string, Range>();
  for (const { line } of docs) {
    const known = ranges.get(blockKey(line));
    const right = line.x + line.width;
    if (!known) ranges.set(blockKey(line), { left: line.x, right });
    else {
      known.left = Math.min(known.left, line.x);
      known.right = Math.max(known.right, right);
    }
  }
  return ranges;
}

function blockKey(line: { page: number; block: number }): string {
  return `${line.page}/${line.block}`;
}

/** The section of the last heading on the page that stands above a line and not to the right of it. */
function sectionAbove(placed: Placed[], doc: DocLine): Section | null {
  let best: Placed | null = null;
  for (const heading of placed) {
    if (heading.page !== doc.line.page || heading.y > doc.line.y + 3 || heading.x > doc.line.x + 20) continue;
    if (!best || heading.y > best.y) best = heading;
  }
  return best?.section ?? null;
}

/**
 * Cuts a document at its headings. A block that begins without a heading goes on with the section of the last block
 * in the same column, so that a sidebar doesn't swallow the main column of the next page; where no block stood in that
 * column, its lines belong to the heading above them on the page.
 */
export function splitSections(docs: DocLine[], headings: FoundHeading[]): Section[] {
  const byLine = new Map(headings.map((heading) => [heading.line, heading]));
  const ranges = blockRanges(docs);
  const regions: Region[] = [];
  const placed: Placed[] = [];
  const top: Section = { kind: "top", heading: null, parts: [] };
  const sections: Section[] = [top];
  let current = top;
  let block = "";
  let adrift = false;
  for (const doc of docs) {
    const key = blockKey(doc.line);
    if (key !== block) {
      const range = ranges.get(key) ?? { left: 0, right: 0 };
      const before = regions.findLast((region) => sameColumn(region, range));
      if (before) current = before.section;
      adrift = !before && regions.length > 0;
      regions.push({ ...range, section: current });
      block = key;
    }
    const heading = byLine.get(doc.index);
    if (heading) {
      current = { kind: heading.kind, heading: doc.index, parts: [] };
      adrift = false;
      placed.push({ page: doc.line.page, x: doc.line.x, y: doc.line.y, section: current });
      sections.push(current);
      if (doc.text.slice(heading.contentStart).trim() !== "")
        current.parts.push({ doc, start: heading.contentStart });
    } else if (doc.end > doc.start) {
      if (adrift) current = sectionAbove(placed, doc) ?? current;
      current.parts.push({ doc, start: 0 });
    }
    const region = regions[regions.length - 1];
    if (region) region.section = current;
  }
  return named(sections, headings);
}

function named(sections: Section[], headings: FoundHeading[]): Section[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const vague = new Set(headings.filter((heading) => !heading.named).map(({ line }) => line));
  for (const section of sections) {
    if (section.heading === null || !vague.has(section.heading)) continue;
    section.kind = inferKind(section, kinds);
  }
  return sections;
}
