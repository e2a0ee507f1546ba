import { getTableName, type SQL, sql } from "drizzle-orm";
import { check, type SQLiteColumn } from "drizzle-orm/sqlite-core";

/**
 * What the database itself refuses, no matter who writes: each constraint is named after its column, and so is the error.
 * NULL passes where the column takes it. A constraint on a table that has landed is added by a migration of its own
 * (`migrations/0014_constraints.sql` says how), never by a rebuilt table.
 */
function constraint(column: SQLiteColumn, rule: string, condition: string) {
  return check(`${getTableName(column.table)}_${column.name}_${rule}`, raw(`${column.name} ${condition}`));
}

function raw(text: string): SQL {
  return sql.raw(text);
}

/** One of the values that the column's own list names. */
export function known(column: SQLiteColumn) {
  return constraint(column, "known", `in (${column.enumValues?.map((value) => `'${value}'`).join(", ")})`);
}

/** A score: 0 to 100. */
export function percent(column: SQLiteColumn) {
  return constraint(column, "percent", "between 0 and 100");
}

/** A share: 0 to 1. */
export function fraction(column: SQLiteColumn) {
  return constraint(column, "fraction", "between 0 and 1");
}

/** A count, a size, a limit or a version, which may be null where there is none. */
export function atLeast(column: SQLiteColumn, least: 0 | 1) {
  return constraint(column, "least", `>= ${least}`);
}
