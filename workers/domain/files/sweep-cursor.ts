import { eq } from "drizzle-orm";
import { sweepCursors } from "../../../db/schema";
import type { Deps } from "../deps";

/** Where the last run of a task that goes through a long list stopped; "" at the beginning. */
export async function readCursor({ db }: Pick<Deps, "db">, name: string): Promise<string> {
  const [saved] = await db.shared.select().from(sweepCursors).where(eq(sweepCursors.name, name));
  return saved?.cursor ?? "";
}

/** Notes where the next run goes on. @param cursor null or "" for the beginning */
export async function writeCursor(
  { db }: Pick<Deps, "db">,
  name: string,
  cursor: string | null,
): Promise<void> {
  await db.shared
    .insert(sweepCursors)
    .values({ name, cursor })
    .onConflictDoUpdate({ target: sweepCursors.name, set: { cursor } });
}
