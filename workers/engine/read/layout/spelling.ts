import type { Glyph } from "../pdf/page-content";
import { type Segment, strikeReach, tracking } from "./segments";

export type SpelledText = { text: string; glyphs: (Glyph | null)[] };

/** A gap of this many em (beyond the letter-spacing) is a word space. */
const WORD_GAP = 0.17;
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Spells a segment: drops double strikes, finds word spaces, closes "J O H N", puts right-to-left text in order. */
export function spell(segment: Segment): SpelledText {
  const glyphs = withoutDoubleStrikes(segment);
  const spaces = wordSpaces(glyphs, tracking({ ...segment, glyphs }));
  const out: (Glyph | null)[] = [];
  glyphs.forEach((glyph, i) => {
    if (spaces[i]) out.push(null);
    out.push(glyph);
  });
  const ordered = glyphs.some((glyph) => RTL.test(glyph.text)) ? logicalOrder(out) : out;
  return flatten(ordered);
}

function withoutDoubleStrikes({ glyphs }: Segment): Glyph[] {
  const kept: Glyph[] = [];
  for (const glyph of glyphs) {
    let double = false;
    for (let i = kept.length - 1; i >= 0 && i >= kept.length - 3; i--) {
      const before = kept[i]!;
      if (
        before.text === glyph.text &&
        Math.abs(before.x - glyph.x) < strikeReach(glyph) &&
        before.order !== glyph.order
      ) {
        before.bold = true;
        before.spaceBefore &&= glyph.spaceBefore;
        double = true;
        break;
      }
    }
    if (!double) kept.push(glyph);
  }
  return kept;
}

function wordSpaces(glyphs: Glyph[], spread: number): boolean[] {
  const gaps = glyphs.map((_, i) => (i === 0 ? 0 : gapBefore(glyphs, i)));
  if (isSpelledOut(glyphs)) {
    const sorted = gaps.slice(1).sort((a, b) => a - b);
    const usual = sorted[sorted.length >> 1]!;
    return gaps.map((gap, i) => i > 0 && gap > 1.6 * usual + 0.05);
  }
  const reach = spread > 0 ? spread * 1.35 + WORD_GAP * 0.7 : WORD_GAP;
  return gaps.map((gap, i) => i > 0 && ((glyphs[i]!.spaceBefore && gap > -0.05) || gap > reach));
}

function gapBefore(glyphs: Glyph[], i: number): number {
  const before = glyphs[i - 1]!;
  const glyph = glyphs[i]!;
  return (glyph.x - before.x - before.width) / Math.max(glyph.size, before.size);
}

function isSpelledOut(glyphs: Glyph[]): boolean {
  if (glyphs.length < 4) return false;
  let apart = 0;
  for (let i = 1; i < glyphs.length; i++) if (glyphs[i]!.spaceBefore) apart++;
  return apart >= 0.9 * (glyphs.length - 1);
}

function logicalOrder(items: (Glyph | null)[]): (Glyph | null)[] {
  const letters = items.filter((item) => item !== null && /\p{L}/u.test(item.text));
  const rightToLeft = letters.filter((item) => RTL.test(item!.text)).length * 2 >= letters.length;
  const source = rightToLeft ? [...items].reverse() : items;
  const foreign = foreignFlags(source, rightToLeft);
  const out: (Glyph | null)[] = [];
  for (let i = 0; i < source.length; ) {
    let end = i;
    while (end < source.length && foreign[end]) end++;
    if (end === i) {
      out.push(source[i++]!);
      continue;
    }
    let last = end;
    while (last > i && !isStrong(source[last - 1]!)) last--;
    out.push(...source.slice(i, last).reverse(), ...source.slice(last, end));
    i = end;
  }
  return out;
}

function foreignFlags(items: (Glyph | null)[], rightToLeft: boolean): boolean[] {
  let foreign = false;
  return items.map((item) => {
    if (item !== null && isStrong(item)) foreign = RTL.test(item.text) !== rightToLeft;
    return foreign;
  });
}

function isStrong(item: Glyph | null): boolean {
  return item !== null && /[\p{L}\p{N}]/u.test(item.text);
}

function flatten(items: (Glyph | null)[]): SpelledText {
  let text = "";
  const glyphs: (Glyph | null)[] = [];
  for (const item of items) {
    const piece = item ? item.text : " ";
    text += piece;
    for (let i = 0; i < piece.length; i++) glyphs.push(item);
  }
  return { text, glyphs };
}
