import { eq } from "drizzle-orm";
import { sweepCursors } from "../../../db/schema";
import type { Deps } from "../deps";

export async function readCursor({ db }: Pick<Deps, "db">, name: string): Promise<string> {
  const [saved] = await db.shared.select().from(sweepCursors).where(eq(sweepCursors.name, name));
  return saved?.cursor ?? "";
}

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
