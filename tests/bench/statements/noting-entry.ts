// @ts-expect-error: the built Worker, which lies next to this module when it runs
import worker from "./app.js";
import type { Noted } from "./noted";

// @ts-expect-error: its Durable Objects
export * from "./app.js";

const ASKED = "x-bench-statements";

/** Answers a request that asks for it with the statements that it ran, in place of its page. */
export default {
  ...worker,
  async fetch(request: Request, env: { DB: D1Database }, ctx: ExecutionContext): Promise<Response> {
    if (!request.headers.has(ASKED)) return worker.fetch(request, env, ctx);
    const noted: Noted[] = [];
    const answer: Response = await worker.fetch(request, { ...env, DB: notingD1(env.DB, noted) }, ctx);
    await answer.arrayBuffer();
    return Response.json(noted, { status: answer.status });
  },
};

function notingD1(d1: D1Database, noted: Noted[]): D1Database {
  const prepare = (sql: string) => {
    const statement = d1.prepare(sql);
    const note = { sql, values: [] as unknown[] };
    return new Proxy(statement, {
      get(target, name) {
        if (name === "bind")
          return (...values: unknown[]) => {
            noted.push({ sql, values });
            return target.bind(...values);
          };
        const method = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return (...args: unknown[]) => {
          noted.push(note);
          return method.apply(target, args);
        };
      },
    });
  };
  return { prepare, batch: (list: D1PreparedStatement[]) => d1.batch(list) } as unknown as D1Database;
}
