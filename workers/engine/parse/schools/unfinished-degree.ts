import type { Line } from "../../types";
import type { Piece } from "../quote";
import { unfinishedIn } from "../words/unfinished";

/** A line of an education entry that is longer tells of the studies, not of their end; so much behind the degree itself may. */
const LONGEST_REMARK = 120;

/**
 * Where the lines of an entry say that its degree isn't finished.
 * @param entry its lines and the first and last line of its degree's own words
 * @param others all entries' lines: words on a line of two entries belong to the degree that they follow
 */
export function unfinishedPiece(
  lines: Line[],
  entry: { lines: Set<number>; degree: Piece },
  others: { lines: Set<number>; degree: Piece | null }[],
): Piece | null {
  for (const line of [...entry.lines].sort((a, b) => a - b)) {
    const part = ownPart(lines, line, entry, others);
    const beside = line === entry.degree.line && part.to - part.from > LONGEST_REMARK;
    const from = beside ? Math.max(part.from, entry.degree.start) : part.from;
    const text = lines[line]!.text.slice(from, beside ? Math.min(part.to, from + LONGEST_REMARK) : part.to);
    const hit = text.length <= LONGEST_REMARK ? unfinishedIn(text) : null;
    if (hit) return { line, start: from + hit.start, end: from + hit.end };
  }
  return null;
}

function ownPart(
  lines: Line[],
  line: number,
  { degree }: { degree: Piece },
  others: { lines: Set<number>; degree: Piece | null }[],
): { from: number; to: number } {
  const whole = { from: 0, to: lines[line]!.text.length };
  if (others.filter((one) => one.lines.has(line)).length < 2) return whole;
  if (degree.line !== line) return { from: 0, to: 0 };
  const next = others.flatMap((one) =>
    one.degree?.line === line && one.degree.start > degree.start ? one.degree.start : [],
  );
  return { from: degree.start, to: Math.min(whole.to, ...next) };
}
