import { rowsOf, type Segment } from "./segments";

const DATE_LIKE = /(?:19|20)\d\d|\b\d{1,2}[./]\d{2,4}\b|present|current|today|heute|actuel|actual|now\b/i;
/** A cell of a table (a date, a place, a grade) is no longer than this many characters. */
const CELL_LENGTH = 34;
/** Share of a column's width at which a row counts as full, so that its text wraps. */
const FULL = 0.8;
const TEXT_WIDTH_EM = 12;

export type ColumnKind = "columns" | "labels";

type Side = { rows: Segment[][]; width: number };

/** Up to this many rows, one date level with the first row means an entry read across. */
const FEW_ROWS = 6;
const LABEL_ROWS = 4;
const LABEL_LENGTH = 28;

/** Across reads rows like "Title ... Date" and tables: the sparser side is short and level with rows of the other. */
export function columnKind(left: Segment[], right: Segment[]): ColumnKind | null {
  const a = sideOf(left);
  const b = sideOf(right);
  if (areLabels(a.rows, b.rows)) return "labels";
  return areColumns(a, b) ? "columns" : null;
}

function areColumns(a: Side, b: Side): boolean {
  const [sparse, dense] = a.rows.length <= b.rows.length ? [a, b] : [b, a];
  if (sparse.rows.length < 2) return false;
  if (areCards(a.rows, b.rows)) return true;
  if (sparse.rows.length < 3 || (sparse.rows.length <= FEW_ROWS && startsWithDate(a.rows, b.rows)))
    return false;
  const level = levelShare(sparse.rows, dense.rows);
  const dates = shareOf(sparse.rows, isDateLike);
  const short = shareOf(sparse.rows, (row) => textOf(row).length <= CELL_LENGTH);
  if (dates >= 0.45 && level >= 0.5 && short >= 0.7) return false;
  if (level >= 0.85 && short >= 0.85) {
    if (dates >= 0.3) return false;
    if (sparse.rows.length <= 0.6 * dense.rows.length) return false;
    return wraps(dense) && wraps(sparse);
  }
  return true;
}

function areLabels(labels: Segment[][], texts: Segment[][]): boolean {
  if (labels.length > 0.5 * texts.length) return false;
  const groups = groupsOf(labels);
  if (groups.length < 2 || groups.some((group) => group.length > LABEL_ROWS)) return false;
  if (labels.some((row) => textOf(row).length > LABEL_LENGTH) || shareOf(labels, isDateLike) >= 0.2)
    return false;
  return (
    levelShare(
      groups.map((group) => group[0]!),
      texts,
      0.6,
    ) >= 0.8
  );
}

export function groupsOf(rows: Segment[][]): Segment[][][] {
  const groups: Segment[][][] = [];
  for (const row of rows) {
    const group = groups[groups.length - 1];
    const above = group?.[group.length - 1]?.[0];
    if (group && above && row[0]!.base - above.base < 1.7 * row[0]!.size) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

function areCards(a: Segment[][], b: Segment[][]): boolean {
  if (Math.abs(a.length - b.length) > 1 || levelShare(a, b) < 0.8) return false;
  if (shareOf(a, isDateLike) > 0 !== shareOf(b, isDateLike) > 0) return false;
  const styles = new Set<string>();
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const style = styleOf(a[i]!);
    if (style !== styleOf(b[i]!)) return false;
    styles.add(style);
  }
  return styles.size > 1;
}

function styleOf(row: Segment[]): string {
  const { size, bold, italic, color } = row[0]!.glyphs[0]!;
  return `${Math.round(size * 2)} ${bold} ${italic} ${color}`;
}

function startsWithDate([first]: Segment[][], [other]: Segment[][]): boolean {
  if (!first || !other || levelShare([first], [other]) === 0) return false;
  return [first, other].some((row) => isDateLike(row) && textOf(row).length <= CELL_LENGTH);
}

function isDateLike(row: Segment[]): boolean {
  return DATE_LIKE.test(textOf(row));
}

function shareOf(rows: Segment[][], fits: (row: Segment[]) => boolean): number {
  return rows.filter(fits).length / rows.length;
}

function sideOf(segments: Segment[]): Side {
  let [x0, x1] = [Infinity, -Infinity];
  for (const s of segments) {
    x0 = Math.min(x0, s.x0);
    x1 = Math.max(x1, s.x1);
  }
  return { rows: rowsOf(segments), width: x1 - x0 };
}

function levelShare(rows: Segment[][], others: Segment[][], reachEm = 0.35): number {
  let level = 0;
  let i = 0;
  for (const row of rows) {
    const base = row[0]!.base;
    const reach = reachEm * row[0]!.size;
    while (i < others.length && others[i]![0]!.base < base - reach) i++;
    if (i < others.length && Math.abs(others[i]![0]!.base - base) <= reach) level++;
  }
  return level / rows.length;
}

function textOf(row: Segment[]): string {
  return row.map((s) => s.glyphs.map((g) => (g.spaceBefore ? ` ${g.text}` : g.text)).join("")).join(" ");
}

function wraps(side: Side): boolean {
  if (side.width < TEXT_WIDTH_EM * side.rows[0]![0]!.size) return false;
  const full = side.rows.filter((row) => row[row.length - 1]!.x1 - row[0]!.x0 >= FULL * side.width).length;
  return full >= 0.4 * side.rows.length;
}
