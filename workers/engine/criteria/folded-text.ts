import type { Span } from "./grounds";

const MARK = /\p{M}/gu;

/** A text made plain, with the place that each of its characters has in the original. */
export type FoldedText = { text: string; places: number[] };

/** Lower case without accents, with plain apostrophes and hyphens; a run of spaces is one space, or one line break. */
export function foldedText(words: string): FoldedText {
  const places: number[] = [];
  const plain: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const one = plainCharacter(words.charAt(at));
    const last = plain.at(-1);
    if ((one === " " || one === "\n") && (last === " " || last === "\n")) {
      if (one === "\n") plain[plain.length - 1] = one;
      continue;
    }
    plain.push(one);
    places.push(at);
  }
  return { text: plain.join(""), places };
}

export function originalSpan({ places }: FoldedText, { start, end }: Span): Span {
  return { start: places[start]!, end: places[end - 1]! + 1 };
}

function plainCharacter(one: string): string {
  const code = one.charCodeAt(0);
  if (code < 128) {
    if (code >= 65 && code <= 90) return one.toLowerCase();
    if (code === 10 || code === 13) return "\n";
    return code === 9 || code === 32 ? " " : code === 96 ? "'" : one;
  }
  if ("’‘´".includes(one)) return "'";
  if ("‐‑–—−".includes(one)) return "-";
  if (/\s/.test(one)) return " ";
  const lower = one.toLowerCase();
  const bare = (lower.length === 1 ? lower : one).normalize("NFD").replace(MARK, "");
  return bare.length === 1 ? bare : one;
}
