import type { Line } from "../../types";
import { wordKey } from "../fold";
import type { Piece } from "../quote";
import type { Part, Section } from "../sections/split-sections";
import { isLevelOnly, splitSkillList } from "./split-list";

function partPiece({ doc, start }: Part): Piece {
  return { line: doc.index, start: Math.max(start, doc.start), end: doc.end };
}

/** "Databases: MySQL" -> offset behind the colon; 0 where the line names no category. */
function afterCategory(text: string, piece: Piece): number {
  const body = text.slice(piece.start, piece.end);
  const colon = /^[^:：,;|]{2,45}[:：]\s*/.exec(body);
  if (!colon || colon[0].trim().split(/\s+/).length > 6) return piece.start;
  return piece.start + colon[0].length;
}

function afterTabCategory(text: string, piece: Piece, style: (at: number) => string): number {
  const tab = text.indexOf("\t", piece.start);
  if (tab < 0 || tab >= piece.end) return piece.start;
  const rest = text.slice(tab + 1, piece.end);
  if (isLevelOnly(rest.split("\t")[0] ?? "")) return piece.start;
  const listed = /[,;|]/.test(rest) && !/[,;|]/.test(text.slice(piece.start, tab));
  const styled = style(piece.start) !== style(tab + 2);
  return (listed || styled) && !isLevelOnly(rest) ? tab + 1 : piece.start;
}

function styleAt(line: Line | undefined, at: number): string {
  const run = line?.runs.find((one) => one.start <= at && at < one.end) ?? line;
  return run ? `${run.bold}|${run.size}|${run.color}` : "";
}

function endsWithColon(part: Part | undefined): boolean {
  return part !== undefined && /[:：]\s*$/.test(part.doc.text);
}

/** A level under a group's name, or the second line of that name. */
function skippable(part: Part | undefined, style: string): boolean {
  if (!part) return false;
  const text = part.doc.text.slice(part.doc.start, part.doc.end);
  return isLevelOnly(text) || (style === styleAt(part.doc.line, part.doc.start) && !/[,;|\t•·]/.test(text));
}

/** A line that only names the group of the lines below it. */
function isCategoryLine(parts: Part[], index: number): boolean {
  const part = parts[index];
  if (!part || part.doc.bullet > 0) return false;
  const piece = partPiece(part);
  const body = part.doc.text.slice(piece.start, piece.end);
  if (/[,;|\t•·]/.test(body) || isLevelOnly(body)) return false;
  if (/[:：]\s*$/.test(body)) return !endsWithColon(parts[index + 1]) && !endsWithColon(parts[index - 1]);
  const style = styleAt(part.doc.line, part.doc.start);
  let below = index + 1;
  while (below < index + 3 && skippable(parts[below], style)) below++;
  const next = parts[below];
  if (!next) return false;
  const differs = style !== styleAt(next.doc.line, next.doc.start);
  const words = next.doc.text.slice(Math.max(next.start, next.doc.start), next.doc.end);
  if (!differs && !(next.doc.bullet > 0)) return false;
  const items = splitSkillList(next.doc.text, partPiece(next));
  return items.length > 1 || (differs && next.doc.bullet > 0 && !isLevelOnly(words));
}

/** A list that is wrapped: the last item of one line may go on in the next ("Google Cloud" / "Platform, AWS"). */
function isProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  const commas = (text.match(/[,;|•·\t]/g) ?? []).length;
  return words > 12 && words / (commas + 1) > 6;
}

/** The skills that a résumé lists in its skills sections, as written, in order, and the lines that only name a group; prose is left out. */
export function listedSkills(sections: Section[]): { listed: Piece[]; labels: Set<number> } {
  const listed: Piece[] = [];
  const labels = new Set<number>();
  const seen = new Set<string>();
  for (const section of sections) {
    if (section.kind !== "skills") continue;
    for (const [index, part] of section.parts.entries()) {
      const { text, line } = part.doc;
      if (text.length > 2000 || isProse(text)) continue;
      if (isCategoryLine(section.parts, index)) {
        labels.add(part.doc.index);
        continue;
      }
      const whole = partPiece(part);
      const afterColon = afterCategory(text, whole);
      const start =
        afterColon > whole.start ? afterColon : afterTabCategory(text, whole, (at) => styleAt(line, at));
      for (const item of splitSkillList(text, { ...whole, start })) {
        const key = wordKey(text.slice(item.start, item.end));
        if (key === "" || seen.has(key)) continue;
        seen.add(key);
        listed.push(item);
      }
    }
  }
  return { listed, labels };
}
