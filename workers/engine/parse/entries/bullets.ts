import type { Fact, Line } from "../../types";
import { factOf, type Piece } from "../quote";
import type { Part } from "../sections/section";
import { splitFused } from "./fused-points";

/** A line with nothing but a web address is read as a link, not as work. */
const BARE_LINK = /^(?:https?:\/{1,2}|www\.)\S+$/i;

function pieceOf({ doc, start }: Part): Piece {
  return { line: doc.index, start: Math.max(start, doc.start), end: doc.end };
}

export function bulletsOf(lines: Line[], body: Part[]): Fact<string>[] {
  const groups: Piece[][] = [];
  let before: Part | null = null;
  for (const part of body) {
    const piece = pieceOf(part);
    if (piece.end <= piece.start) continue;
    const { doc } = part;
    const current = groups[groups.length - 1];
    const continues: boolean =
      before !== null &&
      doc.bullet === 0 &&
      doc.gap < 1 &&
      (before.doc.full || /^\p{Ll}/u.test(doc.text.slice(doc.start)));
    if (current && continues) current.push(piece);
    else groups.push([piece]);
    before = part;
  }
  const points = groups.flatMap((pieces) => splitFused(lines, pieces));
  return points.flatMap((pieces) => {
    const value = pieces.map(({ line, start, end }) => lines[line]?.text.slice(start, end) ?? "").join(" ");
    return BARE_LINK.test(value) ? [] : [factOf(lines, value.replace(/\s+/g, " "), pieces, 0.9)];
  });
}
