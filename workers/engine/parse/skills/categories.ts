import type { Line } from "../../types";
import type { Piece } from "../quote";
import { type Part, textOfPart } from "../sections/section";
import { isLevelOnly, splitSkillList } from "./split-list";

export function partPiece({ doc, start }: Part): Piece {
  return { line: doc.index, start: Math.max(start, doc.start), end: doc.end };
}

export function styleAt(line: Line | undefined, at: number): string {
  const run = line?.runs.find((one) => one.start <= at && at < one.end) ?? line;
  return run ? `${run.bold}|${run.size}|${run.color}` : "";
}

function endsWithColon(part: Part | undefined): boolean {
  return part !== undefined && /[:：]\s*$/.test(part.doc.text);
}

function skippable(part: Part | undefined, style: string): boolean {
  if (!part) return false;
  const text = part.doc.text.slice(part.doc.start, part.doc.end);
  return isLevelOnly(text) || (style === styleAt(part.doc.line, part.doc.start) && !/[,;|\t•·]/.test(text));
}

function precedesList(part: Part, next: Part | undefined): boolean {
  if (!next) return false;
  const { page, x, y, width } = part.doc.line;
  const beside = next.doc.line.page === page && Math.abs(next.doc.line.y - y) < 4;
  return beside && width > 0 && next.doc.line.x > x + width && /[,;|•·]/.test(next.doc.text);
}

function headsGroups(parts: Part[], index: number): boolean {
  const styles = parts.map(({ doc }) => styleAt(doc.line, doc.start));
  const [own, below] = [styles[index], styles[index + 1]];
  if (below === undefined || own === below) return false;
  const heads = styles.filter((style) => style === own).length;
  const items = styles.filter((style) => style === below).length;
  return heads >= 2 && items >= heads * 2 && heads + items === styles.length;
}

/** Sections beyond this length are no list of groups; the look at all lines for each would take too long. */
const MOST_LINES = 80;

const inner = /[,;|•·\t]|\s\/\s/;

/** The words of a line without a level behind them and without signs at the end: "Web\tADVANCED" -> "Web". */
function bareLabel(text: string): string {
  const cells = text.split(/\t|\s[·•|]\s/).filter((cell) => cell.trim() !== "");
  const named = cells.filter((cell) => !isLevelOnly(cell));
  return (named.length === 1 ? (named[0] ?? "") : text).replace(/[\s·•|]+$/, "").trim();
}

function hasLevel(text: string): boolean {
  const behind = /(?:\s[–—-]+\s+|[([])([^–—()[\]]{2,24})[)\]]?\s*$/u.exec(text)?.[1];
  return behind !== undefined && isLevelOnly(behind);
}

function itemCount(part: Part | undefined): number {
  return part ? splitSkillList(part.doc.text, partPiece(part)).length : 0;
}

/** Unmarked names over lists ("Data Analysis" / "SQL, Python, dbt"), two or more in the section, nothing else between. */
function alternates(parts: Part[], index: number): boolean {
  const bare = (part: Part | undefined): boolean =>
    part !== undefined && part.doc.bullet === 0 && part.doc.words <= 4 && !inner.test(part.doc.text);
  const heads = (at: number): boolean =>
    bare(parts[at]) && itemCount(parts[at]) <= 2 && itemCount(parts[at + 1]) > 2 && !bare(parts[at + 1]);
  const glued = (at: number): boolean =>
    bare(parts[at]) && parts[at]?.doc.words !== 1 && itemCount(parts[at + 1]) > 2;
  if (!heads(index) && !glued(index)) return false;
  const above = parts[index - 1];
  if (above && (above.doc.full || bare(above)) && itemCount(above) < 3) return false;
  if (above?.doc.full && inner.test(above.doc.text)) return false;
  return parts.filter((_, at) => heads(at) || glued(at)).length >= 2;
}

/** A row of names in capitals over rows of items in small letters: "DATA ANALYSIS\tLEADERSHIP". */
function capitalRow(parts: Part[], index: number): boolean {
  const part = parts[index];
  if (!part?.doc.caps || /[,;|•]/.test(part.doc.text) || index === parts.length - 1) return false;
  const cells = part.doc.text.split("\t").filter((cell) => /\p{L}/u.test(cell));
  if (!cells.every((cell) => /\p{Lu}{4}/u.test(cell))) return false;
  const small = parts.filter(({ doc }) => !doc.caps).length;
  return small * 2 >= parts.length && (cells.length > 1 || cells[0] !== cells[0]?.split(" ")[0]);
}

function rowOfNames(part: Part, next: Part | undefined): boolean {
  if (!next || /[,;|•]/.test(part.doc.text)) return false;
  const names = part.doc.text.split("\t").length;
  const lists = next.doc.text.split("\t");
  const listed = lists.filter((cell) => /[,;|•]/.test(cell)).length;
  const differs = styleAt(part.doc.line, part.doc.start) !== styleAt(next.doc.line, next.doc.start);
  return names > 1 && names === lists.length && listed === names && (differs || part.doc.caps);
}

export function isCategoryLine(parts: Part[], index: number): boolean {
  const part = parts[index];
  if (!part || part.doc.bullet > 0) return false;
  const piece = partPiece(part);
  if (parts.length <= MOST_LINES && (capitalRow(parts, index) || alternates(parts, index))) return true;
  const body = bareLabel(part.doc.text.slice(piece.start, piece.end));
  if (rowOfNames(part, parts[index + 1])) return true;
  if (inner.test(body) || isLevelOnly(body) || itemCount(part) > 2) return false;
  if (hasLevel(body)) {
    const next = parts[index + 1];
    return !hasLevel(next?.doc.text ?? "") && itemCount(next) > 1;
  }
  if (/[:：]\s*$/.test(body)) return !endsWithColon(parts[index + 1]) && !endsWithColon(parts[index - 1]);
  const style = styleAt(part.doc.line, part.doc.start);
  if (precedesList(part, parts[index + 1]) || (parts.length <= MOST_LINES && headsGroups(parts, index)))
    return true;
  let below = index + 1;
  while (below < index + 3 && skippable(parts[below], style)) below++;
  const next = parts[below];
  if (!next) return false;
  const differs = style !== styleAt(next.doc.line, next.doc.start);
  const words = textOfPart(next);
  if (!differs && !(next.doc.bullet > 0)) return false;
  const items = splitSkillList(next.doc.text, partPiece(next));
  return items.length > 1 || (differs && next.doc.bullet > 0 && !isLevelOnly(words));
}
