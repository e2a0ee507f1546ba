import type { HiddenReason } from "../../types";
import { meltsInto, TINY, WHITE } from "../legibility";
import type { Glyph, PageContent, Shape } from "./page-content";

const BAND = 16;

/** The ground is what was painted there before: white text on a dark sidebar counts as visible. */
export function markHidden(content: PageContent, width: number, height: number): void {
  const bands = shapesByBand(content.shapes, height);
  for (const glyph of content.glyphs) glyph.hidden = hiddenReason(glyph, bands, width, height);
}

function hiddenReason(glyph: Glyph, bands: Shape[][], width: number, height: number): HiddenReason | null {
  const { x, y } = centreOf(glyph);
  if (glyph.clipped || x < 0 || y < 0 || x > width || y > height) return "off-page";
  if (glyph.size < TINY) return "tiny";
  const around = bands[Math.floor(y / BAND)] ?? [];
  let ground: Shape | null = null;
  let unsure = false;
  let inked = false;
  for (const shape of around) {
    if (x < shape.x0 || x > shape.x1 || y < shape.y0 || y > shape.y1) continue;
    if (shape.order > glyph.order) {
      if (shape.solid && covers(shape, glyph.size)) return "covered";
      continue;
    }
    if (shape.color === -1 || (!shape.solid && shape.y1 - shape.y0 < 3 * glyph.size)) inked = true;
    if (shape.solid) {
      ground = shape;
      unsure = false;
    } else unsure = true;
  }
  if (glyph.inkless) return inked ? null : "invisible";
  if (unsure || glyph.color === -1 || ground?.color === -1) return null;
  return meltsInto(glyph.color, ground ? ground.color : WHITE) ? "white" : null;
}

/** Rules that cross a letter, and bars narrower than a word, don't hide a text. */
function covers(shape: Shape, size: number): boolean {
  return shape.y1 - shape.y0 > 0.6 * size && shape.x1 - shape.x0 > 1.5 * size;
}

function centreOf(glyph: Glyph): { x: number; y: number } {
  if (glyph.angle === 0) return { x: glyph.x + glyph.width / 2, y: glyph.y - glyph.size * 0.3 };
  const radians = (glyph.angle * Math.PI) / 180;
  const [along, up] = [glyph.width / 2, glyph.size * 0.3];
  return {
    x: glyph.x + Math.cos(radians) * along + Math.sin(radians) * up,
    y: glyph.y + Math.sin(radians) * along - Math.cos(radians) * up,
  };
}

function shapesByBand(shapes: Shape[], height: number): Shape[][] {
  const count = Math.max(1, Math.min(2000, Math.ceil(height / BAND)));
  const bands: Shape[][] = Array.from({ length: count }, () => []);
  for (const shape of shapes) {
    const first = Math.max(0, Math.floor(shape.y0 / BAND));
    const last = Math.min(count - 1, Math.floor(shape.y1 / BAND));
    for (let i = first; i <= last; i++) bands[i]!.push(shape);
  }
  return bands;
}
