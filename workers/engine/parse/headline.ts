import type { Fact, Line } from "../types";
import { likenessOf } from "./entries/likeness";
import { factOf, type Piece } from "./quote";
import type { Section } from "./sections/split-sections";

/** The line under or beside the name that says what the person is ("Senior Data Analyst"). */
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
      const from = doc.index === nameLine ? (name?.quotes[0]?.end ?? 0) : Math.max(start, doc.start);
      let lead = from;
      while (lead < doc.end && /[\s,|–—\-•·/(]/.test(doc.text.charAt(lead))) lead++;
      const text = doc.text.slice(lead, doc.end);
      if (text.length < 3 || text.length > 90 || /@|\d{4}|https?:/.test(text) || doc.words > 9) continue;
      if (/[.]\s|[.]$|^\p{Ll}/u.test(text)) continue;
      const { title } = likenessOf(text);
      const score = title - Math.abs(doc.index - nameLine) * 0.15;
      if (title >= 1 && (!best || score > best.score)) {
        best = { piece: { line: doc.index, start: lead, end: doc.end }, score };
      }
    }
  }
  if (!best) return null;
  const { line, start, end } = best.piece;
  const value = (lines[line]?.text.slice(start, end) ?? "").replace(/\s+/g, " ").trim();
  return factOf(lines, value, [best.piece], 0.75);
}
