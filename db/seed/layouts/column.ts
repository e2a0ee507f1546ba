import { type Doc, pageSize } from "./sheet";

export type Style = {
  font: string;
  size: number;
  color: string;
  lineGap?: number;
  align?: "left" | "center" | "right";
  /** extra points between letters */
  tracking?: number;
};

/** One paragraph of a column. */
export type Block = {
  text: string;
  style: Style;
  /** set as a list item behind this mark */
  mark?: string;
  /** points from the column's left edge */
  indent?: number;
  /** short text at the right edge, on the first line */
  right?: { text: string; style: Style };
  /** a line across the column under the text */
  rule?: { color: string; width: number; gap: number };
  /** points of space above, except at the top of a page */
  before?: number;
  /** points of space below */
  after?: number;
  /** never the last block of a page */
  keep?: boolean;
  link?: string;
};

/** A range of pages that text flows through: `y` is where the next block begins. */
export type Column = {
  doc: Doc;
  x: number;
  width: number;
  y: number;
  /** where text begins on pages after the first */
  top: number;
  bottom: number;
  /** draws what lies behind the text on each further page */
  paint?: () => void;
};

const markGap = 10;

/** Height in points that a block takes in a column, without the space above and below. */
export function heightOf(column: Column, block: Block): number {
  const rule = block.rule ? block.rule.gap + block.rule.width : 0;
  return textHeight(column.doc, block, textWidth(column, block)) + rule;
}

/** Sets blocks one under the other, turning the page where the next one would not fit. */
export function flow(column: Column, blocks: Block[]): void {
  for (const [i, block] of blocks.entries()) {
    if (column.y > column.top) column.y += block.before ?? 0;
    makeRoom(column, heightTogether(column, blocks, i));
    draw(column, block);
    column.y += heightOf(column, block) + (block.after ?? 0);
  }
}

function turnPage(column: Column): void {
  column.doc.addPage({ size: [pageSize.width, pageSize.height], margin: 0 });
  column.paint?.();
  column.y = column.top;
}

/** Turns the page unless `points` of height are left in the column. */
export function makeRoom(column: Column, points: number): void {
  if (column.y + points > column.bottom) turnPage(column);
}

function heightTogether(column: Column, blocks: Block[], from: number): number {
  let height = 0;
  for (const block of blocks.slice(from)) {
    height += heightOf(column, block);
    if (!block.keep) break;
    height += block.after ?? 0;
  }
  return height;
}

function textX(column: Column, block: Block): number {
  return column.x + (block.indent ?? 0) + (block.mark ? markGap : 0);
}

function textWidth(column: Column, block: Block): number {
  const width = column.x + column.width - textX(column, block);
  if (!block.right) return width;
  apply(column.doc, block.right.style);
  return width - column.doc.widthOfString(block.right.text) - 14;
}

function textHeight(doc: Doc, block: Block, width: number): number {
  apply(doc, block.style);
  return doc.heightOfString(block.text, { ...options(block.style), width });
}

function draw(column: Column, block: Block): void {
  const { doc, y } = column;
  const x = textX(column, block);
  const width = textWidth(column, block);
  const height = textHeight(doc, block, width);
  if (block.mark) {
    apply(doc, block.style);
    doc.text(block.mark, x - markGap, y, { lineBreak: false });
  }
  apply(doc, block.style);
  doc.text(block.text, x, y, {
    ...options(block.style),
    width,
    ...(block.link ? { link: block.link } : {}),
  });
  if (block.right) {
    apply(doc, block.right.style);
    doc.text(block.right.text, column.x, y, { width: column.width, align: "right" });
  }
  if (block.rule) {
    const lineY = y + height + block.rule.gap;
    doc.moveTo(column.x, lineY).lineTo(column.x + column.width, lineY);
    doc.lineWidth(block.rule.width).stroke(block.rule.color);
  }
}

function apply(doc: Doc, style: Style): void {
  doc.font(style.font).fontSize(style.size).fillColor(style.color);
}

function options(style: Style) {
  return {
    align: style.align ?? "left",
    lineGap: style.lineGap ?? 0,
    characterSpacing: style.tracking ?? 0,
  } as const;
}
