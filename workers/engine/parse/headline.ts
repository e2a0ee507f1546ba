import type { Fact, Line } from "../types";
import { placeStrength } from "./contact/places";
import type { DocLine } from "./doc-line";
import { likenessOf } from "./entries/likeness";
import { factOf, type Piece } from "./quote";
import type { Section } from "./sections/section";
import { readsAsWish } from "./wish";

function cellsOf(doc: DocLine, from: number): Piece[] {
  const cells: Piece[] = [];
  let at = from;
  const push = (to: number): void => {
    let start = at;
    let end = to;
    while (start < end && /[\s,|–—\-•·/(]/.test(doc.text.charAt(start))) start++;
    while (end > start && /[\s,|–—\-•·/]/.test(doc.text.charAt(end - 1))) end--;
    if (end > start) cells.push({ line: doc.index, start, end });
  };
  const whole = doc.text.slice(0, doc.end);
  if (/[@\t]|\s[|•·]\s/.test(whole)) {
    for (const match of whole.matchAll(/\t|\s[|•·]\s/g)) {
      if (match.index < from) continue;
      push(match.index);
      at = match.index + match[0].length;
    }
  }
  push(doc.end);
  return cells;
}

const OF_A_FORM =
  /(?<!\p{L})(?:resume|résumé|curriculum vitae|cv)(?: (?:template|sample|example|format))?(?:$|\s[-–])|^(?:sample|example)\s|:$/iu;

export function readHeadline(
  lines: Line[],
  sections: Section[],
  name: Fact<string> | null,
): Fact<string> | null {
  const nameLine = name?.quotes[0]?.line ?? -1;
  let best: { piece: Piece; score: number } | null = null;
  for (const { kind, parts } of sections) {
    if (kind !== "top" && kind !== "contact") continue;
    for (const { doc, start } of parts.slice(0, 14)) {
      if (doc.text.length > 300) continue;
      const from = doc.index === nameLine ? (name?.quotes[0]?.end ?? 0) : Math.max(start, doc.start);
      for (const piece of cellsOf(doc, from)) {
        const text = doc.text.slice(piece.start, piece.end);
        if (
          text.length < 3 ||
          text.length > 90 ||
          /@|\d{4}|https?:/.test(text) ||
          text.split(/\s+/).length > 9
        )
          continue;
        if (/[.]\s|[.]$|^\p{Ll}/u.test(text) || placeStrength(text) >= 2) continue;
        if (readsAsWish(text) || OF_A_FORM.test(text)) continue;
        const { title } = likenessOf(text);
        const score = title - Math.abs(doc.index - nameLine) * 0.15;
        if (title >= 1 && (!best || score > best.score)) best = { piece, score };
      }
    }
  }
  if (!best) return null;
  const { line, start, end } = best.piece;
  const value = (lines[line]?.text.slice(start, end) ?? "").replace(/\s+/g, " ").trim();
  return factOf(lines, value, [best.piece], 0.75);
}
