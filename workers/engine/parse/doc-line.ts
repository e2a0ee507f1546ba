import type { Line } from "../types";
import { type DateSpan, findDates } from "./dates/find-dates";
import { wordKey } from "./fold";
import type { Piece } from "./quote";

/** What a label says of the words next to it; `mute` for one that only heads points or says nothing of use. */
export type FieldKind = "title" | "company" | "dates" | "degree" | "school" | "mute";

export type DocLine = {
  index: number;
  line: Line;
  text: string;
  key: string;
  /** length of the bullet sign with its space; 0 for a line without one */
  bullet: number;
  words: number;
  dates: DateSpan[];
  caps: boolean;
  /** offset of the first and after the last visible sign, bullets and icons left out */
  start: number;
  end: number;
  /** white space above, in line heights; 0 for the first line of a block */
  gap: number;
  /** A line below that only ends this line's dates ("2007" / "2009"); null mostly. */
  dateTail: Piece | null;
  /** The text reaches the right edge of its block, so a sentence may go on in the next line. */
  full: boolean;
  field?: FieldKind;
  columns?: FieldKind[];
};

const bulletSigns =
  /^[\s\ufeff]*(?:[•●○▪■□◆◇▸►▶➢➤✓✔·‣⁃◦→»❖⦿∙○*>¨]|§(?!\s?\d)|[\ue000-\uf8ff]|[–—\-−](?=\s)|o(?=\s)|[|](?=\s)|\+(?=\s+\p{L}))[\s\t]*/u;
const junk = /[\s\ue000-\uf8ff\u200b\ufeff]/;

function isCaps(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** @param place the white space above the line, and whether it reaches its block's edge */
export function toDocLine(
  line: Line,
  text: string,
  index: number,
  place: { gap: number; full: boolean },
): DocLine {
  const { gap, full } = place;
  const bullet = bulletSigns.exec(text.slice(0, 12))?.[0].length ?? 0;
  let start = bullet;
  let end = text.length;
  while (start < end && junk.test(text.charAt(start))) start++;
  while (end > start && junk.test(text.charAt(end - 1))) end--;
  const key = text.length <= 400 ? wordKey(text.slice(start, end)) : "";
  return {
    index,
    line,
    text,
    key,
    bullet,
    words: key === "" ? text.split(/\s+/).length : key.split(" ").length,
    dates: text.length <= 400 ? findDates(text) : [],
    caps: isCaps(text),
    start,
    end,
    gap,
    dateTail: null,
    full,
  };
}

/** Finds the bullet again where a first cell was taken off the line: "Today" before "• Ran the stores". */
export function markBullet(doc: DocLine): void {
  const length = bulletSigns.exec(doc.text.slice(doc.start, doc.start + 12))?.[0].length ?? 0;
  doc.bullet = length;
  doc.start = Math.min(doc.end, doc.start + length);
}
