import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { authenticators, passkeys } from "../../../../db/schema";
import { confirmedAppsOf } from "./confirmed-apps";

/** Whether an owner, an id or a column with one, has an app that sign-in asks for a code. */
export function hasConfirmedApp(owner: string | SQLiteColumn): SQL<boolean> {
  return sql`exists (select 1 from ${authenticators} where ${confirmedAppsOf(owner)})`.mapWith(Boolean);
}

export function hasPasskey(owner: string | SQLiteColumn): SQL<boolean> {
  return sql`exists (select 1 from ${passkeys} where ${eq(passkeys.userId, owner)})`.mapWith(Boolean);
}

/** Whether sign-in asks an owner for more than a password. */
export function hasSecondStep(owner: string | SQLiteColumn): SQL<boolean> {
  return sql`(${hasConfirmedApp(owner)} or ${hasPasskey(owner)})`.mapWith(Boolean);
}
