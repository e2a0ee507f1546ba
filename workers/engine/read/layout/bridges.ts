import { rowsOf, type Segment } from "./segments";

/** How far (share of the region's width) a row's middle may lie from the region's. */
const OFF_CENTRE = 0.02;
/** A centred row keeps at least this share of the width free on either side. */
const INSET = 0.05;
/** A centred row parts columns whose gutter lies within this share of the width around it. */
const REACH = 0.15;
/** A left edge that so many segments share is a column's edge, not an accident of centring. */
const SHARED_EDGE = 4;
const MAX_GAP_EM = 8;

/** Finds rows centred over the region or page (headings, contact details) and the range of x in which each parts columns. */
export function bridgesOf(segments: Segment[], pageCentre: number): Map<Segment, [number, number]> {
  const bridges = new Map<Segment, [number, number]>();
  let [x0, x1] = [Infinity, -Infinity];
  const edges = new Map<number, number>();
  for (const s of segments) {
    x0 = Math.min(x0, s.x0);
    x1 = Math.max(x1, s.x1);
    const edge = Math.round(s.x0);
    edges.set(edge, (edges.get(edge) ?? 0) + 1);
  }
  const width = x1 - x0;
  for (const row of rowsOf(segments)) {
    row.sort((a, b) => a.x0 - b.x0);
    const [left, right] = [row[0]!.x0, Math.max(...row.map((s) => s.x1))];
    const middle = (left + right) / 2;
    const off = Math.min(Math.abs(middle - (x0 + x1) / 2), Math.abs(middle - pageCentre));
    if (off > OFF_CENTRE * width) continue;
    if (left - x0 < INSET * width || x1 - right < INSET * width) continue;
    if ((edges.get(Math.round(left)) ?? 0) >= SHARED_EDGE) continue;
    if (row.some((s, i) => i > 0 && s.x0 - row[i - 1]!.x1 > MAX_GAP_EM * s.size)) continue;
    for (const s of row) bridges.set(s, [left - REACH * width, right + REACH * width]);
  }
  return bridges;
}
