import { findSkills } from "../../knowledge";
import type { TextQuote } from "../../types";

/** A text in which every run of white space is one space, with the way back to the text as it was given. */
export type PlainText = {
  text: string;
  /** The given text's own words for a stretch of the plain one, white space at both ends left out. */
  quote: (start: number, end: number) => TextQuote;
  /** Where a place of the given text lies in the plain one. */
  at: (given: number) => number;
  /** Where the plain text goes on behind a break that the given one lost. */
  lostBreaks: ReadonlySet<number>;
};

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&nbsp;": " ",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&#39;": "'",
  "&rsquo;": "’",
  "&ndash;": "–",
  "&mdash;": "—",
  "&bull;": "•",
};
const ENTITY = /&(?:\p{Ll}{2,5}|#39);/uy;
const SPACE = /[\s\u00a0\u200b\ufeff]/;

/** Quotes, dashes and bullets of old Windows texts arrive as control characters: U+0092 is its byte 92, "’". */
const WINDOWS_FROM = 0x80;
const WINDOWS = new TextDecoder("windows-1252").decode(
  Uint8Array.from({ length: 32 }, (_, at) => WINDOWS_FROM + at),
);

function entityAt(text: string, at: number): string | null {
  if (text[at] !== "&") return null;
  ENTITY.lastIndex = at;
  const entity = ENTITY.exec(text)?.[0];
  return entity && entity in ENTITIES ? entity : null;
}

/** So many letters before a capital tell whether a line break was lost there. */
const BEFORE = 24;
const WORD_BEFORE = /(?:^|[\s(,;/•*-])(\p{Ll}{3,})[.!?:;)]?$/u;
const BEGINNING = /^\p{Lu}\p{Ll}{2}/u;

/** "a plusBA/BS degree": words that end an item of a list, whatever begins with a capital behind them. */
const ENDS_ITEM = /(?<!\p{L})(?:plus|bonus|preferred|required|desirable|desired|essential)$/u;

/** "organizational skillsAbility to plan": two lines whose break is lost. "salesForce" is a name. */
function isGlued(given: string, at: number): boolean {
  if (ENDS_ITEM.test(given.slice(Math.max(0, at - BEFORE), at)) && /\p{Lu}/u.test(given[at]!)) return true;
  if (!BEGINNING.test(given.slice(at, at + 3))) return false;
  const word = WORD_BEFORE.exec(given.slice(Math.max(0, at - BEFORE), at))?.[1];
  if (!word) return false;
  return findSkills(word + /^\p{L}{0,24}/u.exec(given.slice(at, at + BEFORE))![0]).length === 0;
}

const POINT_BEFORE = /(?<!\p{L})\p{Ll}{6,}$|\p{Ll}:$/u;

/** "inputting-Investigating queries-Sending": points whose breaks are lost. "non-Exempt" is one word. */
function isLostPoint(given: string, at: number): boolean {
  if (given[at] !== "-" || !BEGINNING.test(given.slice(at + 1, at + 4))) return false;
  return POINT_BEFORE.test(given.slice(Math.max(0, at - BEFORE), at));
}

/** Each run of white space becomes a space, a lost line break one, and a page's "&amp;" and a control character of Windows what they stand for: the same words are read alike however they are laid out. */
export function plainText(given: string): PlainText {
  const places: number[] = [];
  const lostBreaks = new Set<number>();
  let text = "";
  let open = false;
  for (let at = 0; at < given.length; at++) {
    const entity = entityAt(given, at);
    const char = entity ? ENTITIES[entity]! : (WINDOWS[given.charCodeAt(at) - WINDOWS_FROM] ?? given[at]!);
    const place = at;
    if (entity) at += entity.length - 1;
    if (SPACE.test(char)) {
      open = text !== "";
      continue;
    }
    const isLost = !open && !entity && isGlued(given, at);
    if (isLost) lostBreaks.add(text.length + 1);
    if (open || isLost || (!entity && (isLostPoint(given, at) || isLostPoint(given, at - 1)))) {
      places.push(open ? place - 1 : place);
      text += " ";
      open = false;
    }
    places.push(place);
    text += char;
  }
  function quote(start: number, end: number): TextQuote {
    let from = start;
    let to = end;
    while (from < to && text[from] === " ") from++;
    while (to > from && text[to - 1] === " ") to--;
    if (from >= to)
      return { text: "", start: places[from] ?? given.length, end: places[from] ?? given.length };
    const first = places[from]!;
    const last = places[to - 1]! + 1;
    return { text: given.slice(first, last), start: first, end: last };
  }
  function at(place: number): number {
    let low = 0;
    let high = places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
  return { text, quote, at, lostBreaks };
}
