import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox, verifications } from "../../../db/schema";
import { forgotPassword } from "../../../workers/domain/identity/password/forgot-password";
import { handleTasks } from "../../../workers/queues/tasks";
import { failOnce, testDeps } from "../../support/faults";
import { humanField } from "../../support/people/human";
import { createSeeker, linkIn, mailsTo, postForm, textOf, withTasks } from "../../support/people/seeker";

const deps = testDeps();
const db = deps.db.shared;
const open = { humanCheck: { widget: null, verify: async () => true } };

async function ask(email: string, options: { address?: string; path?: string } = {}) {
  return postForm(options.path ?? "/forgot-password", { email, ...(await humanField()) }, options);
}

test("the answer is the same whether or not there is an account, and neither says so", async () => {
  const { email } = await createSeeker(deps);
  const unknown = `${crypto.randomUUID()}@example.com`;
  const pages: string[] = [];
  for (const address of [email, unknown]) {
    const answer = await ask(address);
    expect(answer.status).toBe(200);
    const page = (await textOf(answer))
      .replaceAll(address, "EMAIL")
      .replace(/nonce="[^"]*"|"nonce":"[^"]*"/g, "NONCE")
      .replace(/[0-9a-f]{8}(?=\\?",)/g, "REFERENCE");
    pages.push(page);
  }
  expect(pages[0]).toBe(pages[1]);
  expect(pages[0]).toContain("If there is an account for");
});

test("the request does the same for both: it looks up no account and leaves that to the queue", async () => {
  const { email } = await createSeeker(deps);
  const unknown = `${crypto.randomUUID()}@example.com`;
  const costs = [];
  for (const address of [email, unknown]) {
    const fault = failOnce(0);
    const own = { ...withTasks(testDeps({ d1: fault })), ...open };
    await forgotPassword(own, { email: address, proof: {}, ipAddress: crypto.randomUUID() });
    costs.push({ statements: fault.calls, tasks: own.tasksSent.map(({ kind }) => kind) });
    expect(await mailsTo(deps, address)).toEqual([]);
  }
  expect(costs[0]).toEqual({ statements: 2, tasks: ["forgot-password"] });
  expect(costs[1]).toEqual(costs[0]);
});

test("the queue mails a link to an account, and nothing to anyone else", async () => {
  const { email, userId } = await createSeeker(deps);
  const unknown = `${crypto.randomUUID()}@example.com`;
  const own = withTasks(deps);
  const acked: string[] = [];
  const messages = [email.toUpperCase(), unknown].map((address) => ({
    body: { kind: "forgot-password", email: address },
    attempts: 1,
    ack: () => acked.push(address),
    retry: () => {},
  }));
  await handleTasks(own, { queue: "plumbline-tasks", messages } as unknown as MessageBatch<unknown>);
  expect(acked).toHaveLength(2);
  const [mail] = await mailsTo(deps, email);
  expect(mail).toMatchObject({ template: "reset-password", userId });
  expect(linkIn(mail)).toMatch(/^\/reset-password\?token=[\w-]{43}$/);
  expect(own.tasksSent).toEqual([{ kind: "send-mail", mailId: mail?.id }]);
  expect(await db.$count(outbox, eq(outbox.toAddress, unknown))).toBe(0);
  expect(await db.$count(verifications, eq(verifications.userId, userId))).toBe(1);
});

test("an account gets five links in half an hour, an address of the network asks twenty times", async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const codes: string[] = [];
  const own = { ...withTasks(testDeps()), ...open };
  const request = (address: string, ipAddress: string) =>
    forgotPassword(own, { email: address, proof: {}, ipAddress }).catch((error) => codes.push(error.code));
  await Promise.all(Array.from({ length: 7 }, () => request(email, crypto.randomUUID())));
  expect(codes).toEqual(["too-many-attempts", "too-many-attempts"]);
  expect(own.tasksSent).toHaveLength(5);
  const ipAddress = crypto.randomUUID();
  const others = Array.from({ length: 21 }, () => `${crypto.randomUUID()}@example.com`);
  await Promise.all(others.map((other) => request(other, ipAddress)));
  expect(codes).toHaveLength(3);
});

test("nobody asks without passing the human check", async () => {
  const { email } = await createSeeker(deps);
  const answer = await postForm("/forgot-password", { email });
  expect(answer.status).toBe(400);
  expect(await textOf(answer)).toContain("Please confirm that you are not a robot.");
});

test.each(["", "no address", "a@b", "a@example.com\r\nBcc: b@example.com"])(
  "%j is no address",
  async (email) => {
    expect((await ask(email)).status).toBe(400);
  },
);

test("a queue that is down is an error to everyone, and no promise of a mail", async () => {
  const own = { ...testDeps(), ...open, tasks: { send: () => Promise.reject(new Error("down")) } };
  const email = `${crypto.randomUUID()}@example.com`;
  await expect(forgotPassword(own, { email, proof: {}, ipAddress: null })).rejects.toThrow("down");
});
