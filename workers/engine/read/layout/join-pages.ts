import type { Line } from "../../types";
import type { LaidOutPart } from "./page-lines";

export type LaidOutPage = { number: number; width: number; height: number; parts: LaidOutPart[] };

/** Gutters of two pages this close (points) are the same gutter. */
const SAME_GUTTER = 12;
/** Running heads and feet lie within this share of a page's height from its edge. */
const MARGIN = 0.09;

/** A column continues over the page before its neighbour begins; running heads and feet come last, but for the first head. */
export function joinPages(pages: LaidOutPage[]): Line[] {
  const running = runningLines(pages);
  const flows: Line[][] = [];
  let open: { gutter: number; left: Line[]; right: Line[] } | null = null;
  for (const page of pages) {
    page.parts.forEach((part, i) => {
      const lines = part.lines.filter((line) => !running.has(line));
      const side: LaidOutPart["side"] = i === 0 && open ? sideNextTo(part, lines, open.gutter) : part.side;
      if (side === "full") {
        open = null;
        flows.push(lines);
      } else if (side === "left") {
        if (!open || i > 0 || Math.abs(open.gutter - (part.gutter || open.gutter)) > SAME_GUTTER) {
          open = { gutter: part.gutter, left: [], right: [] };
          flows.push(open.left, open.right);
        }
        append(open.left, lines);
      } else if (open) append(open.right, lines);
      else flows.push(lines);
    });
  }
  flows.push([...running]);
  return numberBlocks(flows);
}

function sideNextTo(part: LaidOutPart, lines: Line[], gutter: number): LaidOutPart["side"] {
  if (part.side !== "full" || lines.length === 0) return part.side;
  if (lines.every((line) => line.x + line.width < gutter + 2)) return "left";
  if (lines.every((line) => line.x > gutter - 2)) return "right";
  return "full";
}

function append(flow: Line[], lines: Line[]): void {
  for (const line of lines) flow.push(line);
}

function runningLines(pages: LaidOutPage[]): Set<Line> {
  const byText = new Map<string, Line[]>();
  for (const { height, parts } of pages) {
    for (const line of parts.flatMap((part) => part.lines)) {
      const middle = line.y + line.height / 2;
      const edge = middle < MARGIN * height ? "top" : middle > (1 - MARGIN) * height ? "bottom" : null;
      if (!edge) continue;
      const key = `${edge} ${Math.round(line.y / 4)} ${line.text.replace(/\d+/g, "#")}`;
      byText.set(key, [...(byText.get(key) ?? []), line]);
    }
  }
  const running = new Set<Line>();
  for (const [key, lines] of byText) {
    if (new Set(lines.map((line) => line.page)).size < 2) continue;
    for (const line of key.startsWith("top") ? lines.slice(1) : lines) running.add(line);
  }
  return running;
}

function numberBlocks(flows: Line[][]): Line[] {
  const out: Line[] = [];
  let block = -1;
  for (const flow of flows) {
    let last = "";
    for (const line of flow) {
      const own = `${line.page} ${line.block}`;
      if (own !== last) block++;
      last = own;
      out.push({ ...line, block });
    }
  }
  return out;
}
