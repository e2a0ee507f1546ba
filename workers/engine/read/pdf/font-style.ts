export type FontFace = {
  bold: boolean;
  italic: boolean;
  vertical: boolean;
  /** glyph widths to em */
  widthScale: number;
  /** size in points of one em at font size 1 */
  emScale: number;
  type3: boolean;
};

export const PLAIN_FACE: FontFace = {
  bold: false,
  italic: false,
  vertical: false,
  widthScale: 0.001,
  emScale: 1,
  type3: false,
};

export type RawFont = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  italic?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: ArrayLike<number>;
  bbox?: ArrayLike<number>;
};

/** TeX names its faces by letters: bold extended, text italic, slanted. */
const BOLD = /bold|black|heavy|demi(?!light)|[-_,]bd|semib|^(cm|sf|ec|lm)[a-z]*bx|nimbus.*medi|-medi/i;
const ITALIC = /ital|obli|kursiv|slant|[-_,]it\b|^(cm|sf|ec)(ti|sl|bxti|bxsl)/i;

export function fontFace(font: RawFont): FontFace {
  const name = (font.name ?? "").replace(/^[A-Z]{6}\+/, "");
  const scale = Math.abs(font.fontMatrix?.[0] ?? 0.001) || 0.001;
  return {
    bold: font.bold === true || font.black === true || BOLD.test(name),
    italic: font.italic === true || ITALIC.test(name),
    vertical: font.vertical === true,
    widthScale: scale,
    emScale: font.isType3Font ? type3Em(font) : 1,
    type3: font.isType3Font === true,
  };
}

/** A Type 3 font has no em; its box, where sane, is a little higher than one. */
function type3Em(font: RawFont): number {
  const scale = Math.abs(font.fontMatrix?.[3] ?? 0.001) || 0.001;
  if (scale >= 0.0009 && scale <= 0.0011) return 1;
  const height = Math.abs((font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0)) * scale;
  return height > 0.2 && height < 5 ? height / 1.2 : 1;
}
