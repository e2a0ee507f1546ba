import { eq, sql } from "drizzle-orm";
import { sweepCursors } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";

const CURSOR = "pool-search";
/** Pages of the index that one run writes: some tens of milliseconds. */
const PAGES = 500;

/**
 * Merges the parts of the full-text index, a little in each minute, and once a day begins to put all into one: words of people
 * who were erased can't be found from then on, and leave the index's own pages by this.
 */
export async function tidyPoolSearch({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const day = String(Math.floor(now() / DAY));
  const [saved] = await db.shared.select().from(sweepCursors).where(eq(sweepCursors.name, CURSOR));
  const pages = saved?.cursor === day ? PAGES : -PAGES;
  await db.shared.run(sql`insert into pool_search (pool_search, rank) values ('merge', ${pages})`);
  if (pages > 0) return;
  await db.shared
    .insert(sweepCursors)
    .values({ name: CURSOR, cursor: day })
    .onConflictDoUpdate({ target: sweepCursors.name, set: { cursor: day } });
}
