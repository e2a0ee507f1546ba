import type { HiddenText, Line } from "../../types";
import type { Glyph } from "../pdf/page-content";
import { cutNarrowGaps } from "./cuts";
import { linesOf } from "./lines";
import { type PagePart, readingParts } from "./regions";
import { buildSegments } from "./segments";
import { placeTurnedHeadings } from "./turned-lines";

export type LaidOutPart = { side: PagePart["side"]; gutter: number; lines: Line[] };

/** Lays out what one page paints: upright text by parts, then rotated text, each direction for itself. */
export function layOutPage(
  glyphs: Glyph[],
  page: number,
  width: number,
): { parts: LaidOutPart[]; hidden: HiddenText[] } {
  const byAngle = new Map<number, Glyph[]>([[0, []]]);
  const unseen: Glyph[] = [];
  for (const glyph of glyphs) {
    if (glyph.hidden) unseen.push(glyph);
    else if (byAngle.has(glyph.angle)) byAngle.get(glyph.angle)!.push(glyph);
    else byAngle.set(glyph.angle, [glyph]);
  }
  const parts: LaidOutPart[] = [];
  const turnedLines: Line[] = [];
  for (const [angle, turned] of byAngle) {
    const upright = angle === 0 ? turned : turned.map((glyph) => turn(glyph, -angle));
    const segments = buildSegments(upright);
    if (angle === 90 || angle === 270) {
      for (const segment of segments)
        turnedLines.push(...linesOf([segment], page, 0).map((line) => turnBack(line, angle)));
      continue;
    }
    const centre = angle === 0 ? width / 2 : Number.NEGATIVE_INFINITY;
    for (const { side, gutter, regions } of readingParts(cutNarrowGaps(segments), centre)) {
      const lines = regions.flatMap((region, block) => linesOf(region, page, block));
      if (angle === 0) parts.push({ side, gutter, lines });
      else parts.push({ side: "full", gutter: 0, lines: lines.map((line) => turnBack(line, angle)) });
    }
  }
  return { parts: withTurned(parts, turnedLines), hidden: hiddenTexts(unseen, page) };
}

function withTurned(parts: LaidOutPart[], turned: Line[]): LaidOutPart[] {
  if (turned.length === 0) return parts;
  const { lines, rest } = placeTurnedHeadings(
    parts.flatMap((part) => part.lines),
    turned,
  );
  const partOf = new Map(
    parts.flatMap((part) => part.lines.map((line): [Line, LaidOutPart] => [line, part])),
  );
  const filled = parts.map((part) => ({ ...part, lines: [] as Line[] }));
  let waiting: Line[] = [];
  for (const line of lines) {
    const part = partOf.get(line);
    if (!part) {
      waiting.push(line);
      continue;
    }
    filled[parts.indexOf(part)]!.lines.push(...waiting, line);
    waiting = [];
  }
  const last: LaidOutPart = { side: "full", gutter: 0, lines: rest };
  return rest.length > 0 ? [...filled, last] : filled;
}

function hiddenTexts(glyphs: Glyph[], page: number): HiddenText[] {
  const byReason = new Map<string, Glyph[]>();
  for (const glyph of glyphs) {
    const key = `${glyph.hidden} ${glyph.angle}`;
    const group = byReason.get(key);
    if (group) group.push(glyph);
    else byReason.set(key, [glyph]);
  }
  const hidden: HiddenText[] = [];
  for (const group of byReason.values()) {
    const { angle, hidden: reason } = group[0]!;
    const upright = angle === 0 ? group : group.map((glyph) => turn(glyph, -angle));
    for (const line of linesOf(buildSegments(upright), page, 0))
      hidden.push({ reason: reason!, page, text: line.text });
  }
  return hidden;
}

function turn(glyph: Glyph, degrees: number): Glyph {
  const { x, y } = rotate(glyph.x, glyph.y, degrees);
  return { ...glyph, x, y, angle: 0 };
}

function turnBack(line: Line, degrees: number): Line {
  const a = rotate(line.x, line.y, degrees);
  const b = rotate(line.x + line.width, line.y + line.height, degrees);
  const x = Math.min(a.x, b.x);
  const width = Math.abs(a.x - b.x);
  const runs = line.runs.map((run) => ({ ...run, x, width }));
  return { ...line, runs, x, y: Math.min(a.y, b.y), width, height: Math.abs(a.y - b.y) };
}

function rotate(x: number, y: number, degrees: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
