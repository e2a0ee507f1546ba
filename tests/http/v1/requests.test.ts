import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiAnswers, apiKeys, rateLimits, threads } from "../../../db/schema";
import { CALLS_PER_MINUTE, COSTLY_PER_MINUTE } from "../../../workers/domain/programs/calls/call-limits";
import { hashKeyToken } from "../../../workers/domain/programs/keys/key-token";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { callApi, keyFor } from "../../support/programs/keys";

const deps = testDeps();
const db = deps.db.shared;

const job = {
  title: "Backend Developer",
  job_description: "At least 3 years of experience.\nRequirements:\n- Python\nNice to have:\n- Go",
  company_name: "Fjordpay",
};

async function program() {
  const agent = await createAgent(deps);
  return { agent, token: await keyFor(deps, agent) };
}

async function problemOf(answer: Response) {
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  const problem = (await answer.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({
    status: answer.status,
    title: expect.any(String),
    code: expect.any(String),
  });
  expect(problem.instance).toBe(`urn:plumbline:request:${answer.headers.get("x-request-id")}`);
  return problem;
}

test("broken, repeated, deep, oversized and unknown bodies end in problems with the right status", async () => {
  const { token, agent } = await program();
  const send = async (body: string, type = "application/json") => {
    const answer = await callApi("/threads", token, {
      method: "POST",
      body,
      headers: { "content-type": type },
    });
    const { status, code } = await problemOf(answer);
    return [status, code];
  };
  expect(await send("{")).toEqual([400, "body-invalid"]);
  expect(await send('{"title":"a","t\\u0069tle":"b"}')).toEqual([400, "body-repeats"]);
  expect(await send('{"title":"a \\" : [[[","title":"b"}')).toEqual([400, "body-repeats"]);
  expect(await send(`${"[".repeat(50_000)}${"]".repeat(50_000)}`)).toEqual([400, "body-deep"]);
  expect(await send(`"${"x".repeat(300 * 1024)}"`)).toEqual([413, "body-large"]);
  expect(await send("title=a", "application/x-www-form-urlencoded")).toEqual([415, "body-type"]);
  const unknown = await callApi("/threads", token, {
    method: "POST",
    json: { ...job, title: 7, score: 100 },
  });
  expect(await problemOf(unknown)).toMatchObject({ status: 422, errors: [{ pointer: "/title" }, {}] });
  const empty = await callApi("/threads", token, { method: "POST", json: { ...job, title: " " } });
  expect(await problemOf(empty)).toMatchObject({ status: 400, code: "job-form-incomplete" });
  expect(await db.$count(threads, eq(threads.companyId, agent.companyId))).toBe(0);
});

test("unknown addresses, cursors and limits are problems, too", async () => {
  const { token } = await program();
  expect((await problemOf(await callApi("/candidates", token))).status).toBe(404);
  expect((await problemOf(await callApi(`/${"x".repeat(600)}`, token))).status).toBe(414);
  expect((await problemOf(await callApi("/threads?cursor=x", token))).code).toBe("cursor-invalid");
  expect((await problemOf(await callApi("/threads?limit=1000", token))).errors).toMatchObject([
    { pointer: "?limit" },
  ]);
});

test("an Idempotency-Key has a request done once, and is refused for another request", async () => {
  const { agent, token } = await program();
  const send = (json: object, name = "first", by = token) =>
    callApi("/threads", by, { method: "POST", json, headers: { "idempotency-key": name } });
  const [first, second] = [await send(job), await send(job)];
  expect([first.status, second.status, second.headers.get("idempotent-replayed")]).toEqual([
    201,
    201,
    "true",
  ]);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get("location")).toBe(first.headers.get("location"));
  const ofKey = eq(apiKeys.tokenHash, hashKeyToken(token));
  const [kept] = await db
    .select({ expiresAt: apiAnswers.expiresAt })
    .from(apiAnswers)
    .innerJoin(apiKeys, and(eq(apiKeys.id, apiAnswers.keyId), ofKey));
  expect(((kept?.expiresAt ?? 0) - deps.now()) / (60 * 60 * 1000)).toBeCloseTo(24, 1);
  expect((await problemOf(await send({ ...job, title: "Cook" }))).code).toBe("idempotency-mismatch");
  expect((await send(job, "second")).status).toBe(201);
  expect((await problemOf(await send({ ...job, title: "" }, "third"))).status).toBe(400);
  expect((await send(job, "third")).status).toBe(201);
  const other = await program();
  expect((await send(job, "first", other.token)).headers.get("idempotent-replayed")).toBeNull();
  expect(await db.$count(threads, eq(threads.companyId, agent.companyId))).toBe(3);

  const [key] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.tokenHash, hashKeyToken(token)));
  await db.update(apiAnswers).set({ status: null, body: null }).where(eq(apiAnswers.keyId, key!.id));
  expect((await problemOf(await send(job))).code).toBe("idempotency-under-way");
  await db.update(apiAnswers).set({ expiresAt: deps.now() }).where(eq(apiAnswers.keyId, key!.id));
  expect((await send({ ...job, title: "Cook" })).status).toBe(201);
});

