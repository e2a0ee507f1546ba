import { bridgesOf } from "./bridges";
import { type ColumnKind, columnKind } from "./columns";
import type { Segment } from "./segments";

export type Gutter = { x0: number; x1: number; top: number; bottom: number; kind: ColumnKind };

/** A gutter is at least this wide, in em of the usual type and in points. */
const MIN_WIDTH_EM = 0.9;
const MIN_WIDTH = 7;
const MIN_SIDE = 2;
/** Segments may reach to this many points before the right column. */
const HAIR = 1.5;
/** Share of the left column's segments that may run into the gutter (long addresses do), and `RUNAWAY_EM` beyond it. */
const RUNAWAYS = 0.1;
const RUNAWAY_EM = 1.5;
/** A gutter of this many em leaves no doubt. */
const WIDE_EM = 3.5;

type Band = { left: Segment[]; right: Segment[] };

/** Finds the gutter that parts most text into two columns. Rows such as "Title ..... Date" look alike: `columnKind` tells. */
export function findGutter(segments: Segment[], pageCentre: number): Gutter | null {
  if (segments.length < 2 * MIN_SIDE) return null;
  const size = usualSize(segments);
  const width = Math.max(MIN_WIDTH, MIN_WIDTH_EM * size);
  const byTop = [...segments].sort((a, b) => a.top - b.top);
  const bridges = bridgesOf(segments, pageCentre);
  let best: Gutter | null = null;
  let bestScore = 0;
  for (const x of candidateEdges(segments)) {
    for (const band of bandsAround(byTop, x, bridges)) {
      const count = band.left.length + band.right.length;
      if (count * 1.05 <= bestScore || band.left.length < MIN_SIDE || band.right.length < MIN_SIDE) continue;
      const gutter = measure(band);
      if (gutter.x1 - gutter.x0 < width) continue;
      const score = count * widthWeight((gutter.x1 - gutter.x0) / size);
      const kind = score > bestScore ? columnKind(band.left, band.right) : null;
      if (kind) {
        best = { ...gutter, kind };
        bestScore = score;
      }
    }
  }
  return best;
}

function widthWeight(em: number): number {
  return 0.4 + 0.6 * Math.min(1, em / WIDE_EM) + 0.001 * Math.min(40, em);
}

function candidateEdges(segments: Segment[]): number[] {
  const edges = new Set<number>();
  let leftmost = Infinity;
  for (const segment of segments) {
    edges.add(Math.floor(segment.x0));
    leftmost = Math.min(leftmost, Math.floor(segment.x0));
  }
  edges.delete(leftmost);
  return [...edges].sort((a, b) => a - b);
}

function* bandsAround(byTop: Segment[], x: number, bridges: Map<Segment, [number, number]>): Generator<Band> {
  let band: Band = { left: [], right: [] };
  for (const segment of byTop) {
    const bridge = bridges.get(segment);
    const isBridge = bridge !== undefined && x > bridge[0] && x < bridge[1];
    const runsAway = segment.x1 < x + RUNAWAY_EM * segment.size && segment.x0 < x - 5 * segment.size;
    if (!isBridge && (segment.x1 <= x - HAIR + 0.5 || runsAway)) band.left.push(segment);
    else if (!isBridge && segment.x0 >= x - 0.5) band.right.push(segment);
    else {
      yield band;
      band = { left: [], right: [] };
    }
  }
  yield band;
}

function measure({ left, right }: Band): Omit<Gutter, "kind"> {
  let [x1, top, bottom] = [Infinity, Infinity, -Infinity];
  for (const s of right) x1 = Math.min(x1, s.x0);
  for (const s of [...left, ...right]) {
    top = Math.min(top, s.top);
    bottom = Math.max(bottom, s.bottom);
  }
  const ends = left.map((s) => s.x1).sort((a, b) => b - a);
  return { x0: ends[Math.floor(ends.length * RUNAWAYS)]!, x1, top, bottom };
}

function usualSize(segments: Segment[]): number {
  const sizes = segments.map((s) => s.size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1]!;
}
