import type { Trips } from "../../support/counted-d1";
// @ts-expect-error: the built Worker, which lies next to this module when it runs
import worker from "./app.js";
// @ts-expect-error: the same, from tests/support
import { countedD1 } from "./counted-d1.js";

// @ts-expect-error: its Durable Objects
export * from "./app.js";

const COUNT = "x-bench-count";

export default {
  ...worker,
  async fetch(request: Request, env: { DB: D1Database }, ctx: ExecutionContext): Promise<Response> {
    if (!request.headers.has(COUNT)) return worker.fetch(request, env, ctx);
    const trips: Trips = { statements: 0, hops: 0 };
    const answer: Response = await worker.fetch(request, { ...env, DB: countedD1(env.DB, trips) }, ctx);
    const body = await answer.arrayBuffer();
    const headers = new Headers(answer.headers);
    headers.set(COUNT, JSON.stringify(trips));
    return new Response(body, { status: answer.status, headers });
  },
};
