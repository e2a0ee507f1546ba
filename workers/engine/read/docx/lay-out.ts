import type { HiddenText, Line } from "../../types";
import { ReadError } from "../errors";
import type { Block } from "./blocks";
import { lineOfDraft } from "./draft-line";
import { type Draft, draftBlocks, WHITE_BY_STYLE } from "./drafts";
import type { ListMarks } from "./numbering";
import type { StyleSheet } from "./styles";

const LEADING = 1.25;
const MARGIN = 50;
const MAX_LINES = 20_000;

/** Lays stories below each other on page 1, at invented places that keep the order: Word's formats have no pages. */
export function layOutStories(
  stories: Block[][],
  styles: StyleSheet,
  marks: ListMarks,
): { lines: Line[]; hidden: HiddenText[]; height: number } {
  const hidden: HiddenText[] = [];
  const lines: Line[] = [];
  const seen = new Set<string>();
  let block = 0;
  const drafting = { styles, marks, hidden, nextBlock: () => block++, grace: WHITE_BY_STYLE };
  let y = MARGIN;
  for (const story of stories) {
    const drafts = draftBlocks(story, drafting);
    const own = placeLines(drafts, y, MAX_LINES - lines.length);
    const text = own.map((line) => line.text).join("\n");
    if (own.length === 0 || seen.has(text)) continue;
    seen.add(text);
    for (const line of own) lines.push(line);
    y = bottomOf(own[own.length - 1]!);
  }
  return { lines, hidden, height: y + MARGIN };
}

function placeLines(drafts: Draft[], top: number, room: number): Line[] {
  const lines: Line[] = [];
  let y = top;
  for (const draft of drafts) {
    const line = lineOfDraft(draft, y);
    if (!line) continue;
    if (lines.length >= room) throw new ReadError("too-complex", "too many lines");
    lines.push(line);
    y = bottomOf(line);
  }
  return lines;
}

function bottomOf(line: Line): number {
  return line.y + line.height * LEADING;
}
