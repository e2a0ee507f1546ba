import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { readCursor, writeCursor } from "./sweep-cursor";

type Turns<Row> = {
  task: string;
  most: number;
  rowsAfter: (id: string) => Promise<Row[]>;
  work: (row: Row) => Promise<unknown>;
};

/** One run's share of a long list; a failing row is logged and tried next round. @returns how many `work` didn't answer `false` for */
export async function inTurns<Row extends { id: string }>(
  deps: Pick<Deps, "db" | "log">,
  { task, most, rowsAfter, work }: Turns<Row>,
): Promise<number> {
  const after = await readCursor(deps, task);
  const rows = await rowsAfter(after);
  let done = 0;
  for (const row of rows) {
    try {
      if ((await work(row)) !== false) done += 1;
    } catch (error) {
      deps.log({ event: "task-failed", task, error: errorText(error) });
    }
  }
  const last = rows.length === most ? (rows.at(-1)?.id ?? "") : "";
  if (last !== after) await writeCursor(deps, task, last);
  return done;
}
