import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { apiKeys, applicants } from "../../../db/schema";
import { revokeKey } from "../../../workers/domain/programs/keys/change-keys";
import { hashKeyToken, newKeyToken } from "../../../workers/domain/programs/keys/key-token";
import { sendTestEvent } from "../../../workers/domain/programs/webhooks/deliveries";
import type { V1Route } from "../../../workers/http/v1/route";
import { v1Routes } from "../../../workers/http/v1/routes";
import { testDeps } from "../../support/faults";
import { searchingSeeker } from "../../support/jobs/searching-seeker";
import { addThread, createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { scoredThread } from "../../support/people/scored-thread";
import { createSeeker } from "../../support/people/seeker";
import { ALL_AGENCY, ALL_SEEKER, callApi, keyFor } from "../../support/programs/keys";
import { webhookAt } from "../../support/programs/webhooks";

const deps = testDeps();
const routes = Object.entries(v1Routes) as [string, V1Route][];
const isAgencys = ({ scope }: V1Route) => scope === null || (ALL_AGENCY as string[]).includes(scope);

type World = Awaited<ReturnType<typeof createWorld>>;
let world: World;

async function createWorld() {
  const { agent, threadId, applicantIds } = await scoredThread(1);
  const [applicant] = await deps.db.shared
    .select()
    .from(applicants)
    .where(eq(applicants.id, applicantIds[0]!));
  const other = await createAgent(deps);
  await addThread(deps, other);
  const seeker = await searchingSeeker(testDeps());
  const stranger = await createSeeker(deps);
  const webhook = await webhookAt(deps, agent);
  const { deliveryId } = await sendTestEvent(deps, webhook.own);
  const own = { agency: await keyFor(deps, agent), seeker: await keyFor(deps, seeker) };
  const json = { resume_id: seeker.resumeId, job_description: "Requirements:\n- Python" };
  const analysis = await callApi("/analyses", own.seeker, { method: "POST", json });
  return {
    agent,
    seeker,
    own,
    other: { agency: await keyFor(deps, other), seeker: await keyFor(deps, stranger) },
    ids: {
      thread_id: threadId,
      candidate_id: applicantIds[0]!,
      batch_id: applicant?.batchId ?? "",
      webhook_id: webhook.id,
      delivery_id: deliveryId,
      resume_id: seeker.resumeId,
      analysis_id: (await analysis.json<{ id: string }>()).id,
    },
  };
}

/** Without a gap, so that nothing is refused before what is another's is looked for. */
const BODIES: Record<string, object> = {
  uploadResumes: { candidate_ids: ["x"] },
  analyzeAgain: { candidate_ids: ["x"] },
  changeRequirements: { requirements: [{ label: "Baking" }] },
};

beforeAll(async () => {
  world = await createWorld();
}, 120_000);

const ownerOf = (route: V1Route) => (isAgencys(route) ? world.agent : world.seeker);
const all = (route: V1Route) => (isAgencys(route) ? ALL_AGENCY : ALL_SEEKER);

function addressOf({ path }: V1Route, ids: Record<string, string> = world.ids): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? crypto.randomUUID());
}

async function knock(route: V1Route, token: string | null, ids?: Record<string, string>, full = {}) {
  const json = route.body ? full : undefined;
  const answer = await callApi(addressOf(route, ids), token, { method: route.method, json });
  const type = answer.headers.get("content-type");
  if (answer.status >= 400) expect(type).toBe("application/problem+json");
  return { status: answer.status, text: await answer.text() };
}

test.each(routes)("%s: no key, a session, a broken, unknown or expired key are refused", async (_, route) => {
  expect((await knock(route, null)).status).toBe(401);
  expect((await knock(route, `plb_live_${"a".repeat(38)}`)).status).toBe(401);
  expect((await knock(route, newKeyToken())).status).toBe(401);
  const cookie = await sessionOf(deps, ownerOf(route).userId);
  const { method } = route;
  expect((await visit(`/api/v1${addressOf(route)}`, { method, cookie })).status).toBe(401);
  const token = await keyFor(deps, ownerOf(route));
  const row = eq(apiKeys.tokenHash, hashKeyToken(token));
  await deps.db.shared.update(apiKeys).set({ expiresAt: deps.now() }).where(row);
  expect((await knock(route, token)).status).toBe(401);
  await deps.db.shared.delete(apiKeys).where(row);
});

test.each(routes)("%s: a key that has just worked is refused from its revocation on", async (_, route) => {
  const token = await keyFor(deps, ownerOf(route));
  const row = eq(apiKeys.tokenHash, hashKeyToken(token));
  const [key] = await deps.db.shared.select().from(apiKeys).where(row);
  expect((await callApi("/key", token)).status).toBe(200);
  const { userId, companyId, id: keyId } = key!;
  await revokeKey(deps, { owner: { userId, companyId, agentId: null }, keyId });
  expect((await knock(route, token)).status).toBe(401);
});

test.each(routes.filter(([, { scope }]) => scope))(
  "%s: a key with the scope that is needed, and no other, gets in",
  async (_, route) => {
    const token = await keyFor(deps, ownerOf(route), [route.scope!]);
    // Of nothing that there is, so that nothing is changed.
    const never = Object.fromEntries(Object.keys(world.ids).map((name) => [name, crypto.randomUUID()]));
    const { status } = await knock(route, token, never);
    expect([200, 400, 404, 422]).toContain(status);
    expect(route.method === "GET" && !route.path.includes("{") ? status : 200).toBe(200);
    await deps.db.shared.delete(apiKeys).where(eq(apiKeys.tokenHash, hashKeyToken(token)));
  },
);

test.each(routes.filter(([, { scope }]) => scope))(
  "%s: a key with every scope but the one that is needed is refused",
  async (_, route) => {
    const others = all(route).filter((scope) => scope !== route.scope);
    const token = await keyFor(deps, ownerOf(route), others);
    const { status, text } = await knock(route, token);
    expect([status, JSON.parse(text).code]).toEqual([403, "scope-missing"]);
    await deps.db.shared.delete(apiKeys).where(eq(apiKeys.tokenHash, hashKeyToken(token)));
  },
);

test.each(routes.filter(([, { path }]) => path.includes("{")))(
  "%s: what is another's looks as what never was, and stays",
  async (name, route) => {
    const token = isAgencys(route) ? world.other.agency : world.other.seeker;
    const body = BODIES[name];
    const never = Object.fromEntries(Object.keys(world.ids).map((name) => [name, crypto.randomUUID()]));
    const foreign = await knock(route, token, world.ids, body);
    const missing = await knock(route, token, never, body);
    const told = (text: string) => ({ ...JSON.parse(text), instance: "" });
    expect([foreign.status, told(foreign.text)]).toEqual([404, told(missing.text)]);
  },
);

test("whatever others tried, everything is there for its own company and person", async () => {
  for (const [name, route] of routes.filter(
    ([, { path, method }]) => path.includes("{") && method === "GET",
  )) {
    const { status } = await knock(route, isAgencys(route) ? world.own.agency : world.own.seeker);
    expect([name, status]).toEqual([name, 200]);
  }
});

test("a list shows its own company alone, and a key of a seeker opens nothing of an agency", async () => {
  const list = await callApi("/threads", world.other.agency);
  const text = await list.text();
  expect([list.status, text.includes(world.ids.thread_id)]).toEqual([200, false]);
  expect((await callApi("/threads", world.other.seeker)).status).toBe(403);
  expect((await callApi("/resumes", world.other.agency)).status).toBe(403);
});
