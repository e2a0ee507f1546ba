import { type Column, type SQL, sql } from "drizzle-orm";

/** Reads a range of the column's index; texts are compared as its collation does, byte by byte if it has none. */
export function beginsWith(column: Column | SQL, prefix: string): SQL {
  return sql`(${column} >= ${prefix} and ${column} < ${`${prefix}\u{10FFFF}`})`;
}
