import type { Fact, Line } from "../../types";
import { placeStrength, trailingPlace } from "../contact/places";
import type { DocLine } from "../doc-line";
import type { Segment } from "../entries/segments";
import { wordKey } from "../fold";
import { factOf, type Piece } from "../quote";
import { certificateIn } from "../schools/papers";
import type { Part, Section } from "../sections/section";
import { isIssuerAlone } from "../words/issuers";
import { unfinishedIn } from "../words/unfinished";
import { isNoCertificate, SUBJECTS_HEAD } from "./no-certificates";
import { isUsualPaper, statedCertificates } from "./stated-certificates";

const credential =
  /\b(?:certified|certificate|certification|licensed|zertifiziert|zertifikat|certificación|certifié|certificato|PMP|CISSP|CPA|CFA|AWS Certified|Scrum Master|ITIL|PRINCE2|CCNA|CCNP|TOEFL|IELTS|OSCP|CKA)\b/i;

function isIssuerOrDate(text: string): boolean {
  return (
    /^(?:issued|issuer|by|from|date|expires|valid|credential|id|see|view|verify|https?:)/i.test(text) ||
    !/\p{L}{3}/u.test(text)
  );
}

const GOES_ON = /^\p{Ll}{2}/u;
const IS_AWARD =
  /(?<!\p{L})(?:recipient of|scholarships?|fellowships?|distinguished graduate|valedictorian)(?!\p{L})/iu;

const LONGEST = 140;
const DETAIL_WORDS = 6;
/** White space above a line, in its heights, from which it begins something new. */
const APART = 0.8;

const SENTENCE_WORDS = 14;

/** Of the sections of certificates, of lines elsewhere that name one, and among schools; each name once. */
export function readCertificates(lines: Line[], sections: Section[], papers: Segment[]): Fact<string>[] {
  const known = new Set<string>();
  return [
    ...listedCertificates(lines, sections),
    ...statedCertificates(lines, sections),
    ...amongSchools(lines, papers),
  ].filter(({ value }) => {
    const key = wordKey(value);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

function amongSchools(lines: Line[], papers: Segment[]): Fact<string>[] {
  return papers.flatMap((paper) => {
    const piece = certificateIn(lines, paper);
    const text = piece && lines[piece.line]!.text.slice(piece.start, piece.end);
    if (!piece || !text || text.length > LONGEST || isNoCertificate(text)) return [];
    return [factOf(lines, text.replace(/\s+/g, " "), [piece], 0.6)];
  });
}

function listedCertificates(lines: Line[], sections: Section[]): Fact<string>[] {
  const found: Fact<string>[] = [];
  for (const { kind, parts } of sections) {
    if (kind !== "certificates") continue;
    // Without bullets or words of certificates a list is told by short lines that follow each other.
    let above: "sure" | "likely" | "none" = "none";
    let subjects = false;
    for (const part of parts) {
      const { doc } = part;
      for (const piece of piecesOf(part)) {
        const text = doc.text.slice(piece.start, piece.end);
        const names = credential.test(text);
        const isUsual = isUsualPaper(text);
        subjects = SUBJECTS_HEAD.test(text) || (subjects && !names);
        if (subjects || isIssuerOrDate(text) || text.length > LONGEST || isNoCertificate(text)) continue;
        if (isToCome(doc) || (!names && (IS_AWARD.test(text) || placeStrength(text) >= 2))) continue;
        if (isDateAlone(doc, piece) || (goesOn(text) && !names)) continue;
        if (isIssuerAlone(withoutPlace(text)) || (above !== "none" && !names && isPlacedBelow(doc, text))) {
          above = "none";
          continue;
        }
        const strong = names || doc.bullet > 0 || doc.line.bold;
        if (above === "sure" && !strong && !isUsual && doc.gap < APART && doc.words < DETAIL_WORDS) {
          above = "none";
          continue;
        }
        above = strong && !isUsual ? "sure" : "likely";
        found.push(factOf(lines, text.replace(/\s+/g, " "), [piece], strong ? 0.85 : 0.65));
      }
    }
  }
  return found;
}

function goesOn(text: string): boolean {
  return GOES_ON.test(text) || text.split(/\s+/).length > SENTENCE_WORDS;
}

function withoutPlace(text: string): string {
  const cut = trailingPlace(text);
  return cut > 0 ? text.slice(0, cut) : text;
}

function isToCome({ text, dates }: DocLine): boolean {
  return unfinishedIn(text) !== null && !dates.some(({ isCurrent }) => isCurrent);
}

const PLACEHOLDER = /\s[-–—]\s*City(?:\s*,\s*State)?$/u;

/** "Old Mill Academy, Leeds, UK" in a line of its own below a certificate: who gave it. */
function isPlacedBelow({ bullet }: DocLine, text: string): boolean {
  return bullet === 0 && (PLACEHOLDER.test(text) || trailingPlace(text) > 0);
}

const BETWEEN = /\s?[*•●]\s?|\s?;\s/gu;

const COMMA = /, /g;

/** The names in a line, in front of its date or its second cell: "Yoga teacher* Lifeguard". */
function piecesOf({ doc, start }: Part): Piece[] {
  const { text, index } = doc;
  const begin = Math.max(start, doc.start);
  const cell = text.indexOf("\t", begin);
  const date = doc.dates[0];
  let end = cell > 0 ? cell : doc.end;
  const items = text.slice(begin, end).split(", ");
  const between = items.filter(isUsualPaper).length > 1 ? COMMA : BETWEEN;
  const signs = [...text.slice(begin, end).matchAll(between)];
  if (signs.length === 0 && date && date.start > doc.start + 3 && date.start < end) end = date.start;
  const ends = [...signs.map((sign) => begin + sign.index), end];
  const starts = [begin, ...signs.map((sign) => begin + sign.index + sign[0].length)];
  return starts.flatMap((from, at) => trimmed(text, { line: index, start: from, end: ends[at]! }) ?? []);
}

function isDateAlone({ text, dates }: DocLine, { start, end }: Piece): boolean {
  let rest = text.slice(start, end);
  for (const span of dates) rest = rest.replace(text.slice(span.start, span.end), "");
  return dates.length > 0 && !/\p{L}{2}/u.test(rest);
}

const DATE_LEAD =
  /[\s,;:|([–—-]+(?:(?:valid|expires|expiry|expiring|renewed|renewal|issued|obtained|awarded|achieved|completed|gained|passed|due|g[uü]ltig|valable|v[aá]lido|date)(?:\s+(?:date|to|till|until|through|thru|from|on|in|by|since|bis|jusqu[’']au|hasta))?|since|until|exp)[\s.:]*$/iu;

function trimmed(text: string, piece: Piece): Piece | null {
  let { start, end } = piece;
  const lead = DATE_LEAD.exec(text.slice(start, end));
  if (lead && lead.index > 0) end = start + lead.index;
  while (start < end && /[\s,;:|(–—-]/.test(text.charAt(start))) start++;
  while (end > start && /[\s,;:|(–—-]/.test(text.charAt(end - 1))) end--;
  return end > start ? { ...piece, start, end } : null;
}
