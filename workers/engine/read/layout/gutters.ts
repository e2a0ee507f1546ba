import { areColumns } from "./columns";
import type { Segment } from "./segments";

/** White space between two columns: a rectangle that no segment crosses. */
export type Gutter = { x0: number; x1: number; top: number; bottom: number };

/** A gutter is at least this wide, in em of the usual type and in points. */
const MIN_WIDTH_EM = 0.9;
const MIN_WIDTH = 7;
const MIN_SIDE_ROWS = 3;

type Band = { left: Segment[]; right: Segment[] };

/**
 * Finds the gutter that parts most text into two columns, over the whole height or a stretch of it.
 * Rows such as "Title ..... Date" look like columns too; `areColumns` tells them apart.
 */
export function findGutter(segments: Segment[]): Gutter | null {
  if (segments.length < 2 * MIN_SIDE_ROWS) return null;
  const width = Math.max(MIN_WIDTH, MIN_WIDTH_EM * usualSize(segments));
  const byTop = [...segments].sort((a, b) => a.top - b.top);
  let best: Gutter | null = null;
  let bestScore = 0;
  for (const x of candidateEdges(segments)) {
    for (const band of bandsAround(byTop, x - width, x)) {
      const count = band.left.length + band.right.length;
      if (
        count * 1000 + 500 <= bestScore ||
        band.left.length < MIN_SIDE_ROWS ||
        band.right.length < MIN_SIDE_ROWS
      )
        continue;
      const gutter = measure(band);
      const score = count * 1000 + Math.min(499, gutter.x1 - gutter.x0);
      if (score > bestScore && areColumns(band.left, band.right)) {
        best = gutter;
        bestScore = score;
      }
    }
  }
  return best;
}

/** Left edges at which at least two segments begin, and the places right of where segments end. */
function candidateEdges(segments: Segment[]): number[] {
  const edges = new Set<number>();
  const lefts = new Map<number, number>();
  for (const segment of segments) {
    const edge = Math.floor(segment.x0);
    lefts.set(edge, (lefts.get(edge) ?? 0) + 1);
  }
  const leftmost = Math.min(...lefts.keys());
  for (const edge of lefts.keys()) if (edge > leftmost) edges.add(edge);
  return [...edges].sort((a, b) => a - b);
}

/** The stretches between segments that cross [x0, x1], each with what stands left and right of it. */
function* bandsAround(byTop: Segment[], x0: number, x1: number): Generator<Band> {
  let band: Band = { left: [], right: [] };
  for (const segment of byTop) {
    if (segment.x1 <= x0 + 0.5) band.left.push(segment);
    else if (segment.x0 >= x1 - 0.5) band.right.push(segment);
    else {
      yield band;
      band = { left: [], right: [] };
    }
  }
  yield band;
}

function measure({ left, right }: Band): Gutter {
  let [x0, x1, top, bottom] = [-Infinity, Infinity, Infinity, -Infinity];
  for (const s of left) {
    x0 = Math.max(x0, s.x1);
    top = Math.min(top, s.top);
    bottom = Math.max(bottom, s.bottom);
  }
  for (const s of right) {
    x1 = Math.min(x1, s.x0);
    top = Math.min(top, s.top);
    bottom = Math.max(bottom, s.bottom);
  }
  return { x0, x1, top, bottom };
}

function usualSize(segments: Segment[]): number {
  const sizes = segments.map((s) => s.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1]!;
}
