import { type Watch, watchD1, writes } from "./watched-d1";

export type Person = { email: string; password: string; name: string };

export type Call = { request: Request; d1: D1Database; variant: string; body: Record<string, string> };

export type Applicant = Record<string, (call: Call) => Promise<Response>>;

/** Paths are `/{variant}/{action}`; header `x-database` reports the database calls, `x-failing-write` makes a write fail. */
export function createBenchWorker(seeker: Applicant): ExportedHandler<{ DB: D1Database }> {
  const watch: Watch = { statements: [], trips: 0, failingWrite: null };
  let d1: D1Database | undefined;
  return {
    async fetch(request, env) {
      const [, variant = "", action = ""] = new URL(request.url).pathname.split("/");
      if (variant === "none") return Response.json({ userId: null, status: null });
      d1 ??= watchD1(env.DB, watch);
      const handle = action === "bareRead" ? bareRead : seeker[action];
      if (!handle) return new Response(null, { status: 404 });
      Object.assign(watch, {
        statements: [],
        trips: 0,
        failingWrite: Number(request.headers.get("x-failing-write")) || null,
      });
      const isJson = request.headers.get("content-type") === "application/json";
      const body = isJson && action !== "auth" ? await request.json<Record<string, string>>() : {};
      let answer: Response;
      try {
        answer = await handle({ request, d1, variant, body });
      } catch (error) {
        answer = Response.json(describe(error), { status: statusOf(error) });
      }
      // Headers are limited; simultaneous requests note hundreds of statements.
      const seen = { statements: watch.statements.slice(0, 20), trips: watch.trips, writes: writes(watch) };
      const headers = new Headers(answer.headers);
      headers.set("x-database", encodeURIComponent(JSON.stringify(seen)));
      return new Response(answer.body, { status: answer.status, headers });
    },
  };
}

async function bareRead({ d1 }: Call): Promise<Response> {
  return Response.json(await d1.prepare("SELECT null AS userId, null AS status").first());
}

function statusOf(error: unknown): number {
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  return [statusCode, status].find((value) => typeof value === "number") ?? 500;
}

function describe(error: unknown) {
  const { body, code, message } = error as { body?: { code?: string }; code?: string; message?: string };
  return { code: body?.code ?? code ?? "none", message };
}
