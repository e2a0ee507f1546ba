/** A full-width dash between Latin words, or a dash damaged by a wrong character set, lost (U+FFFD) or left as an entity. */
const DAMAGED_DASH =
  /ï¼[\u0080-\u009f\u200b]?(?!\p{L})|â€[\u0093\u0094“”"–—]|â\u0080[\u0093\u0094]|âˆ’|â\u0088\u0092|－|&[nm]dash;|&#821[12];|(?<=[\s\d])(?:\ufffd|ï¿½)(?=[\s\d])/gu;

/** A hard or zero-width blank of another character set: "of the basis.Â" */
const DAMAGED_BLANK = /(?<=[\s\d.,;:!?)\p{Ll}]|^)Â(?=\s|$)|â€‹/gu;

const DAMAGED_BULLET = /â€¢|â\u0080¢|Â·/gu;

/** An ampersand that was left as an entity: its semicolon would part a title. */
const ENTITY_AND = /&amp;/gu;

const CAN_BE_DAMAGED = /[ïâÂ&－\ufffd]/;

/** A bar or a tab behind a degree's "of" is the edge of a column that cut it ("Associate of | Arts"). */
const CUT_DEGREE =
  /\b(?:associate|bachelor|master|doctor|licence|licenciatura|master[’']s|bachelor[’']s)s?\s{1,3}(?:of|in|en|em|în)(\s{0,3}[|\t]\s{0,3})(?=\p{L})/giu;

/** Mends damaged dashes, blanks and bullets, and cut degrees; as long as the line itself, so that every place in it stays true. */
export function mendedText(text: string): string {
  let mended = text;
  if (CAN_BE_DAMAGED.test(text))
    mended = mended
      .replace(DAMAGED_DASH, (sign) => "–".padEnd(sign.length, " "))
      .replace(DAMAGED_BLANK, (sign) => " ".repeat(sign.length))
      .replace(ENTITY_AND, "&    ")
      .replace(DAMAGED_BULLET, (sign) => "•".padEnd(sign.length, " "));
  if (/[|\t]/.test(text))
    mended = mended.replace(
      CUT_DEGREE,
      (words, bar: string) => words.slice(0, -bar.length) + " ".repeat(bar.length),
    );
  return mended;
}
