import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users, webhookDeliveries, webhooks } from "../../../db/schema";
import type { Task } from "../../../workers/adapters/task-queue/port";
import {
  changeWebhook,
  rotateWebhookSecret,
} from "../../../workers/domain/programs/webhooks/change-webhooks";
import { deliverWebhook } from "../../../workers/domain/programs/webhooks/deliver-webhook";
import { redeliver, sendTestEvent } from "../../../workers/domain/programs/webhooks/deliveries";
import {
  forgetDeliveries,
  queueDeliveries,
} from "../../../workers/domain/programs/webhooks/queue-deliveries";
import { RETRY_SECONDS } from "../../../workers/domain/programs/webhooks/webhook-limits";
import { testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { mailsTo } from "../../support/people/seeker";
import { deliverAll, deliveriesOf, receivedAt, verified, webhookAt } from "../../support/programs/webhooks";

const MINUTE = 60_000;

/** A webhook with a test event that waits; the queue holds tasks. */
async function setUp(query = "") {
  const queued: { task: Task; delay: number }[] = [];
  const deps = {
    ...testDeps(),
    tasks: {
      send: async (tasks: Task[], delay = 0) => void queued.push(...tasks.map((task) => ({ task, delay }))),
    },
  };
  const agent = await createAgent(deps);
  const webhook = await webhookAt(deps, agent, query);
  const { deliveryId } = await sendTestEvent(deps, webhook.own);
  const read = async () => (await deliveriesOf(deps, webhook.id)).find(({ id }) => id === deliveryId)!;
  const state = async () => {
    const [row] = await deps.db.shared.select().from(webhooks).where(eq(webhooks.id, webhook.id));
    return row!;
  };
  return { deps, agent, webhook, deliveryId, queued, read, state };
}

test("an event is delivered once, however often its message comes", async () => {
  const { deps, webhook, deliveryId, queued, read } = await setUp();
  expect(queued).toEqual([{ task: { kind: "deliver-webhook", deliveryId, attempt: 0 }, delay: 0 }]);
  const once = () => deliverWebhook(deps, { deliveryId, attempt: 0 });
  await Promise.all([once(), once()]);
  await once();
  const [received, ...more] = await receivedAt(webhook.address);
  expect(more).toEqual([]);
  expect(verified(webhook.secret, received!)).toMatchObject({
    type: "webhook.test",
    data: { webhook_id: webhook.id },
  });
  expect(received?.headers["webhook-id"]).toBe(deliveryId);
  expect(await read()).toMatchObject({
    status: "delivered",
    attempts: 1,
    lastStatus: 200,
    nextAttemptAt: null,
  });
});

test("an event whose Worker was killed is sent again under its id", async () => {
  const { deps, webhook, deliveryId, queued, read } = await setUp();
  const before = await read();
  deps.wait(3 * MINUTE);
  queued.length = 0;
  await Promise.all([queueDeliveries(deps), queueDeliveries(deps)]);
  const mine = queued.filter(({ task }) => "deliveryId" in task && task.deliveryId === deliveryId);
  expect(mine).toHaveLength(1);
  // Killed between its claim and its answer.
  const claimed = { attempts: 1, nextAttemptAt: before.nextAttemptAt };
  await deps.db.shared.update(webhookDeliveries).set(claimed).where(eq(webhookDeliveries.id, deliveryId));
  queued.length = 0;
  await queueDeliveries(deps);
  expect(queued).toContainEqual({ task: { kind: "deliver-webhook", deliveryId, attempt: 1 }, delay: 0 });
  await deliverAll(deps, webhook.id);
  expect((await receivedAt(webhook.address)).map(({ headers }) => headers["webhook-id"])).toEqual([
    deliveryId,
  ]);
});

test("failures are tried again for 75 hours; then the webhook is switched off and its owner gets a mail", async () => {
  const { deps, agent, webhook, deliveryId, queued, read, state } = await setUp("?status=500");
  const waits: number[] = [];
  for (let tried = 0; tried <= RETRY_SECONDS.length; tried++) {
    expect((await state()).disabledAt).toBeNull();
    await deliverWebhook(deps, { deliveryId, attempt: tried });
    const { nextAttemptAt, lastStatus } = await read();
    expect(lastStatus).toBe(500);
    if (nextAttemptAt === null) break;
    waits.push(Math.round((nextAttemptAt - deps.now()) / 1000));
    deps.wait(nextAttemptAt - deps.now());
  }
  expect(waits).toEqual([...RETRY_SECONDS]);
  expect(waits.reduce((sum, one) => sum + one) / 3600).toBeCloseTo(75.58, 1);
  expect(queued.filter(({ task }) => task.kind === "deliver-webhook").map(({ delay }) => delay)).toEqual([
    0, 5,
  ]);
  expect(await read()).toMatchObject({ status: "failed", attempts: 10 });
  expect(await state()).toMatchObject({ disabledReason: "failing" });
  const [user] = await deps.db.shared.select().from(users).where(eq(users.id, agent.userId));
  const mails = await mailsTo(deps, user!.email);
  expect(mails.map(({ template }) => template)).toContain("webhook-off");
  expect(await receivedAt(webhook.address)).toHaveLength(10);
});

test("a success in between starts the count of failing days again", async () => {
  const { deps, webhook, state } = await setUp("?status=500");
  await deliverAll(deps, webhook.id);
  expect((await state()).failingSince).not.toBeNull();
  await changeWebhook(deps, { ...webhook.own, form: { url: webhook.address } });
  await deliverAll(deps, webhook.id);
  expect((await state()).failingSince).toBeNull();
});

test("“410 Gone” switches a webhook off at once, and what waits is given up", async () => {
  const { deps, webhook, deliveryId, read, state } = await setUp("?status=410");
  const other = await sendTestEvent(deps, webhook.own);
  await deliverWebhook(deps, { deliveryId, attempt: 0 });
  expect(await state()).toMatchObject({ disabledReason: "gone" });
  expect(await read()).toMatchObject({ status: "failed", lastStatus: 410 });
  await deliverWebhook(deps, { deliveryId: other.deliveryId, attempt: 0 });
  expect(await receivedAt(webhook.address)).toHaveLength(1);
  await expect(sendTestEvent(deps, webhook.own)).rejects.toMatchObject({ code: "webhook-off" });
  await changeWebhook(deps, { ...webhook.own, isOn: true, form: { url: webhook.address } });
  await redeliver(deps, { ...webhook.own, deliveryId: other.deliveryId });
  await expect(redeliver(deps, { ...webhook.own, deliveryId: other.deliveryId })).rejects.toMatchObject({
    code: "delivery-pending",
  });
  await deliverAll(deps, webhook.id);
  const ids = (await receivedAt(webhook.address)).map(({ headers }) => headers["webhook-id"]);
  expect(ids).toEqual([deliveryId, other.deliveryId]);
});

test("a redirect is a failure and isn't followed; Retry-After is waited for", async () => {
  const moved = await setUp("?status=302");
  await deliverAll(moved.deps, moved.webhook.id);
  expect(await moved.read()).toMatchObject({ status: "pending", lastStatus: 302 });
  expect(await receivedAt(`${moved.webhook.address}/elsewhere`)).toEqual([]);
  const busy = await setUp("?status=429&retry-after=900");
  await deliverAll(busy.deps, busy.webhook.id);
  const { nextAttemptAt } = await busy.read();
  expect(Math.round((nextAttemptAt! - busy.deps.now()) / 1000)).toBeGreaterThan(895);
});

test("a server that can't be reached is named as that, and the log doesn't hold its address", async () => {
  const { deps, webhook, read } = await setUp();
  const lines: unknown[] = [];
  const down = {
    ...deps,
    log: (line: unknown) => void lines.push(line),
    webhooks: { standIn: null, send: () => Promise.reject(new Error("refused")) },
  };
  await deliverAll(down, webhook.id);
  expect(await read()).toMatchObject({ lastStatus: null, lastError: "no connection", status: "pending" });
  expect(JSON.stringify(lines)).not.toContain(webhook.address);
});

test("after a change of the secret both sign for a day, then the new one alone", async () => {
  const { deps, webhook } = await setUp();
  const { secret } = await rotateWebhookSecret(deps, webhook.own);
  await deliverAll(deps, webhook.id);
  const [both] = await receivedAt(webhook.address);
  for (const one of [secret, webhook.secret])
    expect(verified(one, both!)).toMatchObject({ type: "webhook.test" });
  const end = { previousEndsAt: deps.now() };
  await deps.db.shared.update(webhooks).set(end).where(eq(webhooks.id, webhook.id));
  await sendTestEvent(deps, webhook.own);
  await deliverAll(deps, webhook.id);
  const [, later] = await receivedAt(webhook.address);
  expect(verified(secret, later!)).toMatchObject({ type: "webhook.test" });
  expect(() => verified(webhook.secret, later!)).toThrow();
});

test("the log goes after 30 days", async () => {
  const { deps, webhook, deliveryId } = await setUp();
  const newer = await sendTestEvent(deps, webhook.own);
  const old = { createdAt: deps.now() - 31 * 24 * 60 * MINUTE };
  await deps.db.shared.update(webhookDeliveries).set(old).where(eq(webhookDeliveries.id, deliveryId));
  await forgetDeliveries(deps);
  expect((await deliveriesOf(deps, webhook.id)).map(({ id }) => id)).toEqual([newer.deliveryId]);
});
