import type { Line, Quote } from "../types";
import { quoteOf } from "./quote";

/** An entry's title, employer and dates stand within so many lines of each other. */
const NEAR_LINES = 3;

/** The words behind a corrected value, near what was read instead, else the whole line of that. Without lines, the words as they were. */
export function quotesOfCorrected(lines: Line[], value: string, before: Quote[]): Quote[] {
  const [first] = before;
  if (!first || lines.length === 0) return before;
  const near = Array.from({ length: 2 * NEAR_LINES + 1 }, (_, at) => first.line + at - NEAR_LINES).sort(
    (a, b) => Math.abs(a - first.line) - Math.abs(b - first.line) || a - b,
  );
  const words = asWords(value);
  for (const line of near) {
    const found = words.exec(lines[line]?.text ?? "");
    if (found) return [quoteOf(lines, { line, start: found.index, end: found.index + found[0].length })];
  }
  const whole = lines[first.line];
  return whole ? [quoteOf(lines, { line: first.line, start: 0, end: whole.text.length })] : before;
}

function asWords(value: string): RegExp {
  const escaped = value
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu");
}
