import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Db = DrizzleD1Database;

/** A tenant is a company: nothing of one is ever read together with another's. */
export type TenantId = string;

export type Databases = {
  /** users, companies, plans, staff: what stands above the tenants */
  shared: Db;
  /** Everything of one tenant. One database today; a placement table can answer with one of many. */
  dbFor: (tenant: TenantId) => Db;
};

/** Wraps the D1 binding. */
export function openDatabases(d1: D1Database): Databases {
  const db = drizzle(d1);
  return { shared: db, dbFor: () => db };
}
