import { and, getTableColumns, gt, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Deps } from "../../deps";

/** Rows in memory at a time: the largest, a job description, has some ten thousand characters. */
const PAGE = 100;

/** All times are integers in UTC ms; these are the names of their columns. */
const TIME_NAME = /_(at|until|date|start|renewal|updated)$/;

type Row = Record<string, unknown>;

/** One JSON list, read a page at a time, with times in ISO 8601. */
export async function* exportRows(
  deps: Pick<Deps, "db">,
  { table, where, hidden }: { table: SQLiteTable; where: SQL | undefined; hidden: readonly string[] },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => !hidden.includes(name));
  const times = new Set(shown.filter(([, column]) => TIME_NAME.test(column.name)).map(([name]) => name));
  const asText = (name: string, value: unknown) =>
    times.has(name) && typeof value === "number" ? new Date(value).toISOString() : value;

  let last = 0;
  let isFirst = true;
  yield encoder.encode("[");
  for (;;) {
    const rows = (await deps.db.shared
      .select({ ...Object.fromEntries(shown), rowid: sql<number>`rowid` })
      .from(table)
      .where(and(where, gt(sql`rowid`, last)))
      .orderBy(sql`rowid`)
      .limit(PAGE)) as (Row & { rowid: number })[];
    for (const { rowid, ...row } of rows) {
      last = rowid;
      const entry = Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, asText(name, value)]),
      );
      yield encoder.encode(`${isFirst ? "\n" : ",\n"}${JSON.stringify(entry, null, 2)}`);
      isFirst = false;
    }
    if (rows.length < PAGE) break;
  }
  yield encoder.encode("\n]\n");
}
