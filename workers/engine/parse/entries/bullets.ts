import type { Fact, Line } from "../../types";
import { factOf, type Piece } from "../quote";
import type { Part } from "../sections/section";
import { isBareLink } from "./bare-links";
import { splitFused } from "./fused-points";

function pieceOf({ doc, start }: Part): Piece {
  return { line: doc.index, start: Math.max(start, doc.start), end: doc.end };
}

export function bulletsOf(lines: Line[], body: Part[]): Fact<string>[] {
  const groups: Piece[][] = [];
  let before: Part | null = null;
  for (const part of body) {
    const piece = pieceOf(part);
    const { doc } = part;
    if (piece.end <= piece.start || isBareLink(doc.text.slice(piece.start, piece.end))) continue;
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
  return points.map((pieces) => {
    const value = pieces.map(({ line, start, end }) => lines[line]?.text.slice(start, end) ?? "").join(" ");
    return factOf(lines, value.replace(/\s+/g, " "), pieces, 0.9);
  });
}