test("of the same request sent at the same moment, one makes the thread", async () => {
  const { agent, token } = await program();
  const send = () =>
    callApi("/threads", token, { method: "POST", json: job, headers: { "idempotency-key": "x" } });
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(await db.$count(threads, eq(threads.companyId, agent.companyId))).toBe(1);
});

test("what hasn't changed isn't sent again", async () => {
  const { agent, token } = await program();
  const threadId = await addThread(deps, agent);
  const first = await callApi(`/threads/${threadId}`, token);
  const etag = first.headers.get("etag") ?? "";
  const headers = { "if-none-match": `"other", ${etag}` };
  const second = await callApi(`/threads/${threadId}`, token, { headers });
  expect([second.status, await second.text()]).toEqual([304, ""]);
  await db.update(threads).set({ isOpen: false }).where(eq(threads.id, threadId));
  expect((await callApi(`/threads/${threadId}`, token, { headers })).status).toBe(200);
});

test("a key's calls are counted by the minute, and the answers say how many are left", async () => {
  const { agent, token } = await program();
  const first = await callApi("/key", token);
  expect(first.headers.get("ratelimit-policy")).toBe(`"minute";q=${CALLS_PER_MINUTE};w=60`);
  expect(first.headers.get("ratelimit")).toMatch(/^"minute";r=119;t=\d{1,2}$/);
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.tokenHash, hashKeyToken(token)));
  const counter = eq(rateLimits.key, `api:${key!.id}:${agent.userId}`);
  await db.update(rateLimits).set({ attempts: CALLS_PER_MINUTE }).where(counter);
  const refused = await callApi("/key", token);
  expect(await problemOf(refused)).toMatchObject({
    status: 429,
    type: "https://iana.org/assignments/http-problem-types#quota-exceeded",
    "violated-policies": ["minute"],
  });
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  await db.update(rateLimits).set({ windowEndsAt: deps.now() }).where(counter);
  expect((await callApi("/key", token)).status).toBe(200);
});

test("deletions and exports have limits of their own, per key", async () => {
  const { agent, token } = await program();
  const threadId = await addThread(deps, agent);
  const csv = () => callApi(`/threads/${threadId}/candidates.csv`, token);
  const drop = () => callApi(`/threads/${crypto.randomUUID()}`, token, { method: "DELETE" });
  expect([(await csv()).status, (await drop()).status]).not.toContain(429);
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.tokenHash, hashKeyToken(token)));
  for (const [kind, limit] of Object.entries(COSTLY_PER_MINUTE)) {
    const counter = eq(rateLimits.key, `api-${kind}:${key!.id}:${agent.userId}`);
    await db.update(rateLimits).set({ attempts: limit }).where(counter);
  }
  for (const refused of [await csv(), await drop()]) {
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: "too-many-attempts" });
  }
  expect((await callApi(`/threads/${threadId}`, token)).status).toBe(200);
  const other = await keyFor(deps, agent);
  expect((await callApi(`/threads/${threadId}`, other, { method: "DELETE" })).status).toBe(204);
});
