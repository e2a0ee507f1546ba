import { hash } from "node:crypto";
import { Hono } from "hono";
import { AppError } from "../../domain/errors";
import { answerOnce, type KeptAnswer } from "../../domain/programs/calls/answer-once";
import { CALLS_PER_MINUTE } from "../../domain/programs/calls/call-limits";
import { countCostly, redeemCall } from "../../domain/programs/calls/count-call";
import type { KeyedRead } from "../../domain/programs/calls/keyed-read";
import type { KeyUser } from "../../domain/programs/keys/find-key-user";
import { requireScope } from "../../domain/programs/keys/redeem-key";
import { access } from "../access/rules";
import { bearerOf } from "../api/programs-request";
import type { AppContext, AppEnv } from "../app-context";
import { ownHostOnly, programHeaders, sameSiteOnly } from "../middleware";
import { requestBudget } from "../requests/request-budget";
import { check, parseBody, readText } from "./read-request";
import type { V1Route } from "./route";
import { v1Routes } from "./routes";

/** The API for programs: all of it by API keys, none of it by sessions. */
export const v1 = new Hono<AppEnv>().use(programHeaders, ownHostOnly, requestBudget, sameSiteOnly);

for (const route of Object.values(v1Routes))
  v1.on(route.method, route.path.replace(/\{(\w+)\}/g, ":$1"), access("own"), (c) => answer(c, route));
v1.all("*", access("own"), () => {
  throw new AppError("not-found");
});

const SECRET_ANSWER = "kept-answer";

async function answer(c: AppContext, route: V1Route): Promise<Response> {
  const deps = c.get("deps");
  c.header("X-Request-Id", c.get("reference"));
  const asking = ask(c, route);
  // What is wrong with the rest of a request is told after what is wrong with its key.
  const { key, rows } = await redeem(c, (await asking.catch(() => undefined))?.read);
  if (route.scope) requireScope(key, route.scope);
  if (route.method === "DELETE") await countCostly(deps, key, "deletion");
  if (route.scope === "exports:read") await countCostly(deps, key, "export");
  const url = c.get("url");
  const { id, query, read } = await asking;
  const isMultipart = /^multipart\/form-data\b/i.test(c.req.header("content-type") ?? "");
  const text = route.body && !(route.files && isMultipart) ? await readText(c) : null;
  const body = route.body && text !== null ? check(route.body, parseBody(text)) : null;
  const call = {
    ...{ c, key, who: key.user, id, query, body: body as never },
    found: () => read?.resultOf(rows as never),
  };

  const name = route.method === "POST" ? c.req.header("idempotency-key") : undefined;
  if (name === undefined) {
    const result = await route.run(call);
    // Through the context, whose headers a file gets, too.
    if (result instanceof Response)
      return c.newResponse(result.body, 200, Object.fromEntries(result.headers));
    return respond(c, keptOf(result, route));
  }
  if (!/^[\x20-\x7e]{1,255}$/.test(name)) throw new AppError("idempotency-key-invalid");
  // Files aren't read twice: their request is known by its address.
  const request = [route.method, url.pathname, url.search, text].join("\n");
  const once = await answerOnce(deps, { keyId: key.keyId, name, request }, async () => {
    const result = await route.run(call);
    if (result instanceof Response) throw new AppError("internal", { detail: "a file can't be kept" });
    const kept = keptOf(result, route);
    return route.isSecret ? { ...kept, body: deps.signer.seal(SECRET_ANSWER, kept.body) } : kept;
  });
  if (once.isReplay) c.header("Idempotent-Replayed", "true");
  const { body: kept } = once.answer;
  return respond(c, {
    ...once.answer,
    body: route.isSecret ? deps.signer.open(SECRET_ANSWER, kept) : kept,
  });
}

/** What a request asks for by its address. @throws AppError "fields-invalid" | "cursor-invalid" */
async function ask(c: AppContext, route: V1Route) {
  const { searchParams } = c.get("url");
  const query = (route.query && check(route.query, Object.fromEntries(searchParams), true)) as never;
  const id = (name: string) => c.req.param(name) ?? "";
  return { id, query, read: route.read?.({ id, query }) };
}

/** draft-ietf-httpapi-ratelimit-headers; times in seconds. @throws AppError "key-missing" | "key-invalid" | "calls-exceeded" */
async function redeem(c: AppContext, beside?: KeyedRead<unknown>): Promise<{ key: KeyUser; rows: unknown }> {
  const { key, rows, left, seconds } = await redeemCall(c.get("deps"), bearerOf(c), beside);
  c.header("RateLimit-Policy", `"minute";q=${CALLS_PER_MINUTE};w=60`);
  c.header("RateLimit", `"minute";r=${Math.max(0, left)};t=${seconds}`);
  if (left >= 0) return { key, rows };
  c.header("Retry-After", String(seconds));
  throw new AppError("calls-exceeded");
}

function keptOf(result: Exclude<Awaited<ReturnType<V1Route["run"]>>, Response>, route: V1Route): KeptAnswer {
  const { status } = route;
  return result
    ? { status, body: JSON.stringify(result.json), location: result.location ?? null }
    : { status, body: "", location: null };
}

function respond(c: AppContext, { status, body, location }: KeptAnswer): Response {
  if (location) c.header("Location", location);
  c.header("Cache-Control", "private, no-cache");
  if (status === 204) return c.body(null, 204);
  if (c.req.method === "GET") {
    const etag = `"${hash("sha256", body, "base64url").slice(0, 22)}"`;
    c.header("ETag", etag);
    if (matches(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  }
  return c.body(body, status as 200, { "Content-Type": "application/json" });
}

function matches(asked: string | undefined, etag: string): boolean {
  return (asked ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
