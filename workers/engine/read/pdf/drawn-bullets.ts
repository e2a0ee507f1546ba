import type { Rect } from "./matrix";
import type { Glyph } from "./page-content";

/** Browsers paint a list's disc, circle or square as a shape of about a third of an em. */
const SMALLEST_EM = 0.12;
const LARGEST_EM = 0.5;
/** Wider or taller by more than this factor is a rule or a dash. */
const SQUARENESS = 1.5;
const NEAREST_EM = 0.1;
const FURTHEST_EM = 1.6;
const LOWEST_EM = 0.1;
const HIGHEST_EM = 0.6;
/** Words or another mark so near (em) at the left: a rating in dots, a picture, a mark inside a line. */
const CLEAR_EM = 0.9;
/** Larger type (points) isn't set in lists. */
const LARGEST_TYPE = 24;
/** More marks than this on a page are a pattern. */
const MOST_MARKS = 1500;

/** Bullets of one list begin within so many points. */
const SAME_COLUMN = 1.5;

const CELL_WIDTH = 6;
const CELL_HEIGHT = 3;

type Grid<T> = { put: (x: number, y: number, item: T) => void; within: (area: Rect) => T[] };

function createGrid<T>(): Grid<T> {
  const cells = new Map<string, { x: number; item: T }>();
  const key = (column: number, row: number): string => `${column}/${row}`;
  return {
    put: (x, y, item) => {
      const at = key(Math.floor(x / CELL_WIDTH), Math.floor(y / CELL_HEIGHT));
      const known = cells.get(at);
      if (!known || x < known.x) cells.set(at, { x, item });
    },
    within: ({ x0, y0, x1, y1 }) => {
      const found: T[] = [];
      for (let column = Math.floor(x0 / CELL_WIDTH); column * CELL_WIDTH <= x1; column++) {
        for (let row = Math.floor(y0 / CELL_HEIGHT); row * CELL_HEIGHT <= y1; row++) {
          const cell = cells.get(key(column, row));
          if (cell) found.push(cell.item);
        }
      }
      return found;
    },
  };
}

/** @param columns x where bullets of earlier pages begin, in points; those of this page are added */
export function drawnBullets(marks: Rect[], glyphs: Glyph[], columns: number[]): Glyph[] {
  if (marks.length === 0 || marks.length > MOST_MARKS) return [];
  const letters = createGrid<Glyph>();
  const others = createGrid<Rect>();
  for (const glyph of glyphs) {
    if (glyph.hidden === null && glyph.angle === 0) letters.put(glyph.x, glyph.y, glyph);
  }
  for (const mark of marks) others.put(mark.x0, middleOf(mark), mark);
  const found = marks.flatMap((mark) => {
    const word = wordBehind(mark, letters);
    return word && isAlone(mark, word, letters, others) ? [bulletBefore(word, mark)] : [];
  });
  const bullets = found.filter(
    (bullet) =>
      columns.some((x) => Math.abs(bullet.x - x) < SAME_COLUMN) ||
      found.some((other) => sameColumn(bullet, other)),
  );
  for (const { x } of bullets) if (!columns.includes(x)) columns.push(x);
  return bullets;
}

function sameColumn(a: Glyph, b: Glyph): boolean {
  return Math.abs(a.x - b.x) < SAME_COLUMN && Math.abs(a.y - b.y) > a.size / 2;
}

function middleOf({ y0, y1 }: Rect): number {
  return (y0 + y1) / 2;
}

function wordBehind(mark: Rect, letters: Grid<Glyph>): Glyph | null {
  const middle = middleOf(mark);
  const side = Math.max(mark.x1 - mark.x0, mark.y1 - mark.y0);
  let nearest: Glyph | null = null;
  const area = {
    x0: mark.x1,
    x1: mark.x1 + FURTHEST_EM * LARGEST_TYPE,
    y0: middle,
    y1: middle + HIGHEST_EM * LARGEST_TYPE,
  };
  for (const glyph of letters.within(area)) {
    const { size, x, y } = glyph;
    const gap = (x - mark.x1) / size;
    const rise = (y - middle) / size;
    if (size > LARGEST_TYPE || side < SMALLEST_EM * size || side > LARGEST_EM * size) continue;
    if (gap < NEAREST_EM || gap > FURTHEST_EM || rise < LOWEST_EM || rise > HIGHEST_EM) continue;
    if (!nearest || x < nearest.x) nearest = glyph;
  }
  return nearest;
}

function isAlone(mark: Rect, word: Glyph, letters: Grid<Glyph>, others: Grid<Rect>): boolean {
  const middle = middleOf(mark);
  const reach = CLEAR_EM * word.size;
  const left = {
    x0: mark.x0 - reach,
    x1: mark.x0,
    y0: word.y - 0.5 * word.size,
    y1: word.y + 0.5 * word.size,
  };
  if (letters.within(left).some(({ x, y }) => x < mark.x0 && Math.abs(y - word.y) < 0.5 * word.size))
    return false;
  const around = { x0: mark.x0 - reach, x1: mark.x1 + reach, y0: middle - 2, y1: middle + 2 };
  return others.within(around).every((other) => other === mark || sameMark(other, mark));
}

function sameMark(a: Rect, b: Rect): boolean {
  return Math.abs(a.x0 - b.x0) < 1 && Math.abs(a.y0 - b.y0) < 1;
}

function bulletBefore(word: Glyph, { x0, x1 }: Rect): Glyph {
  return {
    ...word,
    text: "•",
    x: x0,
    width: x1 - x0,
    bold: false,
    italic: false,
    spaceBefore: false,
    link: null,
    drawn: true,
  };
}

export function isMark({ x0, y0, x1, y1 }: Rect): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  return least >= SMALLEST_EM * 6 && most <= LARGEST_EM * LARGEST_TYPE && most <= SQUARENESS * least;
}
