import { env } from "cloudflare:workers";

export type Statement = { sql: string; values: unknown[] };

/** Always small: scanning them costs nothing. */
const SMALL_TABLES = [
  "plans",
  "sweep_cursors",
  "files_to_delete",
  "linkedin_geoids",
  "blocked_engine_versions",
];

/** Parts of a query by the names that it gives them; what they are made of is a step of its own. */
const QUERY_PARTS = ["moves", "stays", "movers", "others", "counted", "first_threads"];

export async function planOf(sql: string, values: unknown[] = []): Promise<string[]> {
  const statement = env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`);
  const { results } = await statement.bind(...values).all<{ detail: string }>();
  return results.map((row) => row.detail);
}

/** Full scans of a growing table, and sorts that an index should have avoided. */
export function slowSteps(plan: string[]): string[] {
  return plan.filter((step) => {
    // A virtual table is the list within one row, read by json_each.
    const scanned = /^SCAN (?!CONSTANT ROW|\w+ VIRTUAL TABLE)(\w+)/.exec(step)?.[1];
    const growing =
      scanned !== undefined &&
      ![...SMALL_TABLES, ...QUERY_PARTS].includes(scanned) &&
      !/^\(?subquery/i.test(scanned);
    return growing || /USE TEMP B-TREE FOR ORDER BY/.test(step);
  });
}

export function recordingD1(statements: Statement[]): D1Database {
  function wrap(sql: string, statement: D1PreparedStatement): D1PreparedStatement {
    return new Proxy(statement, {
      get(target, name) {
        if (name === "bind") {
          return (...values: unknown[]) => {
            statements.push({ sql, values });
            return target.bind(...values);
          };
        }
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }
  return {
    prepare: (sql: string) => wrap(sql, env.DB.prepare(sql)),
    batch: (list: D1PreparedStatement[]) => env.DB.batch(list),
  } as unknown as D1Database;
}
