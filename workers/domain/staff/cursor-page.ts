import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { type Cursor, cursorText } from "./schema";

export const PAGE_SIZE = 50;

/** One page of a list; `next` is where the following one begins, null at the end. */
export type Page<Row> = { rows: Row[]; next: string | null };

/** In the order of a time and an id, so that an index finds them. */
export function afterCursor(
  cursor: Cursor,
  time: SQLiteColumn,
  id: SQLiteColumn,
  direction: "up" | "down",
): SQL | undefined {
  if (!cursor) return undefined;
  const sign = direction === "up" ? sql`>` : sql`<`;
  return sql`(${time}, ${id}) ${sign} (${cursor.value}, ${cursor.id})`;
}

/** Cuts PAGE_SIZE + 1 rows to a page. */
export function pageOf<Row extends { id: string }>(rows: Row[], timeOf: (row: Row) => number): Page<Row> {
  const last = rows[PAGE_SIZE - 1];
  const next = rows.length > PAGE_SIZE && last ? cursorText({ value: timeOf(last), id: last.id }) : null;
  return { rows: rows.slice(0, PAGE_SIZE), next };
}
