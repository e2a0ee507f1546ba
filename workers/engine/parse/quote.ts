import type { Box, Fact, Line, Quote } from "../types";

export type Piece = { line: number; start: number; end: number };

function xAt(line: Line, offset: number): number {
  for (const run of line.runs) {
    if (offset < run.start) return run.x;
    if (offset <= run.end) {
      const share = run.end > run.start ? (offset - run.start) / (run.end - run.start) : 0;
      return run.x + share * run.width;
    }
  }
  return line.x + (line.text.length > 0 ? (offset / line.text.length) * line.width : 0);
}

function boxOf(line: Line, start: number, end: number): Box {
  const left = xAt(line, start);
  const right = Math.max(left, xAt(line, end));
  return { page: line.page, x: left, y: line.y, width: right - left, height: line.height };
}

/** The words of a piece with their place; the box is measured along the line's runs, in points. */
export function quoteOf(lines: Line[], piece: Piece): Quote {
  const line = lines[piece.line];
  if (!line) throw new RangeError(`no line ${piece.line}`);
  return {
    text: line.text.slice(piece.start, piece.end),
    line: piece.line,
    start: piece.start,
    end: piece.end,
    page: line.page,
    box: boxOf(line, piece.start, piece.end),
  };
}

export function factOf<T>(lines: Line[], value: T, pieces: Piece[], confidence: number): Fact<T> {
  const rounded = Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100;
  return { value, quotes: pieces.map((piece) => quoteOf(lines, piece)), confidence: rounded };
}
