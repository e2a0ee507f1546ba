import { FEWEST_IN_CELL } from "../voluntary-limits";

/** People of a group, and how many of them the measure holds for. */
export type Cell = { people: number; hits: number };

export const EMPTY: Cell = { people: 0, hits: 0 };

export function added(cells: readonly Cell[]): Cell {
  return cells.reduce(
    (sum, { people, hits }) => ({ people: sum.people + people, hits: sum.hits + hits }),
    EMPTY,
  );
}

/** One or two people of a group, of those the measure holds for, or of those it doesn't hold for. */
function isSmall({ people, hits }: Cell): boolean {
  return [people, hits, people - hits].some((size) => size > 0 && size < FEWEST_IN_CELL);
}

/**
 * Which cells are hidden so that no small one can be worked out from sums that are shown elsewhere: of each line, either no cell is
 * hidden, or two and more that are many people together.
 * @param lines keys of cells whose sum a reader knows; that of all cells is one of them
 */
export function hiddenCells(
  cells: ReadonlyMap<string, Cell>,
  lines: readonly (readonly string[])[],
): Set<string> {
  const people = (key: string) => cells.get(key)?.people ?? 0;
  const hidden = new Set([...cells].filter(([, cell]) => isSmall(cell)).map(([key]) => key));
  for (let before = -1; before !== hidden.size; ) {
    before = hidden.size;
    for (const line of lines) {
      const here = line.filter((key) => people(key) > 0);
      const inside = here.filter((key) => hidden.has(key));
      if (inside.length === 0) continue;
      const sum = added(inside.map((key) => cells.get(key) ?? EMPTY));
      if (inside.length > 1 && !isSmall(sum)) continue;
      const [smallest] = here.filter((key) => !hidden.has(key)).sort((a, b) => people(a) - people(b));
      if (smallest !== undefined) hidden.add(smallest);
    }
  }
  return hidden;
}
