import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { agencyLog, apiAnswers, webhooks } from "../../../db/schema";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { sessionOf, visit } from "../../support/people/browser-session";
import { callApi, keyFor } from "../../support/programs/keys";
import { deliverAll, deliveriesOf, receivedAt, verified, webhookAt } from "../../support/programs/webhooks";

const deps = testDeps();
const db = deps.db.shared;
const LIST = "/agent/webhooks";
const WAIT = { timeout: 60_000, interval: 100 };

const secretIn = (page: string) => /whsec_[\w+/=]{43,}/.exec(page)?.[0] ?? "";

async function post(path: string, cookie: string, fields: Record<string, string>) {
  const answer = await visit(path, { method: "POST", cookie, body: new URLSearchParams(fields) });
  return { to: answer.headers.get("location") ?? "", text: await answer.text() };
}

async function owner() {
  const agent = await createAgent(deps);
  return { agent, cookie: await sessionOf(deps, agent.userId) };
}

test("an owner makes, tests, switches, replaces and deletes a webhook, and the company's log says so", async () => {
  const { agent, cookie } = await owner();
  const address = `${deps.webhooks.standIn}/webhook-receiver/${crypto.randomUUID()}`;
  const made = await post(LIST, cookie, { url: address, event: "batch.completed" });
  const secret = secretIn(made.text);
  expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
  const [row] = await db.select().from(webhooks).where(eq(webhooks.companyId, agent.companyId));
  expect(JSON.stringify(row)).not.toContain(secret.slice(6, 30));
  const page = `${LIST}/${row!.id}`;
  for (const path of [LIST, page]) {
    const text = await (await visit(path, { cookie })).text();
    expect([text.includes(address), secretIn(text)]).toEqual([true, ""]);
  }

  expect((await post(page, cookie, { intent: "test" })).to).toBe(`${page}?done=test`);
  // Its message may do it first.
  await deliverAll(deps, row!.id);
  await expect.poll(() => receivedAt(address), WAIT).toHaveLength(1);
  const [received] = await receivedAt(address);
  expect(verified(secret, received!)).toMatchObject({ type: "webhook.test" });
  await expect.poll(async () => (await deliveriesOf(deps, row!.id))[0]?.status, WAIT).toBe("delivered");
  const [delivery] = await deliveriesOf(deps, row!.id);
  const log = await (await visit(page, { cookie })).text();
  for (const words of [delivery!.id, "HTTP 200", "Delivered"]) expect(log).toContain(words);
  await post(page, cookie, { intent: "again", delivery: delivery!.id });
  await deliverAll(deps, row!.id);
  await expect.poll(() => receivedAt(address), WAIT).toHaveLength(2);

  const renewed = secretIn((await post(page, cookie, { intent: "rotate" })).text);
  expect([renewed === secret, renewed.startsWith("whsec_")]).toEqual([false, true]);
  await post(page, cookie, { intent: "off" });
  expect((await post(page, cookie, { intent: "test" })).text).toContain("switched off");
  await post(page, cookie, { intent: "on" });
  await post(page, cookie, { intent: "save", url: `${address}/b`, event: "thread.rescored" });
  const [changed] = await db.select().from(webhooks).where(eq(webhooks.id, row!.id));
  expect(changed).toMatchObject({ url: `${address}/b`, events: ["thread.rescored"], disabledAt: null });
  expect((await post(page, cookie, { intent: "delete" })).to).toBe(`${LIST}?done=deleted`);
  expect([(await visit(page, { cookie })).status, await deliveriesOf(deps, row!.id)]).toEqual([404, []]);
  const lines = await db.select().from(agencyLog).where(eq(agencyLog.companyId, agent.companyId));
  expect(lines.map(({ action }) => action)).toEqual([
    "webhook-created",
    "webhook-rotated",
    ...["webhook-changed", "webhook-changed", "webhook-changed"],
    "webhook-deleted",
  ]);
});

test("addresses that aren't on the internet, no event and an eleventh webhook are refused in words", async () => {
  const { agent, cookie } = await owner();
  const refused = (url: string, event = "batch.completed") => post(LIST, cookie, { url, event });
  expect((await refused("https://127.0.0.1/")).text).toContain("names a host on the internet");
  expect((await refused("https://hooks.example.com/", "nothing")).text).toContain(
    "choose at least one event",
  );
  for (let made = 0; made < 10; made++) await webhookAt(deps, agent);
  expect((await refused("https://hooks.example.com/")).text).toContain("10 webhooks already");
  expect(await db.$count(webhooks, eq(webhooks.companyId, agent.companyId))).toBe(10);
});

test("a company's webhook is nothing to another company's owner and key", async () => {
  const { agent } = await owner();
  const webhook = await webhookAt(deps, agent);
  const other = await owner();
  const before = await db.select().from(webhooks).where(eq(webhooks.id, webhook.id));
  for (const intent of ["test", "rotate", "off", "delete"])
    expect((await post(`${LIST}/${webhook.id}`, other.cookie, { intent })).text).not.toContain("whsec_");
  const token = await keyFor(deps, other.agent);
  const calls: [method: string, path: string, json?: object][] = [
    ["GET", ""],
    ["PATCH", "", { is_enabled: false }],
    ["DELETE", ""],
    ["POST", "/secret"],
    ["POST", "/test"],
    ["GET", "/deliveries"],
    ["POST", "/deliveries/x/again"],
  ];
  for (const [method, path, json] of calls) {
    const answer = await callApi(`/webhooks/${webhook.id}${path}`, token, { method, json });
    expect([method, path, answer.status]).toEqual([method, path, 404]);
  }
  expect(await db.select().from(webhooks).where(eq(webhooks.id, webhook.id))).toEqual(before);
  expect(await deliveriesOf(deps, webhook.id)).toEqual([]);
});

test("a secret that a named request made is given again, and isn't stored in the open", async () => {
  const { agent } = await owner();
  const token = await keyFor(deps, agent);
  const json = { url: "https://hooks.example.com/in", events: ["batch.completed"] };
  const send = () =>
    callApi("/webhooks", token, { method: "POST", json, headers: { "idempotency-key": "hook" } });
  const [first, second] = [await (await send()).json(), await (await send()).json()];
  expect(second).toEqual(first);
  expect((first as { secret: string }).secret).toMatch(/^whsec_/);
  const kept = await db.select({ body: apiAnswers.body }).from(apiAnswers);
  expect(kept.filter(({ body }) => body?.includes("whsec_"))).toEqual([]);
});
