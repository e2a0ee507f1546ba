import { getTableName, type SQL, sql } from "drizzle-orm";
import { check, type SQLiteColumn } from "drizzle-orm/sqlite-core";

/** NULL passes. A landed table gets a constraint by a migration as in 0014_constraints.sql, never by a rebuild. */
function constraint(column: SQLiteColumn, rule: string, condition: string) {
  return check(`${getTableName(column.table)}_${column.name}_${rule}`, raw(`${column.name} ${condition}`));
}

function raw(text: string): SQL {
  return sql.raw(text);
}

export function known(column: SQLiteColumn) {
  return constraint(column, "known", `in (${column.enumValues?.map((value) => `'${value}'`).join(", ")})`);
}

export function percent(column: SQLiteColumn) {
  return constraint(column, "percent", "between 0 and 100");
}

export function fraction(column: SQLiteColumn) {
  return constraint(column, "fraction", "between 0 and 1");
}

export function atLeast(column: SQLiteColumn, least: 0 | 1) {
  return constraint(column, "least", `>= ${least}`);
}

/** In characters as SQLite counts them: code points. */
export function longest(column: SQLiteColumn, characters: number) {
  return check(
    `${getTableName(column.table)}_${column.name}_longest`,
    raw(`length(${column.name}) <= ${characters}`),
  );
}
