import type { SqlRequest } from "./serve-stores";

type Statement = SqlRequest["statements"][number];

export type Stores = {
  /** as much of D1 as Drizzle and plain statements need */
  d1: D1Database;
  files: {
    put: (key: string, bytes: Uint8Array) => Promise<void>;
    get: (key: string) => Promise<Uint8Array | null>;
  };
};

/** @param address of `serveStores`; it changes when the Worker restarts */
export function openStores(address: () => string): Stores {
  const fileUrl = (key: string) => `${address()}/files/${encodeURIComponent(key)}`;
  return {
    d1: openDatabase((statements, raw) => ask(`${address()}/sql`, { statements, raw })),
    files: {
      put: async (key, bytes) => {
        await fetch(fileUrl(key), { method: "PUT", body: new Uint8Array(bytes) });
      },
      get: async (key) => {
        const answer = await fetch(fileUrl(key));
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
      },
    },
  };
}

async function ask(url: string, request: SqlRequest): Promise<unknown[]> {
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(request) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as unknown[];
}

function openDatabase(run: (statements: Statement[], raw: boolean) => Promise<unknown[]>): D1Database {
  const first = async (statement: Statement, raw = false) => (await run([statement], raw))[0];
  const prepare = (sql: string, params: unknown[] = []): D1PreparedStatement => {
    const statement = { sql, params };
    const all = () => first(statement);
    return {
      ...statement,
      bind: (...values: unknown[]) => prepare(sql, values),
      all,
      run: all,
      raw: () => first(statement, true),
      first: async () => ((await all()) as D1Result).results[0] ?? null,
    } as unknown as D1PreparedStatement;
  };
  return {
    prepare: (sql: string) => prepare(sql),
    batch: (statements: D1PreparedStatement[]) =>
      run(
        statements.map((one) => {
          const { sql, params } = one as unknown as Statement;
          return { sql, params };
        }),
        false,
      ),
  } as unknown as D1Database;
}
