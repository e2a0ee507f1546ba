import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { readCursor, writeCursor } from "./sweep-cursor";

type Turns<Row> = {
  /** names the cursor, and the task in the log */
  task: string;
  /** rows of one run at most */
  most: number;
  /** up to `most` rows in order of their id, those after the given one */
  rowsAfter: (id: string) => Promise<Row[]>;
  /** @returns whether there was something to do */
  work: (row: Row) => Promise<boolean>;
};

/**
 * One run's share of a long list: the rows after the last run's last, from the beginning again once the end is reached. Each
 * row stands alone: one that fails is logged, passed over, and met again on the next round.
 * @returns for how many rows there was something to do
 */
export async function inTurns<Row extends { id: string }>(
  deps: Pick<Deps, "db" | "log">,
  { task, most, rowsAfter, work }: Turns<Row>,
): Promise<number> {
  const after = await readCursor(deps, task);
  const rows = await rowsAfter(after);
  let done = 0;
  for (const row of rows) {
    try {
      if (await work(row)) done += 1;
    } catch (error) {
      deps.log({ event: "task-failed", task, error: errorText(error) });
    }
  }
  const last = rows.length === most ? (rows.at(-1)?.id ?? "") : "";
  if (last !== after) await writeCursor(deps, task, last);
  return done;
}
