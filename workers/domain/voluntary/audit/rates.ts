import { FOUR_FIFTHS, SMALL_SAMPLE } from "../voluntary-limits";
import { added, type Cell, EMPTY, hiddenCells } from "./small-cells";

/** A group with a rate of its own. Rates and ratios are fractions; ratio null where nobody's rate is above 0. */
export type Row = Cell & {
  key: string;
  rate: number;
  /** of this rate to the highest of the table */
  ratio: number | null;
  /** below four fifths of the highest */
  flagged: boolean;
  small: boolean;
};

/** `together`: groups too small to be told apart. `notSaid`: who didn't answer this question; null where they are in `together`. */
export type RateTable = { rows: Row[]; together: Cell | null; notSaid: Cell | null };

export const NOT_SAID_KEY = "";

/**
 * Rates of groups against the highest (29 CFR 1607.4 D, 6 RCNY 5-301). Who didn't answer is counted and not compared.
 * @param order keys of groups in the order of the page @param isCompared whether a key is a group with a ratio
 * @returns null where no two groups are large enough to be compared
 */
export function rateTable(
  cells: ReadonlyMap<string, Cell>,
  {
    order,
    lines = [],
    isCompared = (key) => key !== NOT_SAID_KEY,
  }: {
    order: readonly string[];
    lines?: readonly (readonly string[])[];
    isCompared?: (key: string) => boolean;
  },
): RateTable | null {
  const hidden = hiddenCells(cells, [[...cells.keys()], ...lines]);
  const shown = order.filter(
    (key) => (cells.get(key)?.people ?? 0) > 0 && !hidden.has(key) && isCompared(key),
  );
  if (shown.length < 2) return null;
  const counted = shown.map((key) => {
    const cell = cells.get(key) ?? EMPTY;
    return { key, ...cell, rate: cell.hits / cell.people };
  });
  const highest = Math.max(...counted.map(({ rate }) => rate));
  const rows = counted.map((row): Row => {
    const ratio = highest > 0 ? row.rate / highest : null;
    return {
      ...row,
      ratio,
      flagged: ratio !== null && ratio < FOUR_FIFTHS,
      small: row.people < SMALL_SAMPLE,
    };
  });
  const rest = [...cells].filter(([key]) => !isCompared(key) && !hidden.has(key)).map(([, cell]) => cell);
  const together = [...hidden].map((key) => cells.get(key) ?? EMPTY);
  return {
    rows,
    together: together.length > 0 ? added(together) : null,
    notSaid: rest.length > 0 ? added(rest) : null,
  };
}
