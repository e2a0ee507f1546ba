import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";

/** A view whose trigger refuses every row: see `migrations/0014_constraints.sql`. */
const refusals = sqliteTable("refusals", { name: text("name") });

/**
 * A condition as a statement of a batch: where it doesn't hold, or is unknown, at its place in the batch, the whole batch
 * is undone. D1 would keep a batch whose conditional UPDATE met no row.
 * @param name how `isRefused` knows it
 */
export function prepareCondition(db: Db, name: string, holds: SQL): BatchItem<"sqlite"> {
  return db.insert(refusals).select(sql`select ${name} where (${holds}) is not true`);
}

/** Whether a batch was undone because this condition didn't hold. */
export function isRefused(error: unknown, name: string): boolean {
  return someCause(error, `condition "${name}" refused`);
}

/** Whether an error's message, or that of one that caused it, holds a text: D1 says nothing but messages. */
export function someCause(error: unknown, text: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(text)) return true;
  }
  return false;
}
