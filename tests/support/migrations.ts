import { readdirSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

const folder = new URL("../../migrations/", import.meta.url);

/** Names of the files, in their order. */
export const migrations = readdirSync(folder)
  .filter((name) => name.endsWith(".sql"))
  .sort();

export function apply(db: DatabaseSync, names: string[]) {
  for (const name of names)
    for (const statement of readFileSync(new URL(name, folder), "utf8").split("--> statement-breakpoint"))
      if (statement.trim()) db.exec(statement);
}

/** Values for a table's columns that must be given; whatever is named in `given` comes from there. */
export function insert(db: DatabaseSync, table: string, given: Record<string, string | number | null>) {
  const columns = db.prepare(`pragma table_info(${table})`).all() as {
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
  }[];
  const row = { ...given };
  for (const { name, type, notnull, dflt_value } of columns)
    if (notnull && dflt_value === null && !(name in row)) row[name] = type === "text" ? "x" : 1;
  const names = Object.keys(row);
  const marks = names.map(() => "?").join(", ");
  db.prepare(`insert into ${table} (${names.join(", ")}) values (${marks})`).run(...Object.values(row));
}
