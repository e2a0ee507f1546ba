import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ServerBuild } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
// @ts-expect-error: made by `remix vite:build`
import * as remixBuild from "../../../build/server/index.js";
import { openDatabases } from "../../../db/client";
import { agencyLog, apiKeys, threads } from "../../../db/schema";
import { checkLog } from "../../../workers/domain/agency-log/check-log";
import { CALLS_PER_MINUTE } from "../../../workers/domain/programs/calls/call-limits";
import { redeemCall } from "../../../workers/domain/programs/calls/count-call";
import { threadsOfKey } from "../../../workers/domain/programs/lists/page-threads";
import { threadOfKey } from "../../../workers/domain/programs/read-thread";
import { createSite } from "../../../workers/http/site";
import { testDeps } from "../../support/faults";
import { addThread, createAgent } from "../../support/people/agency";
import { ORIGIN } from "../../support/people/browser-session";
import { callApi, keyFor } from "../../support/programs/keys";
import { webhookAt } from "../../support/programs/webhooks";
import { planOf, recordingD1, type Statement, slowSteps } from "../../support/query-plans";

const deps = testDeps();

async function program() {
  const agent = await createAgent(deps);
  const [threadId, webhook, token] = [
    await addThread(deps, agent),
    await webhookAt(deps, agent),
    await keyFor(deps, agent),
  ];
  // A key that wasn't used for an hour is written to.
  const used = { lastUsedAt: deps.now() };
  await deps.db.shared.update(apiKeys).set(used).where(eq(apiKeys.companyId, agent.companyId));
  return { agent, threadId, token, webhookId: webhook.id };
}

/** The database, with how many statements each batch has, and all statements. */
function countingD1(trips: number[], statements: Statement[]): D1Database {
  const recording = recordingD1(statements);
  return {
    prepare: (sql: string) => recording.prepare(sql),
    batch: (list: D1PreparedStatement[]) => {
      trips.push(list.length);
      return recording.batch(list);
    },
  } as unknown as D1Database;
}

test.each([
  ["GET", "/key", [2]],
  ["GET", "/threads", [3]],
  ["GET", "/threads?limit=1", [3]],
  ["GET", "/threads/{thread}", [3]],
  ["PATCH", "/webhooks/{webhook}", [3, 3]],
])("%s %s goes to the database as seldom as it can", async (method, path, expected) => {
  const { threadId, webhookId, token } = await program();
  const [trips, statements]: [number[], Statement[]] = [[], []];
  const site = createSite(remixBuild as unknown as ServerBuild);
  const address = path.replace("{thread}", threadId).replace("{webhook}", webhookId);
  const request = new Request(`${ORIGIN}/api/v1${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(method === "GET" ? {} : { body: JSON.stringify({ is_enabled: true }) }),
  });
  const counted = { ...env, DB: countingD1(trips, statements) };
  const answer = await site.fetch(request, counted as never, createExecutionContext());
  expect([answer.status, trips]).toEqual([200, expected]);
  // None outside of a batch.
  expect(statements.length).toBe(trips.reduce((sum, count) => sum + count));
});

test("what is read with a key is found by indexes", async () => {
  const { token, threadId } = await program();
  const after = { value: deps.now(), id: "x" };
  for (const read of [threadsOfKey({ limit: 50, after }), threadOfKey(threadId)]) {
    const statements: Statement[] = [];
    await redeemCall({ ...deps, db: openDatabases(recordingD1(statements)) }, token, read);
    expect(statements).toHaveLength(3);
    for (const { sql, values } of statements) expect(slowSteps(await planOf(sql, values))).toEqual([]);
  }
});

test("beside a key that has ended, is another company's or has used up its minute nothing is read", async () => {
  const { token, threadId, agent } = await program();
  const other = await program();
  const rowsFor = async (by: string, id = threadId) => {
    const { rows, left } = await redeemCall(deps, by, threadOfKey(id)).catch(() => ({ rows: [], left: 0 }));
    return [(rows as unknown[]).length, left];
  };
  expect(await rowsFor(token)).toEqual([1, CALLS_PER_MINUTE - 1]);
  expect(await rowsFor(other.token)).toEqual([0, CALLS_PER_MINUTE - 1]);
  expect(await rowsFor(await keyFor(deps, { userId: agent.userId }))).toEqual([0, 0]);
  for (let call = 2; call <= CALLS_PER_MINUTE; call++) await redeemCall(deps, token);
  expect(await rowsFor(token)).toEqual([0, -1]);
  await deps.db.shared
    .update(apiKeys)
    .set({ expiresAt: deps.now() })
    .where(eq(apiKeys.companyId, other.agent.companyId));
  expect(await rowsFor(other.token, other.threadId)).toEqual([0, 0]);
});

test("the first page of a list and those after it are one order, and a deleted thread is in none", async () => {
  const { agent, token, threadId } = await program();
  const ids = [threadId, await addThread(deps, agent), await addThread(deps, agent)];
  await deps.db.shared
    .update(threads)
    .set({ createdAt: 1_800_000_000_000 })
    .where(eq(threads.companyId, agent.companyId));
  const gone = await addThread(deps, agent);
  await deps.db.shared.update(threads).set({ deletedAt: deps.now() }).where(eq(threads.id, gone));
  const listed: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const next: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const answer = await callApi(`/threads?limit=1${next}`, token);
    const page = await answer.json<{ data: { id: string }[]; next_cursor: string | null }>();
    listed.push(...page.data.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(listed).toEqual([...ids].sort().reverse());
});

test("changes that come at the same moment are all made, and the log that was read with their keys holds", async () => {
  const { agent, webhookId, token } = await program();
  const change = (isOn: boolean) =>
    callApi(`/webhooks/${webhookId}`, token, { method: "PATCH", json: { is_enabled: isOn } });
  const answers = await Promise.all([true, false, true, false, true].map(change));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await checkLog(deps, agent)).toMatchObject({ brokenAt: null });
  const changed = await deps.db.shared
    .select({ detail: agencyLog.detail })
    .from(agencyLog)
    .where(eq(agencyLog.companyId, agent.companyId));
  expect(changed.filter(({ detail }) => detail?.webhook === webhookId)).toHaveLength(6);
});
