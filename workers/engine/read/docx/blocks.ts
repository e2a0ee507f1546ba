import { NO_STYLE, type RunStyle } from "./styles";

export type Piece = { text: string; style: RunStyle; styleId: string | null; url: string | null };

export type Paragraph = {
  kind: "paragraph";
  styleId: string | null;
  numId: string | null;
  level: number;
  /** points from the left edge of what surrounds it */
  indent: number;
  /** colour behind the text; -1 where it can't be known */
  ground: number;
  pieces: Piece[];
};

export type Table = { kind: "table"; rows: Block[][][] };

export type Block = Paragraph | Table;

export function newParagraph(ground: number): Paragraph {
  return { kind: "paragraph", styleId: null, numId: null, level: 0, indent: 0, ground, pieces: [] };
}

export function newPiece(url: string | null): Piece {
  return { text: "", style: { ...NO_STYLE }, styleId: null, url };
}
