import type { Line } from "../../../workers/engine/types";

export type Range = [start: number, end: number];

export type LineView = { index: number; text: string; bold: boolean; newBlock: boolean; marks: Range[] };
export type PageView = { number: number; lines: LineView[] };

type Place = { line: number; start: number; end: number };

/** Sorted; ranges that touch are merged. */
export function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

export function pagesWithMarks(lines: Line[], evidence: Place[]): PageView[] {
  const marks = new Map<number, Range[]>();
  for (const { line, start, end } of evidence) {
    marks.set(line, [...(marks.get(line) ?? []), [start, end]]);
  }
  const pages: PageView[] = [];
  let before: Line | null = null;
  for (const [index, line] of lines.entries()) {
    if (pages.at(-1)?.number !== line.page) pages.push({ number: line.page, lines: [] });
    pages.at(-1)?.lines.push({
      index,
      text: line.text,
      bold: line.bold,
      newBlock: before !== null && before.page === line.page && before.block !== line.block,
      marks: mergeRanges(marks.get(index) ?? []),
    });
    before = line;
  }
  return pages;
}

export type Segment = { text: string; marked: boolean; active: boolean; start: number };

export function segmentsOf(line: LineView, active: Range[]): Segment[] {
  const cuts = [...line.marks.flat(), ...active.flat(), 0, line.text.length];
  const points = [...new Set(cuts)].filter((cut) => cut <= line.text.length).sort((a, b) => a - b);
  const inside = (ranges: Range[], at: number) => ranges.some(([start, end]) => start <= at && at < end);
  return points.slice(0, -1).map((start, index) => ({
    start,
    text: line.text.slice(start, points[index + 1]),
    marked: inside(line.marks, start),
    active: inside(active, start),
  }));
}
