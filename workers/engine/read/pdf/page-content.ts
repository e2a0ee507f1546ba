import type { HiddenReason } from "../../types";
import type { FontFace } from "./font-style";
import type { Rect } from "./matrix";

/** One painted character (or ligature, already taken apart). Points; origin top left; `y` is the baseline. */
export type Glyph = {
  text: string;
  x: number;
  y: number;
  /** advance along the writing direction */
  width: number;
  size: number;
  /** writing direction in whole degrees, clockwise from left-to-right */
  angle: number;
  /** 0xrrggbb; -1 where a pattern paints it */
  color: number;
  bold: boolean;
  italic: boolean;
  font: FontFace;
  /** A space character was painted right before it. */
  spaceBefore: boolean;
  /** place in the painting order, shared with shapes */
  order: number;
  /** target of the link that lies over it */
  link: string | null;
  hidden: HiddenReason | null;
  /** painted with no ink of its own: render mode 3 or no opacity */
  inkless: boolean;
  /** a bullet that the page paints as a shape */
  drawn?: true;
  /** Nothing of it lies inside the clip that was in force. */
  clipped: boolean;
};

/** An area that something was painted on. */
export type Shape = Rect & {
  order: number;
  /** 0xrrggbb; -1 where unknown (pictures, gradients, patterns) */
  color: number;
  /** The whole rectangle is painted, opaquely; false for outlines, see-through paint and pictures with holes. */
  solid: boolean;
};

/** What one page paints, in painting order. */
export type PageContent = { glyphs: Glyph[]; shapes: Shape[]; marks: Rect[] };
