const SYMBOL_FONT_BULLETS: Record<number, string> = {
  61607: "▪",
  61623: "•",
  61608: "◦",
  61656: "➢",
  61692: "✓",
  61558: "❖",
  61664: "→",
  61672: "→",
  61485: "-",
};

/** TeX's bitmap fonts name glyphs by number only: signs of OT1 and T1 arrive as control characters. */
const TEX_SIGNS: Record<number, string> = {
  11: "ff",
  12: "fi",
  13: "fl",
  14: "ffi",
  15: "ffl",
  21: "–",
  22: "—",
  27: "ff",
  28: "fi",
  29: "fl",
  30: "ffi",
  31: "ffl",
};

export const UNKNOWN_GLYPH = "\u0000";

const cache = new Map<string, string>();
const CACHE_LIMIT = 4096;

/** Text of one painted glyph: ligatures taken apart, symbol-font bullets as bullets, icons and control characters as "". */
export function glyphText(unicode: string): string {
  if (unicode === UNKNOWN_GLYPH) return UNKNOWN_GLYPH;
  const known = cache.get(unicode);
  if (known !== undefined) return known;
  const text = translate(unicode);
  if (cache.size < CACHE_LIMIT) cache.set(unicode, text);
  return text;
}

export function texSign(unicode: string): string {
  return unicode.length === 1 ? (TEX_SIGNS[unicode.charCodeAt(0)] ?? "") : "";
}

function translate(unicode: string): string {
  let out = "";
  for (const char of unicode) {
    const code = char.codePointAt(0)!;
    if (isPrivateUse(code)) out += SYMBOL_FONT_BULLETS[code] ?? "";
    else if (isInkless(code)) out += /\s/.test(char) ? " " : "";
    else if (isPresentationForm(code)) out += char.normalize("NFKC");
    else out += char;
  }
  return out;
}

function isPrivateUse(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

function isPresentationForm(code: number): boolean {
  return (
    (code >= 0xfb00 && code <= 0xfdff) ||
    (code >= 0xfe70 && code <= 0xfefc) ||
    (code >= 0xff01 && code <= 0xff5e)
  );
}

function isInkless(code: number): boolean {
  return (
    code <= 0x20 ||
    (code >= 0x7f && code <= 0xa0) ||
    (code >= 0x2000 && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202f) ||
    (code >= 0x205f && code <= 0x206f) ||
    code === 0x3000 ||
    code === 0xfeff ||
    code === 0xfffd ||
    (code >= 0xfff0 && code <= 0xfffb)
  );
}
