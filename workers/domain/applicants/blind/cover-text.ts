import { fold } from "../../../engine/parse/fold";
import { type OwnWords, PHONE_DIGITS } from "./own-words";

/** Always as long, so that a cover tells nothing of what is under it. */
export const COVER = "[hidden]";

type Span = { start: number; end: number };

/** A text without what tells who it is, and where each offset of it went. */
export type Covered = { text: string; at: (offset: number, side: "start" | "end") => number };

/** Names that are everyday words too: in lower case they are the word. */
const EVERYDAY = new Set(
  "will may mark can an do in to so art bill bob chip dale drew frank gene grace grant guy hope iris jack joy june april august max miles nick pat ray rich rob rose ruby sky sue sunny tab ty wade ward west young white black brown green gray cook baker page price field hill wood woods stone king long short small little major best love bell bush case cross day fox hall hand hunt lake lane law moon parks rice snow sharp strong swift walker sales law link lang klein gross kurz jung reading bath nice cork mobile orange".split(
    " ",
  ),
);

const ANYONE = [
  // E-mail addresses and links of anyone.
  /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /(?:https?:\/\/|www\.|(?<![\p{L}\p{N}])(?:[a-z]{2,3}\.)?(?:linkedin|github|gitlab|xing|behance|dribbble|twitter|facebook|instagram|medium|stackoverflow)\.com\/)[^\s,;|<>"')\]]+/giu,
  /(?<![\p{L}\p{N}])\+\d[\d\s().\-–/]{6,}\d/gu,
  // How a person is addressed and spoken of, and gender behind no label.
  /(?<!\p{L})(?:he|she|him|his|hers?|himself|herself|madam|herrn?|frau|mme|mlle|monsieur|madame|mademoiselle|señora?|señorita|signora?|fe?male|wom[ae]n|m[ae]n|weiblich|männlich|divers|femme|homme|féminin|masculin|femenino|masculino|mujer|hombre|donna|uomo|mother|father|mutter|vater|wife|husband|maternity|paternity|mutterschutz|non-?binary)(?![\p{L}])(?:\s*\/\s*(?:him|his|hers?|them|theirs?|ihr|ihm))*/giu,
  // "Ms Office" and "MS in Physics" aren't people.
  /(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Mx)\.?(?=\s+\p{Lu}\p{Ll})(?!\s+Office)/gu,
  /(?<=(?:chair|sales|business|police|fire|crafts|fore|spokes|trades))(?:wo)?m[ae]n(?!\p{L})/giu,
  // "Kaufmann", "Kauffrau": both endings go, so that neither is told by the other's absence.
  /(?<=(?<!\p{L})kau)(?:fmann|ffrau)(?!\p{L})/giu,
  /(?<=(?:fach|feuerwehr|haus|kamera))(?:mann|frau)(?!\p{L})/giu,
];

const PHONE_LIKE = /[+(]?\d[\d\s().\-–‐‑/]{5,}\d/g;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

const GLUED = "[\\p{L}\\p{M}\\p{N}]*";
/** A name this long is found inside longer words ("mueller-consulting", "annamueller"). */
const LONG_NAME = 5;

function patternsOf({ names, phrases }: OwnWords): RegExp[] {
  const long = names.filter((name) => name.length >= LONG_NAME && !EVERYDAY.has(name));
  const short = names.filter((name) => !long.includes(name));
  const whole = [...short, ...phrases].map((phrase) => phrase.split(" ").map(escaped).join("[\\s,-]+"));
  return [
    ...(long.length > 0 ? [new RegExp(`${GLUED}(?:${long.map(escaped).join("|")})${GLUED}`, "gu")] : []),
    ...(whole.length > 0
      ? [new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${whole.join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu")]
      : []),
  ];
}

export type Cover = (text: string, more?: readonly Span[]) => Covered;

/** What hides a person's own words in any text: every occurrence, by their spelling, and `more` spans that are known. */
export function coverFor(own: OwnWords): Cover {
  const patterns = patternsOf(own);
  return (text, more = []) => {
    const folded = fold(text);
    const spans: Span[] = [...more];
    for (const pattern of patterns)
      for (const { index, 0: word } of folded.matchAll(pattern)) {
        const isEveryday = EVERYDAY.has(word) && text.charAt(index) === folded.charAt(index);
        if (!isEveryday) spans.push({ start: index, end: index + word.length });
      }
    for (const pattern of ANYONE)
      for (const { index, 0: word } of text.matchAll(pattern))
        spans.push({ start: index, end: index + word.length });
    for (const { index, 0: phone } of text.matchAll(PHONE_LIKE))
      if (own.phones.includes(phone.replace(/\D/g, "").slice(-PHONE_DIGITS)))
        spans.push({ start: index, end: index + phone.length });
    return covered(text, spans);
  };
}

/** "A. Müller", "Anna B. Müller": initials in front of a covered name go with it. */
const INITIALS = /(?:(?<!\p{L})\p{Lu}\.[\s-]?){1,3}$/u;

/** "Portland, OR": so does the code of its region behind a place. */
const REGION = /^,\s?\p{Lu}{2}(?![\p{L}\p{N}])/u;

function merged(text: string, spans: Span[]): Span[] {
  const found: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= start) continue;
    const from = start - (INITIALS.exec(text.slice(Math.max(0, start - 12), start))?.[0].length ?? 0);
    const to = end + (REGION.exec(text.slice(end, end + 6))?.[0].length ?? 0);
    const last = found.at(-1);
    if (last && (from <= last.end || /^[\s,.'’-]*$/.test(text.slice(last.end, from))))
      last.end = Math.max(last.end, to);
    else found.push({ start: from, end: to });
  }
  return found;
}

function covered(text: string, spans: Span[]): Covered {
  const covers = merged(text, spans);
  if (covers.length === 0) return { text, at: (offset) => offset };
  let result = "";
  let from = 0;
  const places = covers.map(({ start, end }) => {
    result += text.slice(from, start);
    from = end;
    const place = { start, end, to: result.length };
    result += COVER;
    return place;
  });
  result += text.slice(from);
  const at = (offset: number, side: "start" | "end") => {
    let moved = offset;
    for (const { start, end, to } of places) {
      if (offset <= start) break;
      if (offset < end) return side === "start" ? to : to + COVER.length;
      moved = to + COVER.length + offset - end;
    }
    return moved;
  };
  return { text: result, at };
}
