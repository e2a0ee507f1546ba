import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { readCursor, writeCursor } from "../../files/sweep-cursor";

/** At 3 in the morning, UTC. */
const BEGINS = 3 * 60 * 60_000;
const DONE = "done";

/** The next few after an id, by their ids. `last`: there are no more. */
export type NightlyPage<T> = { items: T[]; last: boolean };

/**
 * Goes once a night through all of something, a few in each run, by random ids, so that a large company keeps nobody waiting; what
 * is left is for the next night. Deleting the row `cursor` of `sweep_cursors` begins at once.
 * @param work.next the next ones after an id
 */
export async function eachNight<T extends { id: string }>(
  deps: Pick<Deps, "db" | "now">,
  work: {
    cursor: string;
    next: (after: string) => Promise<NightlyPage<T>>;
    each: (item: T) => Promise<void>;
  },
): Promise<void> {
  const night = Math.floor((deps.now() - BEGINS) / DAY);
  const [begun, at = ""] = (await readCursor(deps, work.cursor)).split(" ");
  if (at === DONE && Number(begun) === night) return;
  const { items, last } = await work.next(at === DONE ? "" : at);
  for (const item of items) await work.each(item);
  await writeCursor(deps, work.cursor, `${night} ${last ? DONE : items.at(-1)?.id}`);
}
