import { skillByAlias } from "../../knowledge";
import { fold, wordKey } from "../fold";
import type { Piece } from "../quote";
import { languageNamed } from "../words/languages";
import { findSkillsInLine } from "./find-in-line";
import { looksGlued, unglue } from "./unglue";

const levelWords = new Set(
  "advanced intermediate beginner beginners expert novice master proficient fluent native basic basics elementary familiar experienced skilled skillful competent good very excellent strong professional working knowledge knowledgeable conversational limited full proficiency level years year yrs months month of experience exp in with skills skill and senior junior learning moderate average high medium low solid extensive hands on fundamental fundamentals nociones fundamentos notions nocoes podstawy notiuni nivel usuario confident user daily grundkenntnisse fortgeschritten fortgeschrittene sehr gut gute anfanger experte kenntnisse verhandlungssicher fliessend avance intermediaire debutant courant bonne notions maitrise avanzado intermedio basico experto nativo avanzato buono ottimo base gevorderd goed zaawansowany podstawowy sredniozaawansowany avansat mediu incepator avancado basico напреднал основни 熟悉 掌握 了解 精通 熟练 jahre ans anos anni lat ani".split(
    " ",
  ),
);

const LESS_THAN = /^(?:(?:less|more) )?than(?= |$)/;

const CUT_LESS = /^(?:less|more)(?: than(?: \d+)?)?$/i;

export function isLevelOnly(text: string): boolean {
  const words = wordKey(text)
    .replace(LESS_THAN, "")
    .split(" ")
    .filter((word) => word !== "" && word !== "+");
  if (words.length > 6) return false;
  return words.every((word) => levelWords.has(word) || /^\d+(?:[+%]|yrs?|y|k)?$/.test(word) || word === "#");
}

const separator =
  /[,;|•·●▪■◆◇★☆▸►‣⦁∙⋅\t、，；]|\s+[–—-]\s+|\s{3,}|\s\/\s|\s&\s(?=[A-Z])|\s*\.\s*$|(?<=\p{L}{3})\.\s+(?=\p{Lu})/gu;
const rating =
  /\s*[([]?\s*(?:\d{1,3}\s?%|\d(?:\.\d)?\s?\/\s?\d{1,2}|\d+\+?\s*(?:years?|yrs?|jahre?|ans|anos|anni|lat|ani)(?:\s+(?:of\s+)?(?:experience|exp))?)\s*[)\]]?\s*$/i;

function tidy(text: string, piece: Piece): Piece | null {
  let { start, end } = piece;
  const edge = /[\s,;:|•·●–—\-*"“”„'’\ue000-\uf8ff]/;
  while (start < end && edge.test(text.charAt(start))) start++;
  while (
    end > start &&
    (edge.test(text.charAt(end - 1)) || (text.charAt(end - 1) === "." && end - start > 2))
  )
    end--;
  const words = text.slice(start, end);
  const open = words.indexOf("(");
  if (words.endsWith(")") && open < 0) end--;
  if (words.startsWith("(") && !words.includes(")")) start++;
  const rated = rating.exec(text.slice(start, end));
  if (rated && rated.index > 0) end = start + rated.index;
  return end > start ? { ...piece, start, end } : null;
}

function cutPieces(text: string, from: Piece): Piece[] {
  const body = text.slice(from.start, from.end);
  const pieces: Piece[] = [];
  let at = 0;
  const push = (to: number): void => {
    pieces.push({ line: from.line, start: from.start + at, end: from.start + to });
  };
  const cuts = [...body.matchAll(separator)];
  for (const cut of cuts) {
    push(cut.index);
    at = cut.index + cut[0].length;
  }
  push(body.length);
  return pieces;
}

function openBrackets(text: string, piece: Piece): Piece[] {
  const body = text.slice(piece.start, piece.end);
  const open = body.search(/[([]/);
  if (open <= 1) return [piece];
  const head = { ...piece, end: piece.start + open };
  const tail = { ...piece, start: piece.start + open + 1 };
  const inner = text.slice(tail.start, tail.end).replace(/[)\]]\s*$/, "");
  const closed = /[)\]]\s*$/.test(body);
  if (closed && (isLevelOnly(inner) || inner.length < 2)) return [head];
  if (closed && findSkillsInLine(inner).length === 0) return [head];
  if (!closed && CUT_LESS.test(inner)) return [head];
  return [head, { ...tail, end: tail.start + inner.length }];
}

