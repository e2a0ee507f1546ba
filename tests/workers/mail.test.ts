import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { outbox } from "../../db/schema";
import { createCloudflareMail } from "../../workers/adapters/mail/cloudflare-mail";
import type { MailMessage } from "../../workers/adapters/mail/port";
import type { MailOrder } from "../../workers/domain/mail/mail-data";
import { prepareMail, sendTasks } from "../../workers/domain/mail/prepare-mail";
import { sendMail } from "../../workers/domain/mail/send-mail";
import { sweepMails } from "../../workers/domain/mail/sweep-mails";
import { handleDeadTasks, handleTasks } from "../../workers/queues/tasks";
import { testDeps } from "../support/faults";
import { postponeOthers } from "../support/postpone";

beforeEach(() => postponeOthers(testDeps()));

const MINUTE = 60_000;
const GRACE = { graceMilliseconds: 5 * MINUTE };

/** A mail service that fails the first `failures` times, and a queue that a test empties itself. */
function setUp({ failures = 0, storesMails = false } = {}) {
  const base = testDeps();
  const sent: MailMessage[] = [];
  const events: string[] = [];
  const queue: unknown[] = [];
  let tries = 0;
  const deps = {
    ...base,
    site: { ...base.site, storesMails },
    log: (event: object) => events.push(JSON.stringify(event)),
    mail: {
      async send(message: MailMessage) {
        tries += 1;
        if (tries <= failures) throw new Error(`cannot deliver to ${message.to}`);
        sent.push(message);
      },
    },
    tasks: { send: async (tasks: unknown[]) => void queue.push(...tasks) },
  };
  return { deps, sent, events, queue, wait: base.wait };
}

type Setup = ReturnType<typeof setUp>;

async function order({ deps }: Setup, extra: Partial<MailOrder> = {}) {
  const to = `${crypto.randomUUID()}@example.com`;
  const { mailId, insert, task } = prepareMail(deps, {
    to,
    template: "reset-password",
    data: { fullName: "Ada Berg", url: "https://plumbline.example/reset-password?token=secret-token" },
    ...extra,
  } as MailOrder);
  await insert;
  return { to, mailId, task };
}

async function rowOf({ deps }: Setup, mailId: string) {
  const [row] = await deps.db.shared.select().from(outbox).where(eq(outbox.id, mailId));
  return row;
}

/** Hands tasks to a consumer as the queue does; answers with those that it wants again. */
async function deliver(
  { deps }: Setup,
  bodies: unknown[],
  consumer: typeof handleTasks = handleTasks,
): Promise<unknown[]> {
  const again: unknown[] = [];
  const messages = bodies.map((body) => ({
    body,
    attempts: 1,
    ack: () => {},
    retry: () => again.push(body),
  }));
  await consumer(deps, { queue: "plumbline-tasks", messages } as unknown as MessageBatch<unknown>);
  return again;
}

test("a mail that is sent loses its data, with the link's token, and keeps its trace", async () => {
  const setup = setUp();
  const { mailId, task, to } = await order(setup);
  expect(await deliver(setup, [task])).toEqual([]);
  expect(setup.sent).toEqual([
    { to, subject: "Choose a new password", text: expect.any(String), html: expect.any(String) },
  ]);
  expect(setup.sent[0]?.text).toContain("token=secret-token");
  expect(await rowOf(setup, mailId)).toMatchObject({
    status: "sent",
    data: null,
    attempts: 1,
    leaseEndsAt: null,
    sentAt: expect.any(Number),
  });
  expect(setup.events.join()).not.toMatch(/secret-token|example\.com|Ada/);
});

test("local runs keep what a mail said", async () => {
  const setup = setUp({ storesMails: true });
  const { mailId, task } = await order(setup);
  await deliver(setup, [task]);
  expect(await rowOf(setup, mailId)).toMatchObject({ status: "sent", data: { fullName: "Ada Berg" } });
});

test("a service that fails twice and then works sends one mail", async () => {
  const setup = setUp({ failures: 2 });
  const { mailId, task, to } = await order(setup);
  expect(await deliver(setup, [task])).toEqual([task]);
  expect(await deliver(setup, [task])).toEqual([task]);
  const between = await rowOf(setup, mailId);
  expect(between).toMatchObject({ status: "queued", attempts: 2, leaseEndsAt: null });
  expect(between?.error).toBe("Error: cannot deliver to [recipient]");
  expect(setup.events.join()).not.toContain(to);
  expect(await deliver(setup, [task])).toEqual([]);
  expect(setup.sent).toHaveLength(1);
  expect(await rowOf(setup, mailId)).toMatchObject({ status: "sent", attempts: 3, error: null });
});

test("a message that arrives twenty times, at once and later, sends one mail", async () => {
  const setup = setUp();
  const { task, mailId } = await order(setup);
  await Promise.all(Array.from({ length: 10 }, () => sendMail(setup.deps, { mailId })));
  await deliver(setup, Array(10).fill(task));
  setup.wait(60 * MINUTE);
  await deliver(setup, [task]);
  expect(setup.sent).toHaveLength(1);
});

