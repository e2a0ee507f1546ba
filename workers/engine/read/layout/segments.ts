import type { Glyph } from "../pdf/page-content";

export type Segment = {
  glyphs: Glyph[];
  x0: number;
  x1: number;
  base: number;
  top: number;
  bottom: number;
  size: number;
};

/** A gap of this many em ends a segment. */
const WIDE_GAP = 1;
/** After a bullet or icon the text may be further away. */
const BULLET_GAP = 3.5;
/** A drawn bullet begins a line of its own unless it is as near as a word. */
const NEAR_GAP = 0.3;
/** Segments that overlap by more em are painted over each other: two lines, not one. */
export const OVERLAP = 0.7;
/** The same letter painted again within this many em, and within half of its own width, is the same letter. */
const DOUBLE_STRIKE = 0.18;
const BULLET = /^[•‣▪▫◦●○■□◆◇❖➢►▸✓✔➤*·∙–-]$/u;

export function buildSegments(glyphs: Glyph[]): Segment[] {
  return mergeNeighbours(inPaintingOrder(glyphs));
}

export function isBullet(segment: Segment): boolean {
  return segment.glyphs.length === 1 && BULLET.test(segment.glyphs[0]!.text);
}

export function sharedHeight(a: Segment, b: Segment): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return shared / Math.min(a.bottom - a.top, b.bottom - b.top);
}

function inPaintingOrder(glyphs: Glyph[]): Segment[] {
  const segments: Segment[] = [];
  let current: Segment | null = null;
  let last: Glyph | null = null;
  for (const glyph of glyphs) {
    if (current && last && continues(last, glyph)) add(current, glyph);
    else {
      current = open(glyph);
      segments.push(current);
    }
    last = glyph;
  }
  return segments;
}

function continues(last: Glyph, next: Glyph): boolean {
  const size = Math.min(last.size, next.size);
  if (Math.abs(next.y - last.y) > 0.1 * size || Math.max(last.size, next.size) > 1.3 * size) return false;
  const gap = next.x - last.x - last.width;
  return gap > -0.3 * size && gap < 0.8 * size;
}

function open(glyph: Glyph): Segment {
  return {
    glyphs: [glyph],
    x0: glyph.x,
    x1: glyph.x + glyph.width,
    base: glyph.y,
    top: glyph.y - 0.75 * glyph.size,
    bottom: glyph.y + 0.2 * glyph.size,
    size: glyph.size,
  };
}

function add(segment: Segment, glyph: Glyph): void {
  segment.glyphs.push(glyph);
  if (glyph.x + glyph.width > segment.x1) segment.x1 = glyph.x + glyph.width;
}

function mergeNeighbours(segments: Segment[]): Segment[] {
  const rows = rowsOf(segments);
  const merged: Segment[] = [];
  for (const row of rows) {
    row.sort((a, b) => a.x0 - b.x0);
    let current = row[0]!;
    for (const next of row.slice(1)) {
      const gap = next.x0 - current.x1;
      if (gap < joinReach(current, next) && (gap > -OVERLAP * next.size || strikesAgain(current, next)))
        current = join(current, next);
      else {
        merged.push(current);
        current = next;
      }
    }
    merged.push(current);
  }
  return merged;
}

export function rowsOf(segments: Segment[]): Segment[][] {
  const sorted = [...segments].sort((a, b) => a.base - b.base || a.x0 - b.x0);
  const rows: Segment[][] = [];
  let anchor: Segment | null = null;
  for (const segment of sorted) {
    if (
      anchor &&
      sharedHeight(anchor, segment) > 0.5 &&
      Math.abs(anchor.base - segment.base) < 0.6 * Math.min(anchor.size, segment.size)
    ) {
      rows[rows.length - 1]!.push(segment);
      if (segment.size > anchor.size) anchor = segment;
    } else {
      rows.push([segment]);
      anchor = segment;
    }
  }
  return rows;
}

export function strikeReach(glyph: Glyph): number {
  return Math.min(DOUBLE_STRIKE * glyph.size, 0.5 * glyph.width);
}

function strikesAgain(painted: Segment, next: Segment): boolean {
  const first = next.glyphs[0]!;
  const reach = strikeReach(first);
  return painted.glyphs.some(
    (glyph) =>
      glyph.text === first.text && Math.abs(glyph.x - first.x) < reach && Math.abs(glyph.y - first.y) < reach,
  );
}

function joinReach(a: Segment, b: Segment): number {
  const size = Math.min(a.size, b.size);
  if (isBullet(a)) return BULLET_GAP * size;
  if (b.glyphs[0]!.drawn) return NEAR_GAP * size;
  return (WIDE_GAP + 2 * Math.min(tracking(a), tracking(b))) * size;
}

/** Letter-spacing in em: the middle gap between neighbouring letters. Unknown (0) below three gaps. */
export function tracking(segment: Segment): number {
  const gaps: number[] = [];
  const { glyphs } = segment;
  for (let i = 1; i < glyphs.length && gaps.length < 24; i++) {
    if (glyphs[i]!.spaceBefore) continue;
    gaps.push((glyphs[i]!.x - glyphs[i - 1]!.x - glyphs[i - 1]!.width) / segment.size);
  }
  if (gaps.length < 3) return 0;
  gaps.sort((a, b) => a - b);
  const middle = gaps[gaps.length >> 1]!;
  return middle > 0.06 ? middle : 0;
}

function join(a: Segment, b: Segment): Segment {
  const main = b.glyphs.length > a.glyphs.length ? b : a;
  const glyphs = [...a.glyphs, ...b.glyphs];
  if (b.x0 < a.x1) glyphs.sort((p, q) => p.x - q.x || p.order - q.order);
  return {
    glyphs,
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    base: main.base,
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
    size: Math.max(a.size, b.size),
  };
}
