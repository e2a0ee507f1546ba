import type { Glyph } from "../pdf/page-content";
import { type Segment, tracking } from "./segments";

/** White space of this many em inside a segment may part two things; a word space is a quarter to a third. */
const MIN_GAP = 0.42;
/** It is so many times the segment's other word spaces, where it has any: justified text widens all of them. */
const WIDER = 1.35;
/** So many other lines begin where the words behind the gap begin. */
const SHARED_EDGE = 3;
const SAME_EDGE = 0.6;
/** Share of gaps as wide as a word space that a page writes as characters, from which a gap without one is no word space. */
const WRITTEN = 0.9;
const ENOUGH_SPACES = 30;
const SIGN = /^[^\p{L}\p{N}]$/u;

/** Cuts where a column begins behind a narrow gap, or where a page that writes its spaces has none there. */
export function cutNarrowGaps(segments: Segment[]): Segment[] {
  if (!segments.some(hasWideGap)) return segments;
  const written = writesSpaces(segments);
  const edges = leftEdges(segments);
  return segments.flatMap((segment) => {
    if (!hasWideGap(segment)) return segment;
    const cuts = gapsOf(segment).filter(({ at, gap, usual }) => {
      const glyph = segment.glyphs[at]!;
      if (at === 1 && SIGN.test(segment.glyphs[0]!.text)) return false;
      return (written && !glyph.spaceBefore) || (gap >= WIDER * usual && isEdge(edges, segment, glyph.x));
    });
    return cuts.length === 0
      ? segment
      : split(
          segment,
          cuts.map(({ at }) => at),
        );
  });
}

/** Most segments have none: a look at each letter must cost next to nothing. */
function hasWideGap({ glyphs, size }: Segment): boolean {
  const least = MIN_GAP * size;
  for (let at = 1; at < glyphs.length; at++) {
    const before = glyphs[at - 1]!;
    if (glyphs[at]!.x - before.x - before.width >= least) return true;
  }
  return false;
}

type Gap = { at: number; gap: number; usual: number };

function gapsOf(segment: Segment): Gap[] {
  const { glyphs, size } = segment;
  const wide: { at: number; gap: number }[] = [];
  const spaces: number[] = [];
  for (let at = 1; at < glyphs.length; at++) {
    const before = glyphs[at - 1]!;
    const gap = (glyphs[at]!.x - before.x - before.width) / size;
    if (gap > 0.12) spaces.push(gap);
    if (gap >= MIN_GAP) wide.push({ at, gap });
  }
  if (wide.length === 0 || tracking(segment) > 0) return [];
  spaces.sort((a, b) => a - b);
  const usual = spaces.length > 1 ? spaces[(spaces.length - 1) >> 1]! : 0;
  return wide.map((one) => ({ ...one, usual }));
}

function leftEdges(segments: Segment[]): number[] {
  return segments.map(({ x0 }) => x0).sort((a, b) => a - b);
}

function isEdge(edges: number[], { x0 }: Segment, x: number): boolean {
  if (x - x0 < SAME_EDGE) return false;
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle]! < x - SAME_EDGE) low = middle + 1;
    else high = middle;
  }
  return (edges[low + SHARED_EDGE - 1] ?? Infinity) <= x + SAME_EDGE;
}

function writesSpaces(segments: Segment[]): boolean {
  let [written, gaps] = [0, 0];
  for (const { glyphs, size } of segments) {
    for (let at = 1; at < glyphs.length; at++) {
      const before = glyphs[at - 1]!;
      const gap = glyphs[at]!.x - before.x - before.width;
      if (gap < 0.17 * size || gap >= MIN_GAP * size) continue;
      gaps++;
      if (glyphs[at]!.spaceBefore) written++;
    }
  }
  return gaps >= ENOUGH_SPACES && written >= WRITTEN * gaps;
}

function split(segment: Segment, cuts: number[]): Segment[] {
  return [0, ...cuts].map((from, i) => {
    const glyphs: Glyph[] = segment.glyphs.slice(from, cuts[i] ?? segment.glyphs.length);
    const x1 = Math.max(...glyphs.map((glyph) => glyph.x + glyph.width));
    return { ...segment, glyphs, x0: glyphs[0]!.x, x1 };
  });
}
