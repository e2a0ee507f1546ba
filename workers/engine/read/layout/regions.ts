import { groupsOf } from "./columns";
import { findGutter } from "./gutters";
import { rowsOf, type Segment } from "./segments";

/** `side` tells a column from what spans the page; `gutter` is the x where the right one of two columns begins. */
export type PagePart = { side: "full" | "left" | "right"; gutter: number; regions: Segment[][] };

/** Deeper nesting of columns than this doesn't occur on paper. */
const MAX_DEPTH = 6;

/** Cuts a page of one writing direction into parts in reading order: above a pair of columns, left, right, below; each again. */
export function readingParts(segments: Segment[], pageCentre: number): PagePart[] {
  if (segments.length === 0) return [];
  const cut = cutOnce(segments, pageCentre);
  if (!cut) return [{ side: "full", gutter: 0, regions: [segments] }];
  const regions = (part: Segment[]): Segment[][] => readingRegions(part, pageCentre, 1);
  const middle: PagePart[] =
    cut.kind === "labels"
      ? [{ side: "full", gutter: 0, regions: labelled(cut.left, cut.right).flatMap(regions) }]
      : [
          { side: "left", gutter: cut.edge, regions: regions(cut.left) },
          { side: "right", gutter: cut.edge, regions: regions(cut.right) },
        ];
  return [...readingParts(cut.above, pageCentre), ...middle, ...readingParts(cut.below, pageCentre)];
}

function readingRegions(segments: Segment[], pageCentre: number, depth: number): Segment[][] {
  if (segments.length === 0) return [];
  const cut = depth < MAX_DEPTH ? cutOnce(segments, pageCentre) : null;
  if (!cut) return [segments];
  const middle = cut.kind === "labels" ? labelled(cut.left, cut.right) : [cut.left, cut.right];
  return [cut.above, ...middle, cut.below].flatMap((part) => readingRegions(part, pageCentre, depth + 1));
}

function labelled(labels: Segment[], texts: Segment[]): Segment[][] {
  const groups = groupsOf(rowsOf(labels)).map((group) => group.flat());
  const tops = groups.map((group) => Math.min(...group.map((s) => s.top)) - 0.5 * group[0]!.size);
  const stretches: Segment[][] = groups.map(() => []);
  const before: Segment[] = [];
  for (const text of texts) {
    const at = tops.findLastIndex((top) => text.top >= top);
    (stretches[at] ?? before).push(text);
  }
  return [before, ...groups.flatMap((group, i) => [group, stretches[i]!])].filter((part) => part.length > 0);
}

function cutOnce(segments: Segment[], pageCentre: number) {
  const gutter = findGutter(segments, pageCentre);
  if (!gutter) return null;
  const middle = (gutter.x0 + gutter.x1) / 2;
  const above: Segment[] = [];
  const left: Segment[] = [];
  const right: Segment[] = [];
  const below: Segment[] = [];
  for (const segment of segments) {
    const y = (segment.top + segment.bottom) / 2;
    if (y < gutter.top) above.push(segment);
    else if (y > gutter.bottom) below.push(segment);
    else if (segment.x0 >= gutter.x1 - 1 || (segment.x0 + segment.x1) / 2 > middle) right.push(segment);
    else left.push(segment);
  }
  return left.length > 0 && right.length > 0
    ? { kind: gutter.kind, edge: gutter.x1, above, left, right, below }
    : null;
}
