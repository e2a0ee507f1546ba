import type { HiddenReason } from "../../types";
import type { FontFace } from "./font-style";
import type { Rect } from "./matrix";

/** One painted character. Points; origin top left; `y` is the baseline. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  /** writing direction in whole degrees, clockwise from left-to-right */
  angle: number;
  /** 0xrrggbb; -1 for a pattern */
  color: number;
  bold: boolean;
  italic: boolean;
  font: FontFace;
  spaceBefore: boolean;
  order: number;
  link: string | null;
  hidden: HiddenReason | null;
  /** painted with no ink of its own: render mode 3 or no opacity */
  inkless: boolean;
  drawn?: true;
  clipped: boolean;
};

export type Shape = Rect & {
  order: number;
  color: number;
  /** false for outlines, see-through paint and pictures with holes */
  solid: boolean;
};

export type PageContent = { glyphs: Glyph[]; shapes: Shape[]; marks: Rect[] };
