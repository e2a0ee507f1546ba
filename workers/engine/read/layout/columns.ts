import { rowsOf, type Segment } from "./segments";

/** Text that names a time: what stands in a narrow column of dates beside the entries it belongs to. */
const DATE_LIKE = /(?:19|20)\d\d|\b\d{1,2}[./]\d{2,4}\b|present|current|today|heute|actuel|actual|now\b/i;
/** A cell of a table (a date, a place, a grade) is no longer than this many characters. */
const CELL_LENGTH = 34;
/** Share of a column's width at which a row counts as full, so that its text wraps. */
const FULL = 0.8;

type Side = { rows: Segment[][]; width: number };

/**
 * Tells two columns that are read one after the other from rows that are read across
 * ("Title ... Date", tables, a narrow column of dates). Across means: the sparser side's rows stand
 * level with rows of the other side and hold short matter.
 */
export function areColumns(left: Segment[], right: Segment[]): boolean {
  const a = sideOf(left);
  const b = sideOf(right);
  const [sparse, dense] = a.rows.length <= b.rows.length ? [a, b] : [b, a];
  if (sparse.rows.length < 2) return false;
  const level = levelShare(sparse.rows, dense.rows);
  const dates = sparse.rows.filter((row) => DATE_LIKE.test(textOf(row))).length / sparse.rows.length;
  const short = sparse.rows.filter((row) => textOf(row).length <= CELL_LENGTH).length / sparse.rows.length;
  if (dates >= 0.45 && level >= 0.5 && short >= 0.7) return false;
  if (level >= 0.85 && short >= 0.85) {
    if (dates >= 0.3) return false;
    if (sparse.rows.length <= 0.6 * dense.rows.length) return false;
    return wraps(dense) && wraps(sparse);
  }
  return true;
}

function sideOf(segments: Segment[]): Side {
  let [x0, x1] = [Infinity, -Infinity];
  for (const s of segments) {
    x0 = Math.min(x0, s.x0);
    x1 = Math.max(x1, s.x1);
  }
  return { rows: rowsOf(segments), width: x1 - x0 };
}

/** Share of rows that stand on (nearly) the same baseline as a row of the other side. */
function levelShare(rows: Segment[][], others: Segment[][]): number {
  let level = 0;
  let i = 0;
  for (const row of rows) {
    const base = row[0]!.base;
    const reach = 0.35 * row[0]!.size;
    while (i < others.length && others[i]![0]!.base < base - reach) i++;
    if (i < others.length && Math.abs(others[i]![0]!.base - base) <= reach) level++;
  }
  return level / rows.length;
}

function textOf(row: Segment[]): string {
  return row.map((s) => s.glyphs.map((g) => (g.spaceBefore ? ` ${g.text}` : g.text)).join("")).join(" ");
}

function wraps(side: Side): boolean {
  const full = side.rows.filter((row) => row[row.length - 1]!.x1 - row[0]!.x0 >= FULL * side.width).length;
  return full >= 0.4 * side.rows.length;
}
