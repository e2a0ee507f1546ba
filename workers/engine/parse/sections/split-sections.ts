import type { ResumeText } from "../../types";
import type { DocLine } from "../doc-line";
import { contactFoot } from "./contact-foot";
import type { FoundHeading } from "./find-headings";
import { inferKind, namesProgramming } from "./infer-kind";
import type { Section } from "./section";

type Range = { left: number; right: number };
type Region = Range & { page: number; bottom: number; section: Section };
type Placed = { page: number; x: number; y: number; spans: boolean; section: Section };

function sameColumn(a: Range, b: Range): boolean {
  if (Math.abs(a.left - b.left) < 15) return true;
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const widths = [a.right - a.left, b.right - b.left].sort((one, other) => one - other);
  const [narrow = 1, wide = 1] = widths;
  return shared >= narrow * 0.7 && narrow >= wide * 0.6;
}

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

function sectionAbove(placed: Placed[], doc: DocLine): Placed | null {
  let best: Placed | null = null;
  for (const heading of placed) {
    if (heading.page !== doc.line.page || heading.y > doc.line.y + 3) continue;
    if (heading.x > doc.line.x + 20 && !heading.spans) continue;
    if (!best || heading.y > best.y) best = heading;
  }
  return best;
}

function placeHeadings(
  docs: DocLine[],
  headings: FoundHeading[],
  pageWidth: (page: number) => number,
): Map<number, Placed> {
  const byLine = new Map(docs.map((doc) => [doc.index, doc]));
  const placed = new Map<number, Placed>();
  for (const { kind, line: index } of headings) {
    const line = byLine.get(index)?.line;
    if (!line) continue;
    const middle = line.x + line.width / 2;
    const spans = line.width < 250 && Math.abs(middle - pageWidth(line.page) / 2) < 12;
    placed.set(index, {
      page: line.page,
      x: line.x,
      y: line.y,
      spans,
      section: { kind, heading: index, parts: [] },
    });
  }
  return placed;
}

/** The block with the largest type on page 1: the name is there, even where a sidebar is read first. */
function bannerBlock(docs: DocLine[]): string {
  let largest: DocLine | null = null;
  for (const doc of docs) {
    if (doc.line.page !== 1 || doc.end <= doc.start) continue;
    if (!largest || doc.line.size > largest.line.size + 0.1) largest = doc;
  }
  return largest ? blockKey(largest.line) : "";
}

type Start = { doc: DocLine; range: Range; regions: Region[]; placed: Placed[] };

function carriedOn({ doc, range, regions, placed }: Start): Section | null {
  const before = regions.findLast((region) => sameColumn(region, range));
  if (!before) return null;
  const above = sectionAbove(placed, doc);
  if (!above) return before.section;
  const between = before.page === doc.line.page && before.bottom < above.y;
  const sameEdge = Math.abs(before.left - range.left) < 15;
  const turned = before.page < doc.line.page && (above.spans || !sameEdge);
  return between || turned ? null : before.section;
}

/**
 * Cuts a document at its headings. A block without a heading continues the last block of its column, so that a sidebar
 * doesn't swallow the main column of the next page; else its lines belong to the heading above them on the page.
 */
export function splitSections(
  docs: DocLine[],
  headings: FoundHeading[],
  pages: ResumeText["pages"],
): Section[] {
  const width = (page: number): number => pages.find(({ number }) => number === page)?.width ?? 0;
  const byLine = new Map(headings.map((heading) => [heading.line, heading]));
  const places = placeHeadings(docs, headings, width);
  const placed = [...places.values()];
  const banner = bannerBlock(docs);
  const ranges = blockRanges(docs);
  const regions: Region[] = [];
  const top: Section = { kind: "top", heading: null, parts: [] };
  let current = top;
  let block = "";
  let adrift = false;
  for (const doc of docs) {
    const key = blockKey(doc.line);
    if (key !== block) {
      const range = ranges.get(key) ?? { left: 0, right: 0 };
      const opens = regions.length === 0 || key === banner;
      const section = opens ? top : carriedOn({ doc, range, regions, placed });
      adrift = section === null;
      current = section ?? current;
      regions.push({ ...range, page: doc.line.page, bottom: doc.line.y, section: current });
      block = key;
    }
    const heading = byLine.get(doc.index);
    if (heading) {
      current = places.get(doc.index)?.section ?? current;
      adrift = false;
      if (doc.text.slice(heading.contentStart).trim() !== "")
        current.parts.push({ doc, start: heading.contentStart });
    } else if (doc.end > doc.start) {
      if (adrift) current = sectionAbove(placed, doc)?.section ?? current;
      current.parts.push({ doc, start: 0 });
    }
    const region = regions[regions.length - 1];
    if (region) {
      region.section = current;
      region.bottom = doc.line.y;
    }
  }
  const found = [top, ...placed.map(({ section }) => section)];
  const foot = contactFoot(docs, found);
  const keys = new Map(docs.map(({ index, key }) => [index, key]));
  return named(foot ? [...found, foot] : found, headings, keys);
}

/** Headings of schools in one résumé and of skills, courses or jobs in another. */
const ambiguous = /\b(?:qualific\w*|qualifik\w*|training|formation|background|career|learning|academic)\b/;

function named(sections: Section[], headings: FoundHeading[], keys: Map<number, string>): Section[] {
  const kinds = new Set(sections.map(({ kind }) => kind));
  const vague = new Set(headings.filter((heading) => !heading.named).map(({ line }) => line));
  for (const section of sections) {
    if (section.heading === null) continue;
    if (vague.has(section.heading)) section.kind = inferKind(section, kinds);
    else if (section.kind === "languages") {
      if (namesProgramming(section)) section.kind = "skills";
    } else if (/^(?:skills|courses|summary|certificates)$/.test(section.kind)) {
      if (!ambiguous.test(keys.get(section.heading) ?? "")) continue;
      const inferred = inferKind(section, kinds);
      if (inferred === "education" || inferred === "experience") section.kind = inferred;
    }
  }
  return sections;
}
