import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

export function id() {
  return text("id")
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
}

/** UTC milliseconds since 1970, as all times in the database. */
export function timestamp(name: string) {
  return integer(name);
}

export function createdAt() {
  return integer("created_at").notNull().default(sql`(unixepoch() * 1000)`);
}

export function updatedAt() {
  return integer("updated_at").notNull().default(sql`(unixepoch() * 1000)`);
}

export function json<T>(name: string) {
  return text(name, { mode: "json" }).$type<T>();
}

export function list<T = string>(name: string) {
  return text(name, { mode: "json" }).$type<T[]>().notNull().default(sql`'[]'`);
}
