import { findGutter } from "./gutters";
import type { Segment } from "./segments";

/** Deeper nesting of columns than this doesn't occur on paper. */
const MAX_DEPTH = 6;

/**
 * Cuts a page into regions that are read one after the other: what stands above a pair of columns,
 * the left column, the right column, what stands below; each cut again in the same way.
 *
 * @param segments of one page in one writing direction
 * @returns regions in reading order, none empty
 */
export function readingRegions(segments: Segment[], depth = 0): Segment[][] {
  if (segments.length === 0) return [];
  const gutter = depth < MAX_DEPTH ? findGutter(segments) : null;
  if (!gutter) return [segments];
  const middle = (gutter.x0 + gutter.x1) / 2;
  const above: Segment[] = [];
  const left: Segment[] = [];
  const right: Segment[] = [];
  const below: Segment[] = [];
  for (const segment of segments) {
    const y = (segment.top + segment.bottom) / 2;
    if (y < gutter.top) above.push(segment);
    else if (y > gutter.bottom) below.push(segment);
    else if ((segment.x0 + segment.x1) / 2 < middle) left.push(segment);
    else right.push(segment);
  }
  return [above, left, right, below].flatMap((part) => readingRegions(part, depth + 1));
}
