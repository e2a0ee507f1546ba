import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Db = DrizzleD1Database;

export type TenantId = string;

export type Databases = {
  shared: Db;
  /** One database today; a placement table can answer with one of many. */
  dbFor: (tenant: TenantId) => Db;
};

export function openDatabases(d1: D1Database): Databases {
  const db = drizzle(d1);
  return { shared: db, dbFor: () => db };
}
