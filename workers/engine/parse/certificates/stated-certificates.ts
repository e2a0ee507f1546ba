import type { Fact, Line } from "../../types";
import { factOf, type Piece } from "../quote";
import type { Part, Section } from "../sections/section";
import { isPlaceCode } from "../words/places";

/** Sections whose lines are of the person alone: a job's line may be of a product's certificate, or of pupils'. */
const OF_THE_PERSON = new Set<Section["kind"]>([
  "education",
  "courses",
  "skills",
  "other",
  "awards",
  "top",
  "summary",
]);

const CUT = /[*•●▪|;,:()\t]|\s[–—-]+\s/gu;

const WORD = "(?:\\p{Lu}[\\p{L}\\d&/+.'’-]*|\\d[\\d-]*(?:hour|hr)?)";
const NAME = `${WORD}(?: (?:${WORD}|&|of|in|for|and|by|first|aid)){0,6}`;
/** "CPR Certification", "Vertimax Certified", "Certified Forklift Operator", "Check Point Certified Administrator". */
const PAPER = new RegExp(
  `^(?:${NAME} (?:[Cc]ertification|CERTIFICATION|[Ll]icen[sc]e|LICEN[SC]E|[Ll]icensure|[Cc]ertified|CERTIFIED)|(?:${WORD} ){0,3}(?:[Cc]ertified|[Ll]icen[sc]ed) ${NAME})$`,
  "u",
);
/** "First Aid Certificate" is a paper outside the schools; among these it is a course of study. */
const CERTIFICATE = new RegExp(`^${NAME} [Cc]ertificate$`, "u");

const LEVEL = "(?: (?:certificate|card|level \\w{1,3}))*";
/** What people of many trades hold and name without a word for it: "Paediatric First Aid", "Enhanced DBS". */
const USUAL = new RegExp(
  `^(?:(?:${[
    "(?:paediatric |emergency )?first aid(?: at work)?",
    "cpr(?: ?(?:/|and|&) ?(?:aed|bls|first aid))?|bls|food (?:hygiene|safety|handlers?)|haccp|coshh|whmis|smart serve|osha \\d\\d",
    "(?:manual|moving and) handling|safeguarding(?: adults| children)?|children first|garda vett(?:ed|ing)|(?:enhanced )?dbs|safe pass",
    "cscs|sia|rsa|white card|blue card|working at heights?|ipaf|pasma|adr|driver cpc",
    "(?:full |clean |uk |provisional |valid )*driv(?:ing|er[’']?s) licen[cs]e",
  ].join("|")})${LEVEL})$`,
  "iu",
);

export function isUsualPaper(text: string): boolean {
  return USUAL.test(text);
}

const DOUBTFUL =
  /(?<!\p{L})(?:pursuing|seeking|training|trained|earn\p{L}*|receiv\p{L}*|complet\p{L}*|cleared|obtain\p{L}*|society|association|institute|not|no|with|have|am|in progress|candidate|expected|eligible|working|instructors? for|city|state|merit|achievement|appreciation|completion|secondary|higher|matric|iso|retired)(?!\p{L})/iu;
const DOUBT_BESIDE = /(?:in|not|currently)[ -]?(?:process|progress|pursuing)|pursuing|expected|seeking/iu;

const DATE_ENDS = /^[\s,.–—-]+|[\s,.–—-]+$/gu;

function piecesOf({ doc, start }: Part): Piece[] {
  const begin = Math.max(start, doc.start);
  const cuts = [...doc.text.matchAll(CUT)].map(({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
  }));
  const dates = doc.dates.map((span) => ({ from: span.start, to: span.end }));
  const pieces: Piece[] = [];
  let at = begin;
  const push = (to: number) => {
    const words = doc.text.slice(at, to);
    const lead = words.length - words.replace(/^[\s,.–—-]+/u, "").length;
    const text = words.replace(DATE_ENDS, "");
    if (text !== "") pieces.push({ line: doc.index, start: at + lead, end: at + lead + text.length });
  };
  for (const { from, to } of [...cuts, ...dates].sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    push(from);
    at = to;
  }
  push(doc.end);
  return pieces;
}

const CUT_NAME = /^(?:\p{L}|belt) /iu;
const ONE_WORD = /^\p{Lu}\p{Ll}+ certified$/iu;
const PAPER_WORD = /(?<!\p{L})(?:certifications?|licen[sc]es?|licensure)(?!\p{L})/giu;
const LONG_LINE = 90;

function isPaper(text: string, kind: Section["kind"]): boolean {
  if (DOUBTFUL.test(text) || CUT_NAME.test(text) || (text.match(PAPER_WORD)?.length ?? 0) > 1) return false;
  return (
    (kind !== "skills" && isUsualPaper(text)) ||
    PAPER.test(text) ||
    (kind !== "education" && CERTIFICATE.test(text))
  );
}

function isWhole({ doc, start }: Part, piece: Piece): boolean {
  const text = doc.text.slice(piece.start, piece.end);
  const alone = piece.start === Math.max(start, doc.start);
  if (ONE_WORD.test(text) && !/^\p{Lu}{2}/u.test(text)) return alone && piece.end === doc.end;
  return piece.end < doc.end || doc.text.length < LONG_LINE;
}

function withoutCode(text: string, piece: Piece): Piece {
  const code = /^[A-Z]{2} /.exec(text.slice(piece.start, piece.end))?.[0] ?? "";
  const behindPlace = piece.start > 2 && isPlaceCode(code.trim());
  return behindPlace ? { ...piece, start: piece.start + code.length } : piece;
}

const LABEL = /^(?:Licen[sc]es?|Licensures?|Certifications?|Credentials)\s*[*:]\s*(?=\p{Lu})/u;
const ITEM_END = /[*•|;\t]/u;
const LONGEST_ITEM = 80;

/** "Licenses * Registered Nurse, State of Mississippi, 1998 Honors * ...": what a label within a line names first. */
function labelled({ doc, start }: Part): Piece | null {
  const begin = Math.max(start, doc.start);
  const lead = LABEL.exec(doc.text.slice(begin))?.[0].length ?? 0;
  if (lead === 0) return null;
  const from = begin + lead;
  const sign = ITEM_END.exec(doc.text.slice(from))?.index;
  const date = doc.dates.find((span) => span.start > from)?.start;
  const until = Math.min(date ?? doc.end, sign === undefined ? doc.end : from + sign);
  const text = doc.text.slice(from, until).replace(DATE_ENDS, "");
  return text.length > 3 && text.length <= LONGEST_ITEM && !DOUBT_BESIDE.test(text)
    ? { line: doc.index, start: from, end: from + text.length }
    : null;
}

export function statedCertificates(lines: Line[], sections: Section[]): Fact<string>[] {
  const found: Fact<string>[] = [];
  for (const { kind, parts } of sections) {
    if (!OF_THE_PERSON.has(kind)) continue;
    for (const part of parts) {
      const named = kind === "education" ? null : labelled(part);
      if (named) found.push(factOf(lines, part.doc.text.slice(named.start, named.end), [named], 0.7));
      if (DOUBT_BESIDE.test(part.doc.text)) continue;
      for (const cut of piecesOf(part)) {
        const piece = withoutCode(part.doc.text, cut);
        const text = part.doc.text.slice(piece.start, piece.end);
        if (isPaper(text, kind) && isWhole(part, piece)) found.push(factOf(lines, text, [piece], 0.7));
      }
    }
  }
  return found;
}
