import {
  findAccomplishments,
  findDoers,
  findSkills,
  findTranslatedAccomplishments,
  occupationById,
  occupationByTitle,
  type SkillHit,
  skillByAlias,
  skillById,
} from "../../knowledge";
import type { Line, Quote, SkillFact, SkillUse, YearMonth } from "../../types";
import { skillMonths } from "../dates/count-months";
import type { DocLine } from "../doc-line";
import type { ReadEducation, ReadEntry } from "../entries/read-entries";
import { wordKey } from "../fold";
import { type Piece, quoteOf } from "../quote";
import type { Section } from "../sections/section";
import { wishesGoingOn } from "../wish";
import { findSkillsInLine } from "./find-in-line";
import type { ListedSkill } from "./listed";
import { isLoneLetter } from "./lone-letters";
import { isNegated } from "./negation";
import { isOtherSense } from "./other-senses";
import { isSentencePiece } from "./sentence-pieces";
import { statedYears } from "./stated-years";

type Where = { where: SkillUse["where"]; entry: number | null };

type Draft = Pick<SkillFact, "name" | "id" | "uses">;

const bySection: Partial<Record<Section["kind"], SkillUse["where"]>> = {
  skills: "listed",
  summary: "summary",
  top: "summary",
  certificates: "certificate",
  courses: "education",
  education: "education",
  project: "project",
};

function placesOf(sections: Section[], entries: ReadEntry[], schools: ReadEducation[]): Map<number, Where> {
  const places = new Map<number, Where>();
  for (const { kind, parts } of sections) {
    if (
      kind === "contact" ||
      kind === "references" ||
      kind === "links" ||
      kind === "languages" ||
      kind === "interests"
    )
      continue;
    for (const { doc } of parts) places.set(doc.index, { where: bySection[kind] ?? "other", entry: null });
  }
  for (const [entry, { experience, lines }] of entries.entries()) {
    const where = experience.kind === "project" ? "project" : "experience";
    for (const line of lines) places.set(line, { where, entry });
  }
  for (const [entry, { lines }] of schools.entries()) {
    for (const line of lines) places.set(line, { where: "education", entry });
  }
  return places;
}

/**
 * Every skill of a résumé with all places that name it; denied ones ("no experience with X") are left out.
 * @param found `listed`: the pieces of the skills sections, one per skill; `labels`: the lines that only name a group
 */
export function skillFacts(
  docs: DocLine[],
  lines: Line[],
  found: {
    sections: Section[];
    entries: ReadEntry[];
    schools: ReadEducation[];
    listed: ListedSkill[];
    labels: Set<number>;
  },
  asOf: YearMonth,
  language: string,
): SkillFact[] {
  const drafts = new Map<string, Draft>();
  const seen = new Set<string>();
  const places = placesOf(found.sections, found.entries, found.schools);
  const add = (name: string, id: string | null, where: Where, piece: Piece): void => {
    const key = id ?? `=${wordKey(name)}`;
    const draft = drafts.get(key) ?? { name, id, uses: [] };
    drafts.set(key, draft);
    const quote = quoteOf(lines, piece);
    const stand = `${key} ${quote.line} ${quote.start}`;
    if (seen.has(stand)) return;
    seen.add(stand);
    // Jobs have dates, and years of school are years of study.
    const dated = where.where === "experience" || where.where === "education";
    const years = dated ? undefined : statedYears(docs[piece.line]?.text ?? "", piece);
    draft.uses.push({ ...where, quote, ...(years && { statedYears: years }) });
  };
  const known = new Map<number, SkillHit[]>();
  const hitsIn = (line: number): SkillHit[] => {
    const hits = known.get(line) ?? findSkillsInLine(docs[line]?.text ?? "");
    known.set(line, hits);
    return hits;
  };
  for (const piece of found.listed) {
    const name = [piece, piece.rest]
      .map((one) => (one ? docs[one.line]?.text.slice(one.start, one.end) : ""))
      .join(" ")
      .trim();
    const text = docs[piece.line]?.text ?? "";
    if (isNegated(text, piece.start)) continue;
    const own = skillByAlias(name);
    const id = own && isOtherSense(text, { ...piece, id: own, text: name }) ? null : own;
    const within = own || piece.rest ? undefined : mostOf(piece, hitsIn(piece.line));
    const known = id ?? within?.id ?? null;
    if (known === null && isSentencePiece(name)) continue;
    add(name.replace(/\s+/g, " "), known, { where: "listed", entry: null }, piece);
  }
  const piecesOf = new Map<number, Piece[]>();
  for (const item of found.listed) {
    for (const piece of item.rest ? [item, item.rest] : [item]) {
      const others = piecesOf.get(piece.line);
      if (others) others.push(piece);
      else piecesOf.set(piece.line, [piece]);
    }
  }
  const titles = titlesOf(found.entries);
  const employers = employersOf(found.entries);
  const wishes = wishesGoingOn(
    docs.map(({ text, index }) => (places.get(index)?.where === "summary" ? text : ".")),
  );
  for (const [at, doc] of docs.entries()) {
    const place = places.get(doc.index);
    if (!place || doc.end <= doc.start) continue;
    const pieces = piecesOf.get(doc.index) ?? [];
    for (const hit of hitsIn(at)) {
      if (hit.start < wishes[at]! || isNegated(doc.text, hit.start)) continue;
      if (employers.get(doc.index)?.some(({ start, end }) => start <= hit.start && hit.end <= end)) continue;
      const where = place.where === "listed" ? listedPlace(pieces, hit, found.labels.has(doc.index)) : place;
      if (where) add(hit.text, hit.id, where, { line: doc.index, start: hit.start, end: hit.end });
    }
    if (place.where === "listed") continue;
    for (const hit of accomplishmentsInLine(doc.text, titles.get(doc.index), language)) {
      if (isNegated(doc.text, hit.start)) continue;
      const name = skillById(hit.id)?.name ?? hit.text;
      add(name, hit.id, place, { line: doc.index, start: hit.start, end: hit.end });
    }
  }
  const experience = found.entries.map((entry) => entry.experience);
  const all = [...drafts.values()];
  return all.map((draft) => ({
    ...draft,
    id: isLoneLetter(draft, all) ? null : draft.id,
    ...skillMonths(draft.uses, experience, asOf),
  }));
}