function joinedByAnd(text: string, piece: Piece): Piece[] {
  const body = text.slice(piece.start, piece.end);
  const match = /\s+(?:and|und|et|y|e|en|i|și|и)\s+/iu.exec(body);
  const lead = /^\s*(?:and|und|et)\s+/i.exec(body);
  if (lead) return [{ ...piece, start: piece.start + lead[0].length }];
  if (!match) return [piece];
  const left = { ...piece, end: piece.start + match.index };
  const right = { ...piece, start: piece.start + match.index + match[0].length };
  const known = (part: Piece): boolean => {
    const words = text.slice(part.start, part.end);
    return findSkillsInLine(words).some((hit) => hit.end - hit.start >= words.trim().length - 1);
  };
  return known(left) && known(right) ? [left, right] : [piece];
}

/** Items without any separator, as whole: not for a known skill like "JavaScript"; `parted` where others have one. */
function glued(text: string, piece: Piece, parted: boolean): Piece[] {
  const trimmed = tidy(text, piece);
  if (!trimmed) return [piece];
  const body = text.slice(trimmed.start, trimmed.end);
  if (!looksGlued(body) || skillByAlias(body)) return [piece];
  const cuts = unglue(body);
  if (parted && (cuts?.length ?? 0) < 3) return [piece];
  return cuts
    ? cuts.map(({ start, end }) => ({ ...piece, start: trimmed.start + start, end: trimmed.start + end }))
    : [piece];
}

function chips(text: string, piece: Piece): Piece[] {
  const body = text.slice(piece.start, piece.end);
  const words = body.trim().split(/\s+/);
  if (words.length < 2) return [piece];
  const hits = findSkillsInLine(body);
  const covered = hits.reduce((sum, hit) => sum + hit.end - hit.start, 0);
  const first = hits[0];
  if (hits.length < 2 || !first || covered < body.replace(/\s/g, "").length * (words.length < 3 ? 0.95 : 0.6))
    return [piece];
  const pieces: Piece[] = [];
  let at = 0;
  for (const hit of hits) {
    if (hit.start > at) pieces.push({ ...piece, start: piece.start + at, end: piece.start + hit.start });
    pieces.push({ ...piece, start: piece.start + hit.start, end: piece.start + hit.end });
    at = hit.end;
  }
  if (at < body.length) pieces.push({ ...piece, start: piece.start + at });
  return pieces;
}

const lead =
  /^\s*(?:proficient (?:in|with)|experienced (?:in|with)|familiar with|knowledge of|experience (?:in|with)|working knowledge of|skilled in|expert in|good knowledge of|kenntnisse in|erfahrung mit|erfahrung in|connaissance de|conocimientos de|excellent|strong)\s+/i;

/** The items of a written list of skills, in order, without separators, ratings and levels. */
export function splitSkillList(text: string, piece: Piece): Piece[] {
  const items: Piece[] = [];
  const cuts = cutPieces(text, piece);
  const parted = cuts.length > 2;
  for (const cut of cuts) {
    const led = lead.exec(text.slice(cut.start, cut.end));
    const plain = led ? { ...cut, start: cut.start + led[0].length } : cut;
    for (const opened of openBrackets(text, plain)) {
      for (const part of joinedByAnd(text, opened)
        .flatMap((one) => glued(text, one, parted))
        .flatMap((one) => (parted ? [one] : chips(text, one)))) {
        const item = tidy(text, part);
        if (item && isItem(text.slice(item.start, item.end))) items.push(item);
      }
    }
  }
  return items;
}

function isItem(words: string): boolean {
  if (words.length > 60 || words.split(/\s+/).length > 6) return false;
  if (/^\(.*\)?$/.test(words)) return false;
  if (!/[\p{L}]/u.test(words) || isLevelOnly(words) || languageNamed(fold(words))) return false;
  return (
    !/^(?:etc|and|or|including|such as|e\.g|various|other|others|more)\.?$/.test(fold(words)) &&
    !/[@]|https?:/.test(words)
  );
}
