import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";

/** A view whose trigger refuses every row: see `migrations/0014_constraints.sql`. */
const refusals = sqliteTable("refusals", { name: text("name") });

/** A statement that undoes its whole batch unless `holds`: D1 would commit one whose UPDATE met no row. */
export function prepareCondition(db: Db, name: string, holds: SQL): BatchItem<"sqlite"> {
  return db.insert(refusals).select(sql`select ${name} where (${holds}) is not true`);
}

export function isRefused(error: unknown, name: string): boolean {
  return someCause(error, `condition "${name}" refused`);
}

/** D1 errors carry a message and no code. */
export function someCause(error: unknown, text: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(text)) return true;
  }
  return false;
}
