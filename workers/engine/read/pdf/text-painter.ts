import { glyphText, texSign, UNKNOWN_GLYPH } from "./characters";
import { FAINT, type Graphics } from "./graphics";
import { IDENTITY, type Matrix, multiply } from "./matrix";
import type { Glyph } from "./page-content";

/** A glyph as pdf.js lists it; numbers between glyphs are kerning in thousandths of an em. */
export type RawGlyph = { unicode?: string; width?: number; isSpace?: boolean; vmetric?: number[] | null };

/** Text render modes of PDF 32000-1, table 106. */
const STROKE = 1;
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;
const STROKE_AND_CLIP = 5;
const CLIP_ONLY = 7;

export function createTextPainter(graphics: Graphics) {
  const glyphs: Glyph[] = [];
  let textMatrix: Matrix = IDENTITY;
  let lineX = 0;
  let lineY = 0;
  let x = 0;
  let y = 0;
  let spaceBefore = false;

  function reset(matrix: ArrayLike<number>): void {
    textMatrix = multiply(IDENTITY, matrix);
    x = y = lineX = lineY = 0;
  }

  function move(dx: number, dy: number): void {
    lineX += dx;
    lineY += dy;
    x = lineX;
    y = lineY;
  }

  function show(items: (RawGlyph | number)[]): void {
    const { state, order } = graphics;
    graphics.painted = true;
    const { font, fontSize, hScale, charSpacing, wordSpacing, clip, mode } = state;
    if (fontSize === 0) return;
    const m = multiply(state.ctm, textMatrix);
    const direction = fontSize < 0 ? -1 : 1;
    const unit = fontSize * font.widthScale;
    const inkScale = Math.abs(unit) * Math.hypot(m[0], m[1]) * (font.vertical ? 1 : hScale);
    const size = Math.abs(fontSize) * Math.hypot(m[2], m[3]) * font.emScale;
    const angle = writingAngle(m, direction, font.vertical);
    const inkless =
      graphics.hiddenLayers > 0 ||
      mode === INVISIBLE ||
      mode === CLIP_ONLY ||
      state.alpha * state.groupAlpha < FAINT;
    const color = mode === STROKE || mode === STROKE_AND_CLIP ? state.stroke : state.fill;
    const bold = font.bold || mode === FILL_AND_STROKE;
    let pen = 0;
    for (const item of items) {
      if (typeof item === "number") {
        pen += ((font.vertical ? 1 : -1) * item * fontSize) / 1000;
        continue;
      }
      const width = font.vertical && item.vmetric ? -item.vmetric[0]! : (item.width ?? 0);
      const unicode = item.unicode ?? "";
      const text = glyphText(unicode) || (width > 0 && font.type3 ? texSign(unicode) : "");
      if (text === " " || text === "") spaceBefore = true;
      else {
        const tx = font.vertical ? x : x + pen * hScale;
        const ty = (font.vertical ? y - pen : y) + state.rise;
        const gx = m[0] * tx + m[2] * ty + m[4];
        const gy = m[1] * tx + m[3] * ty + m[5];
        const ink = Math.abs(width) * inkScale;
        glyphs.push({
          text,
          x: gx,
          y: gy,
          width: ink,
          size,
          angle,
          color,
          bold,
          italic: font.italic,
          font,
          spaceBefore,
          order,
          link: null,
          hidden: null,
          inkless,
          clipped: gx + ink < clip.x0 - 2 || gx > clip.x1 + 2 || gy < clip.y0 - 2 || gy - size > clip.y1 + 2,
        });
        if (text !== UNKNOWN_GLYPH) spaceBefore = false;
      }
      const spacing = ((item.isSpace ? wordSpacing : 0) + charSpacing) * direction;
      pen += width * unit + (font.vertical ? -spacing : spacing);
    }
    if (font.vertical) y -= pen;
    else x += pen * hScale;
  }

  return {
    glyphs,
    reset,
    move,
    show,
    nextLine: () => move(0, graphics.state.leading),
  };
}

function writingAngle(m: Matrix, direction: number, vertical: boolean): number {
  const degrees = (Math.atan2(m[1] * direction, m[0] * direction) * 180) / Math.PI + (vertical ? 90 : 0);
  const rounded = Math.round(degrees);
  return Math.abs(rounded) <= 2 ? 0 : (rounded + 360) % 360;
}
