import { placeStrength } from "../contact/places";
import type { DocLine } from "../doc-line";
import { isFieldLabel } from "./field-labels";
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

function blockOf(docs: DocLine[]): Block {
  const lines = docs.map(({ line }) => line);
  return {
    page: lines[0]?.page ?? 0,
    left: Math.min(...lines.map(({ x }) => x)),
    right: Math.max(...lines.map(({ x, width }) => x + width)),
    top: Math.min(...lines.map(({ y }) => y)),
    bottom: Math.max(...lines.map(({ y, height }) => y + height)),
    docs,
  };
}

function withoutBanner(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => {
    const beside = blocks.filter(
      ({ page, left, top }) =>
        page === block.page && left > block.left + 30 && left < block.right && top > block.top + 8,
    );
    const from = Math.min(...beside.map(({ top }) => top)) - 4;
    const at = block.docs.findIndex(({ line }) => line.y >= from);
    if (at <= 0) return [block];
    return [blockOf(block.docs.slice(0, at)), blockOf(block.docs.slice(at))];
  });
}

function isLabel(doc: DocLine): boolean {
  if (doc.words > 6) return false;
  if (doc.dates.length > 0 && doc.words <= 6) return true;
  if (headingOf(doc.key) !== null || (doc.caps && doc.words <= 3)) return true;
  const text = doc.text.slice(doc.start, doc.end);
  return /^[§#]?\d{1,2}[.)]?$/.test(text) || isFieldLabel(text) || placeStrength(text) >= 2;
}

function labelShare(block: Block): number {
  if (block.docs.length < 2 || block.right - block.left > 180) return 0;
  if (block.docs.some((doc) => doc.words > 6)) return 0;
  const shown = block.docs.filter((doc) => doc.end > doc.start);
  return shown.filter(isLabel).length / Math.max(1, shown.length);
}

function isLabelColumn(label: Block, texts: Block[]): boolean {
  const share = labelShare(label);
  if (share < 0.3 || texts.length === 0) return false;
  return share >= 0.75 ? aligned(label, texts, 7) >= 0.5 : aligned(label, texts, 1.5) >= 0.7;
}

function belongs(label: Block, text: Block): boolean {
  const beside = label.page === text.page && text.left >= label.right - 12;
  return beside && text.top < label.bottom + 4 && text.bottom > label.top - 4;
}

function aligned(label: Block, texts: Block[], within: number): number {
  const lines = texts.flatMap((block) => block.docs);
  const level = label.docs.filter((doc) => lines.some(({ line }) => Math.abs(line.y - doc.line.y) <= within));
  const counted = label.docs.filter(
    (doc) => doc.end > doc.start && (headingOf(doc.key) === null || level.includes(doc)),
  );
  return level.length / Math.max(1, counted.length);
}

/** Puts a column of labels (headings, dates) between the lines that they label; all other lines keep their order. */
export function interleaveLabels(docs: DocLine[]): DocLine[] {
  const blocks = withoutBanner(blocksOf(docs));
  const moved = new Map<Block, Block[]>();
  const taken = new Set<Block>();
  for (const label of blocks) {
    if (labelShare(label) < 0.3 || taken.has(label)) continue;
    const texts = blocks.filter((block) => block !== label && !taken.has(block) && belongs(label, block));
    if (!isLabelColumn(label, texts)) continue;
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
