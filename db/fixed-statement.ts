import { fillPlaceholders, type Query } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "./client";

/** What a batch wants of a statement; drizzle doesn't name these parts in its types. */
type Prepared = {
  stmt: D1PreparedStatement;
  getQuery: () => Query;
  mapResult: (...of: unknown[]) => unknown;
};

/**
 * A statement of a batch whose SQL is built once for each database binding instead of at each call: for what every request runs.
 * @param build has `sql.placeholder(name)` where values come in
 * @returns the statement with its values, for `db.batch` alone
 */
export function fixedStatement<Statement extends BatchItem<"sqlite">>(
  build: (db: Db) => Statement,
): (db: Db, values: Record<string, unknown>) => Statement {
  const made = new WeakMap<object, Prepared>();
  return (db, values) => {
    const { $client: binding } = db as Db & { $client: object };
    const kept = made.get(binding) ?? (build(db) as unknown as { _prepare: () => Prepared })._prepare();
    made.set(binding, kept);
    const query = kept.getQuery();
    const filled: Prepared = {
      stmt: kept.stmt,
      getQuery: () => ({ ...query, params: fillPlaceholders(query.params, values) }),
      mapResult: (...of) => kept.mapResult(...of),
    };
    return { _prepare: () => filled } as unknown as Statement;
  };
}
