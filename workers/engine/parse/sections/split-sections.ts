import type { DocLine } from "../doc-lines";
import type { FoundHeading } from "./find-headings";
import type { SectionKind } from "./heading-words";

/** A line, or the rest of a line behind an inline heading. */
export type Part = { doc: DocLine; start: number };

/** What stands under one heading. The lines above the first heading form a section of kind "top". */
export type Section = { kind: SectionKind | "top"; heading: number | null; parts: Part[] };

type Region = { left: number; right: number; section: Section };

function overlap(region: Region, left: number, right: number): number {
  const shared = Math.min(region.right, right) - Math.max(region.left, left);
  return shared / Math.max(1, Math.min(region.right - region.left, right - left));
}

/** Left and right edge of each block, in points. */
function blockRanges(docs: DocLine[]): Map<string, { left: number; right: number }> {
  const ranges = new Map<string, { left: number; right: number }>();
  for (const { line } of docs) {
    const key = blockKey(line);
    const known = ranges.get(key);
    const right = line.x + line.width;
    if (!known) ranges.set(key, { left: line.x, right });
    else ranges.set(key, { left: Math.min(known.left, line.x), right: Math.max(known.right, right) });
  }
  return ranges;
}

function blockKey(line: { page: number; block: number }): string {
  return `${line.page}/${line.block}`;
}

/**
 * Cuts a document at its headings. A block without a heading of its own goes on with the section of the last block
 * that stood in the same column, so that a sidebar doesn't swallow the main column of the next page.
 */
export function splitSections(docs: DocLine[], headings: FoundHeading[]): Section[] {
  const byLine = new Map(headings.map((heading) => [heading.line, heading]));
  const ranges = blockRanges(docs);
  const regions: Region[] = [];
  const top: Section = { kind: "top", heading: null, parts: [] };
  const sections: Section[] = [top];
  let current = top;
  let block = "";
  for (const doc of docs) {
    const key = blockKey(doc.line);
    if (key !== block) {
      const range = ranges.get(key) ?? { left: 0, right: 0 };
      const before = regions.findLast((region) => overlap(region, range.left, range.right) >= 0.5);
      if (before) current = before.section;
      regions.push({ ...range, section: current });
      block = key;
    }
    const heading = byLine.get(doc.index);
    if (heading) {
      current = { kind: heading.kind, heading: doc.index, parts: [] };
      sections.push(current);
      if (doc.text.slice(heading.contentStart).trim() !== "")
        current.parts.push({ doc, start: heading.contentStart });
    } else if (doc.end > doc.start) current.parts.push({ doc, start: 0 });
    const region = regions[regions.length - 1];
    if (region) region.section = current;
  }
  return sections;
}
