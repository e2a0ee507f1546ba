import { UNKNOWN_GLYPH } from "./characters";
import type { FontFace } from "./font-style";
import type { Glyph } from "./page-content";

const LIGATURES = ["fi", "ffi", "ff", "fl", "ffl", "tt", "ti", "ft"];
/** share of its width by which a ligature may differ from its letters set apart */
const TOLERANCE = 0.06;
/** These follow "fl"; they nearly never follow "fi". */
const AFTER_FL = /^(?:[aiouy]|e[aecwxt])/;

/** Gives text to glyphs without a character: ligatures told by their width in the font, else by what follows; others drop. */
export function restoreLigatures(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some((glyph) => glyph.text === UNKNOWN_GLYPH)) return glyphs;
  const widths = letterWidths(glyphs);
  glyphs.forEach((glyph, i) => {
    if (glyph.text !== UNKNOWN_GLYPH) return;
    const after = glyphs.slice(i + 1, i + 3);
    const next = after.map((other) => (other.spaceBefore || other.y !== glyph.y ? "" : other.text)).join("");
    glyph.text = ligatureOf(glyph, widths.get(glyph.font), next);
  });
  return glyphs.filter((glyph) => glyph.text !== "");
}

function ligatureOf(glyph: Glyph, letters: Map<string, number> | undefined, next: string): string {
  const width = glyph.width / glyph.size;
  const fits = LIGATURES.filter((ligature) => {
    let sum = 0;
    for (const letter of ligature) sum += letters?.get(letter) ?? Number.NaN;
    return Math.abs(sum - width) <= TOLERANCE * width;
  });
  const untold = fits.length === 0 && width > 0.4 && width < 0.9 && /^\p{Ll}/u.test(next);
  const best = untold ? "fi" : (fits[0] ?? "");
  const twin = best.replace(/i$/, "l");
  return twin !== best && (untold || fits.includes(twin)) && AFTER_FL.test(next) ? twin : best;
}

function letterWidths(glyphs: Glyph[]): Map<FontFace, Map<string, number>> {
  const widths = new Map<FontFace, Map<string, number>>();
  for (const { text, font, width, size } of glyphs) {
    if (text !== "f" && text !== "i" && text !== "l" && text !== "t") continue;
    let letters = widths.get(font);
    if (!letters) {
      letters = new Map();
      widths.set(font, letters);
    }
    letters.set(text, width / size);
  }
  return widths;
}