function titlesOf(entries: ReadEntry[]): Map<number, Quote> {
  const titles = new Map<number, Quote>();
  for (const { experience } of entries) {
    const quote = experience.title?.quotes[0];
    if (quote && experience.kind === "job") titles.set(quote.line, quote);
  }
  return titles;
}

const DESCRIBED = /(?:^|\s)(?:company|firm|start-?up|agency)$/iu;

/** "Davis PLC", "Hill Software Design": an employer's name, and nothing that was done there; "E-commerce company" says what it does. */
function employersOf(entries: ReadEntry[]): Map<number, Quote[]> {
  const quotes = entries.flatMap(({ experience: { kind, company } }) =>
    kind === "job" && company && !DESCRIBED.test(company.value) ? company.quotes : [],
  );
  return new Map(quotes.map(({ line }) => [line, quotes.filter((quote) => quote.line === line)]));
}

const LONGEST_LINE = 1500;

function accomplishmentsInLine(text: string, title: Quote | undefined, language: string): SkillHit[] {
  if (title) return doersInTitle(title, language);
  if (text.length > LONGEST_LINE) return [];
  return language === "en"
    ? findAccomplishments(text)
    : [...findAccomplishments(text), ...findTranslatedAccomplishments(text, language)];
}

/** A title that is known this surely may be read by the English name of its occupation. */
const SURE_TITLE = 0.9;

/** "Projektleiter" tells what "project manager" does and names: a title of another language is read by its occupation's English name. */
function doersInTitle(title: Quote, language: string): SkillHit[] {
  const own = findDoers(title.text).map((hit) => ({
    ...hit,
    start: hit.start + title.start,
    end: hit.end + title.start,
  }));
  if (own.length > 0 || language === "en") return own;
  const known = occupationByTitle(title.text);
  const occupation = known && known.confidence >= SURE_TITLE ? occupationById(known.id) : undefined;
  const { text, start, end } = title;
  const named = occupation ? [...findDoers(occupation.name), ...findSkills(occupation.name)] : [];
  return named.map(({ id }) => ({ id, start, end, text }));
}

function listedPlace(pieces: Piece[], hit: { start: number; end: number }, isLabel: boolean): Where | null {
  if (isLabel) return { where: "other", entry: null };
  if (pieces.length === 0) return { where: "listed", entry: null };
  const inside = pieces.find((piece) => piece.start <= hit.start && hit.end <= piece.end);
  if (!inside) return { where: "other", entry: null };
  return isMostOf(inside, hit) ? null : { where: "other", entry: null };
}

/** The one skill that a listed name is but for a word or two: "Problem solving ability". */
function mostOf(piece: Piece, hits: SkillHit[]): SkillHit | undefined {
  const inside = hits.filter((hit) => piece.start <= hit.start && hit.end <= piece.end);
  return inside.length === 1 ? inside.find((hit) => isMostOf(piece, hit)) : undefined;
}

const MOST = 0.6;

function isMostOf(piece: Piece, hit: { start: number; end: number }): boolean {
  return hit.end - hit.start >= (piece.end - piece.start) * MOST;
}
