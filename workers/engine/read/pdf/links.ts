import type { Line } from "../../types";
import { type Matrix, mapRect } from "./matrix";

/** The fields of pdf.js's annotation data that matter here. */
export type RawAnnotation = { subtype?: string; url?: string; unsafeUrl?: string; rect?: number[] };

const SAFE = /^(?:https?:|mailto:|tel:)/i;
/** Share of a line's height that a link's box must cover. */
const COVERED = 0.4;

/** Adds link targets (http, https, mailto, tel) to the lines whose words stand inside the annotation's box. */
export function attachLinks(lines: Line[], annotations: RawAnnotation[], base: Matrix): void {
  for (const { subtype, url, unsafeUrl, rect } of annotations) {
    const target = url ?? unsafeUrl;
    if (subtype !== "Link" || !target || !SAFE.test(target) || !rect || rect.length < 4) continue;
    const box = mapRect(base, rect[0]!, rect[1]!, rect[2]!, rect[3]!);
    for (const line of lines) {
      const shared = Math.min(box.y1, line.y + line.height) - Math.max(box.y0, line.y);
      if (shared < COVERED * line.height) continue;
      const range = charactersWithin(line, box.x0, box.x1);
      if (range) line.links.push({ ...range, url: target });
    }
  }
}

/** The stretch of a line between two x; inside a run all characters count as equally wide. */
function charactersWithin(line: Line, x0: number, x1: number): { start: number; end: number } | null {
  let [start, end] = [-1, -1];
  for (const run of line.runs) {
    const step = run.width / (run.end - run.start);
    for (let i = run.start; i < run.end; i++) {
      const middle = run.x + (i - run.start + 0.5) * step;
      if (middle < x0 - 1 || middle > x1 + 1) continue;
      if (start < 0) start = i;
      end = i + 1;
    }
  }
  return trimmed(line.text, start, end);
}

function trimmed(text: string, start: number, end: number): { start: number; end: number } | null {
  while (start < end && /\s/.test(text[start]!)) start++;
  while (end > start && /\s/.test(text[end - 1]!)) end--;
  return start >= 0 && end > start ? { start, end } : null;
}
