import type { Fact, Line } from "../../types";
import { findDates } from "../dates/find-dates";
import type { DocLine } from "../doc-line";
import { likenessOf } from "../entries/likeness";
import { fold, wordKey } from "../fold";
import { factOf, type Piece } from "../quote";
import type { Section } from "../sections/section";
import { findSkillsInLine } from "../skills/find-in-line";
import { isSchoolWord } from "../words/organisations";
import { emailsIn } from "./emails";
import { phonesIn } from "./phones";
import { placeStrength } from "./places";

const label =
  /^(?:address|location|residence|lives? in|based in|city|adresse|wohnort|anschrift|ort|ville|domicile|direccion|ubicacion|ciudad|domicilio|indirizzo|residenza|adres|woonplaats|morada|endereco|localidade|miejsce zamieszkania|adresa|localitate|адрес|град|地址|所在地|现居|mailaddress|mailing address|home)\s*[:：\-–]\s*/;
const street =
  /\b(?:street|st\.|road|rd\.|avenue|ave\.?|lane|drive|blvd|boulevard|apt|suite|p\.?o\.? box|square|court|way|stra(?:ss|ß)e|str\.|platz|weg|rue|calle|via|piazza|straat|laan|ul\.|rua|praca|strada|улица|ул\.)\b/i;

/** "Henry Street Settlement": a street's name inside another name is no address. */
const streetInName =
  /\b(?:street|road|avenue|lane|drive|square|court|way)\s+(?!(?:north|south|east|west|apt|apartment|suite|unit|no)\b)\p{L}{4,}/iu;
const otherFact =
  /^(?:date of birth|birth ?date|born|d\.?o\.?b|age|nationality|marital|married|single|gender|sex|passport|member|geburtsdatum|geboren|staatsangehorigkeit|date de naissance|nee? le|nationalite|fecha de nacimiento|data nasterii|nascut)(?:$|[^\p{L}])/u;

/** "Leeds, AL 35xxx": a postcode that was made anonymous. */
const MASKED_CODE = /\s+\d*x{2,}$/i;

function namesStreet(text: string): boolean {
  return street.test(text) && (/\d/.test(text) || !streetInName.test(text));
}

const SMALL_WORD = /(?<!\p{L})\p{Ll}{3,}/gu;
const FEWEST_TOLD = 3;
const CODE_ALONE = /^\p{Lu}{2,3}\.?$/u;

const DIGITS_OF_HOMES = 16;
const PLACEHOLDER = /^City\s*,/u;

