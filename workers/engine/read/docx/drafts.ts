import type { HiddenReason, HiddenText } from "../../types";
import { meltsInto, TINY } from "../legibility";
import type { Block, Paragraph, Table } from "./blocks";
import type { ListMarks } from "./numbering";
import { overlay, type RunStyle, type StyleSheet } from "./styles";

export type Span = { text: string; style: RunStyle; url: string | null };

export type Draft = { spans: Span[]; indent: number; block: number };

export type Drafting = {
  styles: StyleSheet;
  marks: ListMarks;
  hidden: HiddenText[];
  nextBlock: () => number;
  grace: number;
};

const DATE_LIKE = /(?:19|20)\d\d|\b\d{1,2}[./]\d{2,4}\b|present|current|today|heute|actuel|actual/i;
const SHORT_CELL = 2;
/** Points between the left edges of neighbouring cells; the true widths don't matter to a reader of lines. */
const CELL_STEP = 120;

export function draftBlocks(blocks: Block[], drafting: Drafting, indent = 0, start?: number): Draft[] {
  const drafts: Draft[] = [];
  let block = start ?? drafting.nextBlock();
  for (const item of blocks) {
    if (item.kind === "paragraph") {
      for (const draft of draftParagraph(item, drafting, indent, block)) drafts.push(draft);
    } else {
      for (const draft of draftTable(item, drafting, indent)) drafts.push(draft);
      block = drafting.nextBlock();
    }
  }
  return drafts;
}

function draftParagraph(paragraph: Paragraph, drafting: Drafting, indent: number, block: number): Draft[] {
  const base = drafting.styles.paragraph(paragraph.styleId);
  let current: Draft = { spans: [], indent: indent + paragraph.indent, block };
  const drafts = [current];
  for (const piece of paragraph.pieces) {
    const style = overlay(overlay(base, drafting.styles.run(piece.styleId)), piece.style);
    const reason = hiddenReason(style, paragraph.ground);
    if (reason === "white" && piece.style.color === null && hasGrace(drafting, piece.text)) {
      drafting.grace -= piece.text.length;
    } else if (reason) {
      if (piece.text.trim() !== "") drafting.hidden.push({ reason, page: 1, text: piece.text.trim() });
      continue;
    }
    piece.text.split("\n").forEach((text, i) => {
      if (i > 0) {
        current = { spans: [], indent: current.indent, block };
        drafts.push(current);
      }
      if (text !== "") current.spans.push({ text, style, url: piece.url });
    });
  }
  const seen = drafts.filter((draft) => draft.spans.some((span) => span.text.trim() !== ""));
  const numId = paragraph.numId ?? base.numId;
  if (seen[0] && numId !== null) {
    const mark = drafting.marks(numId, paragraph.level);
    if (mark !== "") seen[0].spans.unshift({ text: `${mark} `, style: seen[0].spans[0]!.style, url: null });
  }
  return seen;
}

/** Converters lose the dark banner behind a name: so many white characters still count as seen, too few for stuffing. */
export const WHITE_BY_STYLE = 120;

function hasGrace(drafting: Drafting, text: string): boolean {
  return text.length <= drafting.grace;
}

function hiddenReason(style: RunStyle, ground: number): HiddenReason | null {
  if (style.vanish) return "hidden-run";
  if (style.size !== null && style.size < TINY) return "tiny";
  const behind = style.shading ?? ground;
  return behind !== -1 && meltsInto(style.color ?? 0, behind) ? "white" : null;
}

function draftTable(table: Table, drafting: Drafting, indent: number): Draft[] {
  return table.rows.flatMap((row) => {
    const cells = row
      .map((blocks, i) => draftBlocks(blocks, drafting, indent + i * CELL_STEP))
      .filter((cell) => cell.length > 0);
    return isReadAcross(cells) ? joinAcross(cells) : cells.flat();
  });
}

function isReadAcross(cells: Draft[][]): boolean {
  const long = cells.filter((cell) => cell.length > SHORT_CELL).length;
  if (long === 0) return true;
  const short = cells.filter((cell) => cell.length <= SHORT_CELL);
  return (
    long === 1 &&
    short.length > 0 &&
    short.every((cell) => cell.some((draft) => DATE_LIKE.test(textOf(draft))))
  );
}

function joinAcross(cells: Draft[][]): Draft[] {
  const height = Math.max(0, ...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, i) => {
    const parts = cells.flatMap((cell) => cell[i] ?? []);
    const [first, ...rest] = parts as [Draft, ...Draft[]];
    const spans = [...first.spans];
    for (const part of rest) spans.push({ ...part.spans[0]!, text: "\t", url: null }, ...part.spans);
    return { ...first, spans, block: cells[0]![0]!.block };
  });
}

function textOf(draft: Draft): string {
  return draft.spans.map((span) => span.text).join("");
}
