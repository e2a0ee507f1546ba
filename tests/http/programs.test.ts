import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { agents, applicants } from "../../db/schema";
import { createApiTokens } from "../../workers/adapters/api-tokens/jose-tokens";
import { type Env, parseEnv } from "../../workers/env";
import { testDeps } from "../support/faults";
import { addThread, createAgent } from "../support/people/agency";
import { filesForm, sessionOf, visit } from "../support/people/browser-session";

const deps = testDeps();
const db = deps.db.shared;

const job = {
  job_title: "Backend Developer",
  job_description: "At least 3 years of experience.\nRequirements:\n- Python\nNice to have:\n- Go",
  company_name: "Fjordpay",
};

async function program(status: "active" | "pending" = "active") {
  const agent = await createAgent(deps, { status });
  return { agent, cookie: await sessionOf(deps, agent.userId) };
}

/** A token for one use, as an agency's program asks for it. */
async function tokenFor(cookie: string, use: string): Promise<string> {
  const answer = await visit("/api/tokens", { method: "POST", cookie, body: JSON.stringify({ use }) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}

function call(path: string, token: string | null, body: unknown): Promise<Response> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return visit(path, { method: "POST", body: JSON.stringify(body), headers });
}

const payloadOf = (token: string) =>
  JSON.parse(atob(token.split(".")[1]!.replace(/-/g, "+").replace(/_/g, "/")));

test("a token names its user, use and end, and carries a request id of 16 characters", async () => {
  const { agent, cookie } = await program();
  const hour = payloadOf(await tokenFor(cookie, "b2b-job-analysis"));
  expect(hour).toMatchObject({ uuid: agent.userId, aud: "b2b-job-analysis", iss: "http://localhost:8787" });
  expect(hour.exp - hour.iat).toBe(3600);
  const minute = payloadOf(await tokenFor(cookie, "bulk-analyze"));
  expect(minute.exp - minute.iat).toBe(60);
  expect(minute.request_id).toMatch(/^[\w-]{16}$/);
});

test("a program gets a job's analysis in the specification's words, as often as it likes within the hour", async () => {
  const { cookie } = await program();
  const token = await tokenFor(cookie, "b2b-job-analysis");
  for (let time = 0; time < 2; time++) {
    const answer = await call("/b2b/job/analyze", token, job);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      status: "success",
      analysis: {
        experience_requirements: { min_years: 3, max_years: null, years_range: "3+ years" },
        skills_analysis: { core_skills: expect.arrayContaining(["Python"]), preferred_skills: ["Go"] },
      },
    });
  }
});

test("a program sends failed résumés of its own thread through the analysis again, once per token", async () => {
  const { agent, cookie } = await program();
  const threadId = await addThread(deps, agent);
  const form = filesForm([{ name: "broken.pdf", bytes: new TextEncoder().encode("%PDF-1.4 broken") }]);
  const upload = await visit(`/api/campaigns/${threadId}/resumes`, { method: "POST", cookie, body: form });
  const { candidate_ids } = (await upload.json()) as { candidate_ids: string[] };
  const [id = ""] = candidate_ids;
  const row = eq(applicants.id, id);
  await db.update(applicants).set({ analysisStatus: "failed", failureCode: "damaged" }).where(row);

  const token = await tokenFor(cookie, "bulk-analyze");
  const body = { campaign_id: threadId, candidate_ids: [id, crypto.randomUUID()], max_concurrent: 10 };
  const answer = await call("/b2b/bulk-analyze", token, body);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ status: "success", candidate_ids: [id] });
  const [after] = await db.select().from(applicants).where(row);
  expect(after?.batchId).not.toBeNull();
  expect((await call("/b2b/bulk-analyze", token, body)).status).toBe(401);
});

test("a bulk analysis without a job thread is told what is missing", async () => {
  const { cookie } = await program();
  const answer = await call("/b2b/bulk-analyze", await tokenFor(cookie, "bulk-analyze"), {
    candidate_ids: [crypto.randomUUID()],
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: "Campaign ID is required" });
});