/** A day, a post, tools or a sentence: "August 18, 1977", "Oracle, Business Objects". */
function isNoHome(text: string): boolean {
  return (
    findDates(text).some(({ start, end }) => /\p{L}|\//u.test(text.slice(start, end))) ||
    (CODE_ALONE.test(text) && !/^U/u.test(text)) ||
    PLACEHOLDER.test(text) ||
    (text.match(/\d/gu)?.length ?? 0) > DIGITS_OF_HOMES ||
    (text.match(SMALL_WORD)?.length ?? 0) >= FEWEST_TOLD ||
    (likenessOf(text).title >= 1 && !/\d/u.test(text)) ||
    (!/^\d/u.test(text) &&
      !namesStreet(text) &&
      wordKey(text).split(" ").some(isSchoolWord) &&
      placeStrength(text) < 2) ||
    findSkillsInLine(text).length > 1
  );
}

type Span = { start: number; end: number };

function surePhones(doc: DocLine): Span[] {
  return phonesIn(doc).filter(({ strength }) => strength === 2);
}

const PHONE_LABEL = /[\s,.:(]+(?:tel|phone|cell|mobile|mob|ph)[\s.:]*$/iu;

function endsInTown(text: string): boolean {
  return /^\d/u.test(text) && placeStrength(text.split(" ").at(-1) ?? "") >= 2;
}

type Candidate = { piece: Piece; score: number };

const SIGNS =
  /\s*\t\s*|\s*[|•·●◆◇∙⋅■♦]\s*|\s+[–—-]\s+|\s{2,}|[\ue000-\uf8ff]\s*|;\s*|\s+\/\s+|,\s+(?=\p{Lu}[\p{L}.-]{2,14}:)/gu;

function cuts(text: string, from: number, to: number, others: Span[]): Span[] {
  const pieces: Span[] = [];
  let at = from;
  const signs = [...text.slice(from, to).matchAll(SIGNS)].map(({ index, 0: sign }) => ({
    start: from + index,
    end: from + index + sign.length,
  }));
  for (const { start, end } of [...signs, ...others].sort((a, b) => a.start - b.start)) {
    if (start < at || end > to) continue;
    pieces.push({ start: at, end: start });
    at = end;
  }
  pieces.push({ start: at, end: to });
  return pieces;
}

function judge(text: string, piece: Piece, base: number): Candidate | null {
  let { start, end } = piece;
  while (start < end && /[\s,.:;()]/.test(text.charAt(start))) start++;
  end -= PHONE_LABEL.exec(text.slice(start, end))?.[0].length ?? 0;
  while (end > start && /[\s,;:(]/.test(text.charAt(end - 1))) end--;
  const words = text.slice(start, end);
  if (otherFact.test(fold(words))) return null;
  const named = label.exec(fold(words));
  if (named) start += named[0].length;
  const value = text.slice(start, end);
  if (value.length < 2 || value.length > 90 || /@|https?:|www\./.test(value) || isNoHome(value)) return null;
  const strength = placeStrength(value.replace(MASKED_CODE, ""));
  if (strength === 1 && !named && !value.includes(",")) return null;
  let score = base + strength;
  if (named) score += 3;
  if (namesStreet(value)) score += 1;
  const parts = value.split(/,\s*/);
  const inner = parts.length > 1 && parts.some((part) => placeStrength(part) >= 2);
  if (strength === 0 && inner && parts.length <= 6 && value.split(/\s+/).length <= 12) score += 1.6;
  else if (strength === 0 && /\b\d{4,6}\b/.test(value) && /^[\p{Lu}\d]/u.test(value) && parts.length >= 2)
    score += 1;
  else if (strength === 0 && !named && !(namesStreet(value) && (parts.length > 1 || endsInTown(value))))
    return null;
  return { piece: { ...piece, start, end }, score };
}

/** Where the person lives, from the head or the contact section; never from a job's place, nor from the person's name ("Paris Jordan"). */
export function readHome(lines: Line[], sections: Section[], name: Fact<string> | null): Fact<string> | null {
  const quotes = name?.quotes ?? [];
  let best: Candidate | null = null;
  for (const { kind, parts } of sections) {
    const base =
      kind === "contact"
        ? 1
        : kind === "top"
          ? 0.8
          : kind === "links" || kind === "summary" || kind === "other"
            ? 0
            : -1;
    if (base < 0) continue;
    for (const [rank, { doc, start }] of parts.entries()) {
      if (doc.text.length > 260 || (kind === "summary" && doc.words > 12)) continue;
      const others = [
        ...emailsIn(doc),
        ...surePhones(doc),
        ...quotes.filter(({ line }) => line === doc.index),
      ];
      for (const cut of cuts(doc.text, Math.max(start, doc.start), doc.end, others)) {
        const candidate = judge(doc.text, { line: doc.index, ...cut }, base - Math.min(0.6, rank * 0.04));
        if (!candidate) continue;
        if (!best || candidate.score > best.score) best = candidate;
      }
    }
  }
  if (!best || best.score < 1.5) return null;
  const value = lines[best.piece.line]?.text.slice(best.piece.start, best.piece.end) ?? "";
  return factOf(lines, value.replace(/\s+/g, " "), [best.piece], Math.min(0.95, 0.4 + best.score / 8));
}
