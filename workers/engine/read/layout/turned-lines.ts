import type { Line } from "../../types";

const LONGEST_HEADING = 40;
/** Turned headings of one column lie within so many points. */
const SAME_COLUMN = 12;

/** The widest white between the middles of two headings tells where one section ends and the next begins. */
export function placeTurnedHeadings(upright: Line[], turned: Line[]): { lines: Line[]; rest: Line[] } {
  const headings = turned
    .filter((line) => line.text.length <= LONGEST_HEADING && line.height > line.width)
    .sort((a, b) => a.y - b.y);
  const column = headings.filter((line) => Math.abs(line.x - headings[0]!.x) < SAME_COLUMN);
  const beside = upright
    .filter((line) => column.length > 0 && line.x > column[0]!.x + column[0]!.width - 2)
    .sort((a, b) => a.y - b.y);
  const before = new Map<Line, Line[]>();
  const placed = new Set<Line>();
  for (const [at, heading] of column.entries()) {
    const above = column[at - 1];
    const first = firstLineOf(heading, above, beside);
    if (!first) continue;
    before.set(first, [...(before.get(first) ?? []), heading]);
    placed.add(heading);
  }
  const lines = upright.flatMap((line) => [
    ...(before.get(line) ?? []).map((heading) => ({ ...heading, block: line.block })),
    line,
  ]);
  return { lines, rest: turned.filter((line) => !placed.has(line)) };
}

function middleOf({ y, height }: Line): number {
  return y + height / 2;
}

function firstLineOf(heading: Line, above: Line | undefined, beside: Line[]): Line | null {
  let best: { line: Line; white: number } | null = null;
  for (const [at, line] of beside.entries()) {
    if (line.y > middleOf(heading) && best) break;
    if (above && line.y <= middleOf(above)) continue;
    const previous = beside[at - 1];
    const white = previous ? line.y - previous.y - previous.height : Number.POSITIVE_INFINITY;
    if (!best || white >= best.white) best = { line, white };
    if (line.y > middleOf(heading)) break;
  }
  return best?.line ?? null;
}
