import { Column, is, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Columns of joined tables under names of their own: D1 answers a batch's queries by name. */
export function namedColumns<T extends Record<string, SQLiteColumn | SQL>>(columns: T): T {
  const named = Object.entries(columns).map(([name, column]) => [
    name,
    (is(column, Column) ? sql`${column}`.mapWith(column) : column).as(`named_${name}`),
  ]);
  return Object.fromEntries(named) as T;
}
