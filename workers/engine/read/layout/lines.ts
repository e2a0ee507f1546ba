import type { Line, Run } from "../../types";
import type { Glyph } from "../pdf/page-content";
import { isBullet, OVERLAP, rowsOf, type Segment } from "./segments";
import { type SpelledText, spell } from "./spelling";

type Piece = SpelledText & { segment: Segment };

/** Makes the lines of one region, top to bottom; wide gaps become "\t". */
export function linesOf(region: Segment[], page: number, block: number): Line[] {
  const lines: Line[] = [];
  for (const row of rowsOf(region)) {
    for (const lane of lanesOf(row)) {
      const line = lineOf(lane, page, block);
      if (line) lines.push(line);
    }
  }
  return lines;
}

function lanesOf(row: Segment[]): Segment[][] {
  const lanes: Segment[][] = [];
  for (const segment of [...row].sort((a, b) => a.x0 - b.x0)) {
    const reach = segment.x0 + OVERLAP * segment.size;
    const lane = lanes.find((other) => other[other.length - 1]!.x1 <= reach);
    if (lane) lane.push(segment);
    else lanes.push([segment]);
  }
  return lanes.sort((a, b) => a[0]!.base - b[0]!.base);
}

function lineOf(row: Segment[], page: number, block: number): Line | null {
  let text = "";
  const glyphs: (Glyph | null)[] = [];
  let before: Piece | null = null;
  for (const segment of row) {
    const piece: Piece = { ...spell(segment), segment };
    if (piece.text === "") continue;
    if (before) {
      text += isBullet(before.segment) && !isDash(before.text) ? " " : "\t";
      glyphs.push(null);
    }
    text += piece.text;
    for (const glyph of piece.glyphs) glyphs.push(glyph);
    before = piece;
  }
  if (!before) return null;
  return {
    ...withoutSoftHyphens(text, glyphs),
    page,
    y: round(Math.min(...row.map((s) => s.top))),
    height: round(Math.max(...row.map((s) => s.bottom)) - Math.min(...row.map((s) => s.top))),
    block,
  };
}

function isDash(text: string): boolean {
  return /^[-–—]$/.test(text);
}

function withoutSoftHyphens(text: string, glyphs: (Glyph | null)[]) {
  if (!text.includes("\u00ad")) return styled(text, glyphs);
  let kept = "";
  const keptGlyphs: (Glyph | null)[] = [];
  for (let i = 0; i < text.length; i++) {
    const soft = text[i] === "\u00ad";
    if (soft && i < text.length - 1) continue;
    kept += soft ? "-" : text[i];
    keptGlyphs.push(glyphs[i]!);
  }
  return styled(kept, keptGlyphs);
}

function styled(text: string, glyphs: (Glyph | null)[]) {
  const runs = runsOf(glyphs);
  const main = runs.reduce((a, b) => (b.end - b.start > a.end - a.start ? b : a));
  const last = runs[runs.length - 1]!;
  const first = runs[0]!;
  const x1 = Math.max(...runs.map((run) => run.x + run.width));
  const x = Math.min(first.x, last.x);
  return {
    text,
    x,
    width: round(x1 - x),
    size: main.size,
    bold: main.bold,
    italic: main.italic,
    color: main.color,
    runs,
    links: linksOf(text, glyphs),
  };
}

function linksOf(text: string, glyphs: (Glyph | null)[]): Line["links"] {
  const links: Line["links"] = [];
  let open: Line["links"][number] | null = null;
  glyphs.forEach((glyph, i) => {
    if (text[i] === "\t") open = null;
    if (glyph === null) return;
    if (glyph.link === null) open = null;
    else if (open?.url === glyph.link) open.end = i + 1;
    else {
      open = { start: i, end: i + 1, url: glyph.link };
      links.push(open);
    }
  });
  return links;
}

function runsOf(glyphs: (Glyph | null)[]): Run[] {
  const runs: Run[] = [];
  let start = 0;
  let first: Glyph | null = null;
  let last: Glyph | null = null;
  const close = (end: number): void => {
    if (!first || !last) return;
    const [from, to] = first.x <= last.x ? [first, last] : [last, first];
    runs.push({
      start,
      end,
      x: round(from.x),
      width: round(to.x + to.width - from.x),
      size: round(first.size),
      bold: first.bold,
      italic: first.italic,
      color: hex(first.color),
    });
  };
  glyphs.forEach((glyph, i) => {
    if (glyph === null) return;
    if (first && !sameStyle(first, glyph)) {
      close(i);
      start = i;
      first = glyph;
    }
    first ??= glyph;
    last = glyph;
  });
  close(glyphs.length);
  return runs;
}

function sameStyle(a: Glyph, b: Glyph): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && a.color === b.color && Math.abs(a.size - b.size) < 0.25
  );
}

function hex(color: number): string {
  return `#${Math.max(0, color).toString(16).padStart(6, "0")}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
