import { and, eq, isNotNull, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { authenticators } from "../../../../db/schema";

/** Which apps ask for a code: those of an owner, an id or a column with one, that were not only begun. */
export function confirmedAppsOf(owner: string | SQLiteColumn): SQL | undefined {
  return and(eq(authenticators.userId, owner), isNotNull(authenticators.confirmedAt));
}
