import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Where a page of a list by time ended: the last row's time in UTC ms, and its id. */
export type TimeKey = { value: number; id: string };

/** `next`: where the following page begins; null on the last one. */
export type Page<Row, Key = TimeKey> = { rows: Row[]; next: Key | null };

/** What follows a key, or one that a statement is given later, in the order of a time and an id, so that an index finds it. */
export function afterKey(
  key: TimeKey | Record<keyof TimeKey, Placeholder> | null | undefined,
  time: SQLiteColumn,
  id: SQLiteColumn,
  direction: "up" | "down",
): SQL | undefined {
  if (!key) return undefined;
  const sign = direction === "up" ? sql`>` : sql`<`;
  return sql`(${time}, ${id}) ${sign} (${key.value}, ${key.id})`;
}

/** @param rows one more than fits, where there is more */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  timeOf: (row: Row) => number,
): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, next: last ? { value: timeOf(last), id: last.id } : null };
}