test("the same token ten times at once works once", async () => {
  const { agent, cookie } = await program();
  const threadId = await addThread(deps, agent);
  const token = await tokenFor(cookie, "bulk-analyze");
  const body = { campaign_id: threadId, candidate_ids: [crypto.randomUUID()] };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call("/b2b/bulk-analyze", token, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array(9).fill(401)]);
});

test("another agency's thread answers a program exactly as a missing one", async () => {
  const mine = await program();
  const theirs = await addThread(deps, (await program()).agent);
  const ask = async (campaign_id: string) => {
    const token = await tokenFor(mine.cookie, "bulk-analyze");
    const answer = await call("/b2b/bulk-analyze", token, { campaign_id, candidate_ids: ["x"] });
    const { reference: _, ...body } = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body };
  };
  const missing = await ask(crypto.randomUUID());
  expect(missing.status).toBe(404);
  expect(await ask(theirs)).toEqual(missing);
});

test("tokens that we didn't make for this use are refused", async () => {
  const { agent, cookie } = await program();
  const good = await tokenFor(cookie, "b2b-job-analysis");
  const claims = { ...payloadOf(good) };
  const [head, body, signature] = good.split(".");
  const later = btoa(JSON.stringify({ ...claims, exp: claims.exp + 99999 })).replace(/=+$/, "");
  const [{ apiTokens }, { SIGNING_SECRET }] = [deps, parseEnv(env as unknown as Env)];
  const elsewhere = createApiTokens({ secret: SIGNING_SECRET, issuer: "https://other.example" });
  const own = { userId: claims.uuid, sessionId: claims.sid, requestId: claims.request_id };
  const made = (by: typeof apiTokens, seconds: number) =>
    by.make(own, { audience: "b2b-job-analysis", seconds });
  // What is wrong with those below is what their name says, and nothing else.
  expect((await call("/b2b/job/analyze", await made(apiTokens, 60), job)).status).toBe(200);
  const forged = {
    expired: await made(apiTokens, -60),
    "another site": await made(elsewhere, 60),
    none: new UnsecuredJWT(claims).encode(),
    "other key": await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(new TextEncoder().encode("x".repeat(32))),
    changed: `${head}.${later}.${signature}`,
    "no signature": `${head}.${body}.`,
    "another use": await tokenFor(cookie, "bulk-analyze"),
    rubbish: "abc",
  };
  for (const [what, token] of Object.entries(forged))
    expect([what, (await call("/b2b/job/analyze", token, job)).status]).toEqual([what, 401]);
  expect((await call("/b2b/job/analyze", null, job)).status).toBe(401);
  // A token is for programs: a browser's session alone opens nothing here.
  expect(
    (await visit("/b2b/job/analyze", { method: "POST", cookie, body: JSON.stringify(job) })).status,
  ).toBe(401);

  await db.update(agents).set({ status: "blocked" }).where(eq(agents.id, agent.agentId));
  expect((await call("/b2b/job/analyze", good, job)).status).toBe(403);
});

test("only active agents get tokens, and only for known uses", async () => {
  const { cookie } = await program("pending");
  const ask = (who: string, body: string) => visit("/api/tokens", { method: "POST", cookie: who, body });
  expect((await ask(cookie, '{"use":"bulk-analyze"}')).status).toBe(403);
  expect((await ask("", '{"use":"bulk-analyze"}')).status).toBe(401);
  const active = (await program()).cookie;
  for (const body of ['{"use":"everything"}', "{}", "[]", "not json", "null"])
    expect((await ask(active, body)).status).toBe(400);
});

test("what is no JSON, or not of the right form, gets a clear answer", async () => {
  const { cookie } = await program();
  const token = await tokenFor(cookie, "b2b-job-analysis");
  for (const body of [{}, { ...job, job_title: 7 }, [], "x".repeat(300_000)])
    expect((await call("/b2b/job/analyze", token, body)).status).toBe(400);
  const headers = { authorization: `Bearer ${token}` };
  for (const body of ["{", "job_title=Cook", ""])
    expect((await visit("/b2b/job/analyze", { method: "POST", body, headers })).status).toBe(400);
  const empty = await call("/b2b/job/analyze", token, { ...job, job_title: " " });
  expect(await empty.json()).toMatchObject({ error: "job-form-incomplete" });
});
