/**
 * A full-width dash between Latin words, a dash whose bytes were read in a wrong character set ("â€“", "ï¼" of a full-width dash), that was lost (U+FFFD) or stayed an
 * entity. Latin-1 leaves control characters behind, Windows-1252 quotation marks; either may have been stripped since.
 */
const DAMAGED_DASH =
  /ï¼[\u0080-\u009f\u200b]?(?!\p{L})|â€[\u0093\u0094“”"–—]|â\u0080[\u0093\u0094]|âˆ’|â\u0088\u0092|－|&[nm]dash;|&#821[12];|(?<=[\s\d])(?:\ufffd|ï¿½)(?=[\s\d])/gu;

const CAN_BE_DAMAGED = /[ïâ&－\ufffd]/;

/** A degree's name goes on behind "of": a bar or a tab there is the edge of a column that cut it ("Associate of | Arts"). */
const CUT_DEGREE =
  /\b(?:associate|bachelor|master|doctor|licence|licenciatura|master[’']s|bachelor[’']s)s?\s{1,3}(?:of|in|en|em|în)(\s{0,3}[|\t]\s{0,3})(?=\p{L})/giu;

/**
 * A line's text as it was meant: damaged dashes as dashes, degrees without the bar that cut them. As long as the line itself, so
 * that every place in it stays true.
 */
export function mendedText(text: string): string {
  let mended = text;
  if (CAN_BE_DAMAGED.test(text))
    mended = mended.replace(DAMAGED_DASH, (sign) => "–".padEnd(sign.length, " "));
  if (/[|\t]/.test(text))
    mended = mended.replace(
      CUT_DEGREE,
      (words, bar: string) => words.slice(0, -bar.length) + " ".repeat(bar.length),
    );
  return mended;
}
