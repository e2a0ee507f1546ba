import { skillByAlias } from "../../knowledge";

const LONGEST = 28;

/** A word like "SQLPythonpandas": letters run on where a new item begins with a capital, or it is far too long. */
export function looksGlued(text: string): boolean {
  if (text.length < 7 || text.length > 160) return false;
  return /\p{Ll}\p{Lu}|\p{Lu}{6}|\p{Lu}{3}\p{Ll}|\d\p{Lu}/u.test(text);
}

function mayBegin(text: string, at: number): boolean {
  if (at === 0) return true;
  if (!/\p{Lu}/u.test(text.charAt(at))) return false;
  return /[\p{Ll}\d)]/u.test(text.charAt(at - 1)) || /\p{Ll}/u.test(text.charAt(at + 1));
}

function isBreak(text: string, at: number): boolean {
  return !/\s/.test(text.charAt(at)) && !/\s/.test(text.charAt(at - 1));
}

/** Cuts items written without a separator ("SQLPythonExcel") where known skills cover the text best; null if better whole. */
export function unglue(text: string): { start: number; end: number }[] | null {
  const n = text.length;
  const best: number[] = new Array(n + 1).fill(Number.NEGATIVE_INFINITY);
  const from: number[] = new Array(n + 1).fill(0);
  const known: boolean[] = new Array(n + 1).fill(false);
  best[0] = 0;
  for (let start = 0; start < n; start++) {
    const base = best[start] as number;
    if (base === Number.NEGATIVE_INFINITY || (start > 0 && !isBreak(text, start))) continue;
    const begins = mayBegin(text, start);
    for (let end = start + 1; end <= Math.min(n, start + LONGEST); end++) {
      if (end < n && !isBreak(text, end)) continue;
      const length = end - start;
      const named = length > 1 && skillByAlias(text.slice(start, end)) !== null;
      const closes = end === n || mayBegin(text, end);
      const bounded = begins && closes && length > 2;
      if (!named && !bounded && (length < 3 || /[^\p{Lu}]/u.test(text.slice(start, end)))) continue;
      const score = base + (named ? length * 1.2 - 2 : bounded ? -2.5 : -4.5);
      if (score <= (best[end] as number)) continue;
      best[end] = score;
      from[end] = start;
      known[end] = named;
    }
  }
  if (best[n] === Number.NEGATIVE_INFINITY) return null;
  const pieces: { start: number; end: number }[] = [];
  let hits = 0;
  let loose = false;
  for (let end = n; end > 0; end = from[end] as number) {
    pieces.unshift({ start: from[end] as number, end });
    const start = from[end] as number;
    if (known[end]) hits++;
    else if (!(mayBegin(text, start) && (end === n || mayBegin(text, end)))) loose = true;
  }
  if (loose && hits < 3) return null;
  const camel = pieces.length >= 3 && hits === 0;
  return pieces.length > 1 && (hits >= 2 || (hits === 1 && pieces.length === 2) || camel) ? pieces : null;
}
