import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";

/** A random UUID, made by the server. */
export function id() {
  return text("id")
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());
}

/** UTC milliseconds since 1970. All times in the database are of this kind. */
export function timestamp(name: string) {
  return integer(name);
}

export function createdAt() {
  return integer("created_at").notNull().default(sql`(unixepoch() * 1000)`);
}

export function updatedAt() {
  return integer("updated_at").notNull().default(sql`(unixepoch() * 1000)`);
}

/** A JSON value of type T in a text column. */
export function json<T>(name: string) {
  return text(name, { mode: "json" }).$type<T>();
}

/** A JSON list that is empty until something is known. */
export function list<T = string>(name: string) {
  return text(name, { mode: "json" }).$type<T[]>().notNull().default(sql`'[]'`);
}
