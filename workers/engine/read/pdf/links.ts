import { type Matrix, mapRect } from "./matrix";
import type { Glyph } from "./page-content";

export type LinkAnnotation = { url?: string; unsafeUrl?: string; rect?: number[] };

const SAFE = /^(?:https?:|mailto:|tel:)/i;

export function markLinks(glyphs: Glyph[], links: LinkAnnotation[], base: Matrix): void {
  for (const { url, unsafeUrl, rect } of links) {
    const target = url ?? unsafeUrl;
    if (!target || !SAFE.test(target) || !rect || rect.length < 4) continue;
    const box = mapRect(base, rect[0]!, rect[1]!, rect[2]!, rect[3]!);
    for (const glyph of glyphs) {
      const x = glyph.x + glyph.width / 2;
      const y = glyph.y - glyph.size * 0.3;
      if (x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1) glyph.link = target;
    }
  }
}