test("one mail that can't be sent doesn't hold up its neighbours", async () => {
  const setup = setUp({ failures: 1 });
  const [bad, good] = [await order(setup), await order(setup)];
  expect(await deliver(setup, [bad.task, { kind: "send-mail", mailId: "gone" }, good.task])).toEqual([
    bad.task,
  ]);
  expect(setup.sent.map(({ to }) => to)).toEqual([good.to]);
});

test("a dead letter marks the mail failed, with its data, and sends nothing any more", async () => {
  const setup = setUp({ failures: 1 });
  const { task, mailId } = await order(setup);
  await deliver(setup, [task]);
  expect(await deliver(setup, [task], handleDeadTasks)).toEqual([]);
  expect(await rowOf(setup, mailId)).toMatchObject({ status: "failed", data: { fullName: "Ada Berg" } });
  await deliver(setup, [task]);
  expect(setup.sent).toEqual([]);
});

test("a dead letter of a mail that was sent after all changes nothing", async () => {
  const setup = setUp();
  const { task, mailId } = await order(setup);
  await deliver(setup, [task]);
  await deliver(setup, [task], handleDeadTasks);
  expect(await rowOf(setup, mailId)).toMatchObject({ status: "sent" });
});

test("a sender that died in the middle is replaced once its lease is over", async () => {
  const setup = setUp();
  const { task, mailId } = await order(setup);
  const leaseEndsAt = setup.deps.now() + MINUTE;
  await setup.deps.db.shared.update(outbox).set({ leaseEndsAt, attempts: 1 }).where(eq(outbox.id, mailId));
  await deliver(setup, [task]);
  expect(setup.sent).toEqual([]);
  setup.wait(6 * MINUTE);
  await sweepMails(setup.deps, GRACE);
  expect(setup.queue).toContainEqual(task);
  await deliver(setup, [task]);
  expect(setup.sent).toHaveLength(1);
});

test("a mail whose message was lost is sent by the sweeper, once a grace, and not before it", async () => {
  const setup = setUp();
  setup.deps.tasks.send = async () => {
    throw new Error("queue down");
  };
  const { task } = await order(setup);
  await sendTasks(setup.deps, [task]);
  expect(setup.events.join()).toContain("tasks-not-sent");
  setup.deps.tasks.send = async (tasks) => void setup.queue.push(...tasks);
  const mine = () => setup.queue.filter((queued) => JSON.stringify(queued) === JSON.stringify(task));
  await sweepMails(setup.deps, GRACE);
  expect(mine()).toHaveLength(0);
  setup.wait(6 * MINUTE);
  await sweepMails(setup.deps, GRACE);
  await sweepMails(setup.deps, GRACE);
  expect(mine()).toHaveLength(1);
  await deliver(setup, mine());
  expect(setup.sent).toHaveLength(1);
  setup.wait(6 * MINUTE);
  await sweepMails(setup.deps, GRACE);
  expect(mine()).toHaveLength(1);
});

test("a mail of yesterday that never left fails; one of 90 days ago is deleted", async () => {
  const setup = setUp();
  const [waiting, old, young] = [await order(setup), await order(setup), await order(setup)];
  const age = (mailId: string, days: number, status: "queued" | "sent") =>
    setup.deps.db.shared
      .update(outbox)
      .set({ status, createdAt: Date.now() - days * 24 * 60 * MINUTE, updatedAt: 0 })
      .where(eq(outbox.id, mailId));
  await age(waiting.mailId, 2, "queued");
  await age(old.mailId, 91, "sent");
  await age(young.mailId, 89, "sent");
  await sweepMails(setup.deps, GRACE);
  expect(await rowOf(setup, waiting.mailId)).toMatchObject({ status: "failed" });
  expect(await rowOf(setup, old.mailId)).toBeUndefined();
  expect(await rowOf(setup, young.mailId)).toMatchObject({ status: "sent" });
});

test.each([
  "victim@example.com\r\nBcc: other@example.com",
  "a@example.com, b@example.com",
  "Ada <a@example.com>",
  "nobody",
])("a recipient that is more than one address gets nothing: %j", async (to) => {
  const setup = setUp();
  const { task } = await order(setup, { to });
  expect(await deliver(setup, [task])).toEqual([task]);
  expect(setup.sent).toEqual([]);
});

test("an answer to a visitor's message goes to the visitor", async () => {
  const setup = setUp();
  const data = { name: "Ada", email: "ada@example.com", message: "Hello" };
  const { task } = await order(setup, { template: "contact-message", data });
  const forged = await order(setup, {
    template: "contact-message",
    data: { ...data, email: "ada@example.com\nBcc: x@example.com" },
  });
  await deliver(setup, [task, forged.task]);
  expect(setup.sent.map(({ replyTo }) => replyTo)).toEqual(["ada@example.com", undefined]);
});

test("Cloudflare's mail binding takes our mails as they are", async () => {
  const mail = createCloudflareMail(env.MAIL, { email: env.MAIL_FROM ?? "", name: "Plumbline" });
  const setup = setUp();
  const { task, mailId } = await order(setup);
  setup.deps.mail = mail;
  expect(await deliver(setup, [task])).toEqual([]);
  expect(await rowOf(setup, mailId)).toMatchObject({ status: "sent" });
});
