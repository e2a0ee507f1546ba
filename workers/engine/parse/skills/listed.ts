import { skillByAlias, skillById } from "../../knowledge";
import { wordKey } from "../fold";
import type { Piece } from "../quote";
import type { Part, Section } from "../sections/section";
import { isCategoryLine, partPiece, styleAt } from "./categories";
import { isLevelOnly, splitSkillList } from "./split-list";

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

/** "Operating Systems Windows, Linux": the group's name without a colon, before the name of a tool. */
const GROUP =
  /^(?:\p{L}[\p{L}'’/&-]*\s+){0,3}?(?:languages?|tools?|databases|frameworks?|operating systems?|servers?|protocols?|ide(?:['’]?s)?|technologies|methodologies|platforms?|environments?|libraries|packages)(?:\s*\/\s*\p{L}+)?\s+/iu;

function afterGroup(text: string, piece: Piece): number {
  const body = text.slice(piece.start, piece.end);
  const [group] = GROUP.exec(body) ?? [];
  if (!group || skillByAlias(firstOf(body)) !== null) return piece.start;
  const id = skillByAlias(firstOf(body.slice(group.length)));
  const isTool = id !== null && skillById(id)?.kind === "tool";
  return isTool ? piece.start + group.length : piece.start;
}

function firstOf(list: string): string {
  return (list.split(/[,;|•·(]/, 1)[0] ?? "").trim();
}

function isProse(text: string): boolean {
  const words = text.split(/\s+/).length;
  const commas = (text.match(/[,;|•·\t]| \/ /g) ?? []).length;
  return words > 12 && words / (commas + 1) > 6;
}

/** "USA Citizen", "Authorized to work in the UK": what lets somebody work is no skill. */
const RIGHT_TO_WORK =
  /(?<!\p{L})(?:citizen(?:ship)?|green card|permanent resident|(?:work|employment) (?:permit|visa|authori[sz]ation)|(?:authori[sz]ed|eligible|right) to work)(?!\p{L})/iu;

export type ListedSkill = Piece & { rest: Piece | null };

type Wrapped = { item: ListedSkill; part: Part; text: string; full: boolean };

function openItem(section: Section, part: Part, item: ListedSkill | undefined): Wrapped | null {
  const { text, end, line, index } = part.doc;
  if (!item || item.line !== index || item.end < end || !/[,;|•·]/.test(text.slice(0, item.start)))
    return null;
  const edge = Math.max(
    ...section.parts
      .filter(({ doc }) => doc.line.block === line.block && doc.line.page === line.page)
      .map(({ doc }) => doc.line.x + doc.line.width),
  );
  const room = (edge - line.x - line.width) / (line.width / Math.max(1, text.length));
  return { item, part, text: text.slice(item.start, item.end), full: room < 14 };
}

function continues(open: Wrapped | null, part: Part, item: Piece): boolean {
  if (!open) return false;
  const { doc } = part;
  const above = open.part.doc;
  if (
    doc.bullet > 0 ||
    doc.text.includes("\t") ||
    doc.line.block !== above.line.block ||
    doc.gap > 0.9 ||
    item.start > doc.start + 1
  )
    return false;
  if (styleAt(doc.line, item.start) !== styleAt(above.line, open.item.start)) return false;
  const tail = doc.text.slice(item.start, item.end);
  if (!open.full && !(/^\p{Ll}/u.test(tail) && /^\p{Lu}/u.test(open.text))) return false;
  if (`${open.text} ${tail}`.split(/\s+/).length > 5) return false;
  const known = (words: string): boolean => skillByAlias(words) !== null;
  if (known(`${open.text} ${tail}`) || /^\p{Ll}/u.test(tail)) return !(known(open.text) && known(tail));
  return !known(open.text) && !known(tail);
}

/** So much less (points) than between items is the leading inside an item that is wrapped. */
const TIGHTER = 1.2;

function alike(above: Part, part: Part): boolean {
  const [one, other] = [above.doc, part.doc];
  return (
    one.line.page === other.line.page &&
    one.line.block === other.line.block &&
    Math.abs(one.line.x - other.line.x) < 3 &&
    other.line.y > one.line.y &&
    styleAt(one.line, one.start) === styleAt(other.line, other.start)
  );
}

function wrappedLines(parts: Part[]): Set<Part> {
  const pitches = new Map<Part, number>();
  for (const [index, part] of parts.entries()) {
    const above = parts[index - 1];
    if (above && alike(above, part)) pitches.set(part, part.doc.line.y - above.doc.line.y);
  }
  const all = [...pitches.values()];
  const wrapped = [...pitches].filter(([{ doc }, pitch]) => {
    const looser = all.filter((other) => other > pitch + TIGHTER && other < 2.5 * pitch).length;
    const tight = all.filter((other) => Math.abs(other - pitch) <= TIGHTER).length;
    return looser >= 2 && looser > tight && doc.bullet === 0 && doc.words < 4;
  });
  return new Set(wrapped.map(([part]) => part));
}

function isTail(above: Part | undefined, last: ListedSkill, text: string, item: Piece): boolean {
  if (!above || last.line !== above.doc.index || last.rest || /[,;|•·\t:]/.test(above.doc.text + text))
    return false;
  const [head, tail] = [above.doc.text.slice(last.start, last.end), text.slice(item.start, item.end)];
  if (skillByAlias(`${head} ${tail}`) !== null) return true;
  return skillByAlias(head) === null || skillByAlias(tail) === null;
}

/** Skills as listed, in order, and the lines that only name a group; prose and the name under a signature are left out. */
export function listedSkills(
  sections: Section[],
  name: string | null,
): {
  listed: ListedSkill[];
  labels: Set<number>;
} {
  const listed: ListedSkill[] = [];
  const labels = new Set<number>();
  const seen = new Set<string>();
  for (const section of sections) {
    if (section.kind !== "skills") continue;
    let open: Wrapped | null = null;
    const wrapped = wrappedLines(section.parts);
    for (const [index, part] of section.parts.entries()) {
      const { text, line } = part.doc;
      const above: Wrapped | null = open;
      open = null;
      if (text.length > 2000 || isProse(text) || (name && wordKey(name) === part.doc.key)) continue;
      if (isCategoryLine(section.parts, index)) {
        labels.add(part.doc.index);
        continue;
      }
      const whole = partPiece(part);
      const afterColon = afterCategory(text, whole);
      const afterTab = afterTabCategory(text, whole, (at) => styleAt(line, at));
      const start = [afterColon, afterTab].find((one) => one > whole.start) ?? afterGroup(text, whole);
      let items = splitSkillList(text, { ...whole, start });
      const [first] = items;
      const last = listed.at(-1);
      if (
        last &&
        first &&
        items.length === 1 &&
        wrapped.has(part) &&
        isTail(section.parts[index - 1], last, text, first)
      ) {
        last.rest = first;
        items = [];
      } else if (above && first && start === whole.start && continues(above, part, first)) {
        above.item.rest = first;
        items = items.slice(1);
      }
      for (const item of items) {
        const words = text.slice(item.start, item.end);
        const key = wordKey(words);
        if (key === "" || seen.has(key) || RIGHT_TO_WORK.test(words)) continue;
        seen.add(key);
        listed.push({ ...item, rest: null });
      }
      open = openItem(section, part, listed.at(-1));
    }
  }
  return { listed, labels };
}
