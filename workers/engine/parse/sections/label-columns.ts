import { placeStrength } from "../contact/places";
import type { DocLine } from "../doc-lines";
import { headingOf } from "./heading-words";

type Block = { page: number; left: number; right: number; top: number; bottom: number; docs: DocLine[] };

function blocksOf(docs: DocLine[]): Block[] {
  const blocks: Block[] = [];
  let key = "";
  for (const doc of docs) {
    const { page, block, x, y, width, height } = doc.line;
    if (`${page}/${block}` !== key) {
      key = `${page}/${block}`;
      blocks.push({ page, left: x, right: x + width, top: y, bottom: y + height, docs: [] });
    }
    const last = blocks[blocks.length - 1] as Block;
    last.left = Math.min(last.left, x);
    last.right = Math.max(last.right, x + width);
    last.top = Math.min(last.top, y);
    last.bottom = Math.max(last.bottom, y + height);
    last.docs.push(doc);
  }
  return blocks;
}

function isLabel(doc: DocLine): boolean {
  if (doc.words > 6) return false;
  if (doc.dates.length > 0 && doc.words <= 6) return true;
  if (headingOf(doc.key) !== null || (doc.caps && doc.words <= 3)) return true;
  const text = doc.text.slice(doc.start, doc.end);
  return /^[§#]?\d{1,2}[.)]?$/.test(text) || placeStrength(text) >= 2;
}

/** A narrow column that holds nothing but headings and dates for the text at its right. */
function isLabelColumn(block: Block): boolean {
  const labels = block.docs.filter(isLabel);
  return (
    block.docs.length >= 2 && labels.length >= block.docs.length * 0.75 && block.right - block.left < 180
  );
}

function belongs(label: Block, text: Block): boolean {
  const beside = label.page === text.page && text.left >= label.right - 12;
  return beside && text.top < label.bottom + 4 && text.bottom > label.top - 4;
}

/** Share of the column's lines that stand level with a line of the text. */
function aligned(label: Block, texts: Block[]): number {
  const lines = texts.flatMap((block) => block.docs);
  const level = label.docs.filter((doc) => lines.some(({ line }) => Math.abs(line.y - doc.line.y) < 7));
  return level.length / label.docs.length;
}

/**
 * Puts a column of labels (headings, dates) between the lines that they stand beside, so that "Experience" and
 * "2019 - 2021" come right before the job at their right. All other lines keep their order.
 */
export function interleaveLabels(docs: DocLine[]): DocLine[] {
  const blocks = blocksOf(docs);
  const moved = new Map<Block, Block[]>();
  const taken = new Set<Block>();
  for (const label of blocks) {
    if (!isLabelColumn(label)) continue;
    const texts = blocks.filter(
      (block) => block !== label && !taken.has(block) && belongs(label, block) && !isLabelColumn(block),
    );
    if (texts.length === 0 || aligned(label, texts) < 0.5) continue;
    moved.set(label, texts);
    taken.add(label);
    for (const text of texts) taken.add(text);
  }
  if (moved.size === 0) return docs;
  const result: DocLine[] = [];
  const ordered = new Set<Block>();
  for (const block of blocks) {
    const pair = [...moved].find(([label, texts]) => label === block || texts.includes(block));
    if (!pair) result.push(...block.docs);
    else if (!ordered.has(pair[0])) {
      ordered.add(pair[0]);
      result.push(...byHeight(pair[0], pair[1]).map((doc) => inBlock(doc, block)));
    }
  }
  return result;
}

/** The same line, counted to the block that the merged lines now form. */
function inBlock(doc: DocLine, block: Block): DocLine {
  const number = block.docs[0]?.line.block ?? doc.line.block;
  return doc.line.block === number ? doc : { ...doc, line: { ...doc.line, block: number } };
}

function byHeight(label: Block, texts: Block[]): DocLine[] {
  const lines = texts.flatMap((block) => block.docs);
  const result: DocLine[] = [];
  let next = 0;
  for (const doc of lines) {
    while (next < label.docs.length && (label.docs[next] as DocLine).line.y <= doc.line.y + 5) {
      result.push(label.docs[next++] as DocLine);
    }
    result.push(doc);
  }
  return [...result, ...label.docs.slice(next)];
}
