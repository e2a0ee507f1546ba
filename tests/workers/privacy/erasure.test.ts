import { and, eq, getTableName } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditLog, deletionRequests, outbox, sessions, subscriptions } from "../../../db/schema";
import type { Deps } from "../../../workers/domain/deps";
import { sendMail } from "../../../workers/domain/mail/send-mail";
import { eraseDue } from "../../../workers/domain/privacy/erase-due";
import { eraseNow } from "../../../workers/domain/privacy/erase-now";
import { eraseUser } from "../../../workers/domain/privacy/erase-user";
import { personalData } from "../../../workers/domain/privacy/personal-data";
import { DELETION_MILLISECONDS, planDeletion } from "../../../workers/domain/privacy/plan-deletion";
import { undoDeletion } from "../../../workers/domain/privacy/undo-deletion";
import { sampleSteps } from "../../support/depth";
import { failOnce, testDeps } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { createSeeker, mailsTo, withTasks } from "../../support/people/seeker";
import { postponeOthers } from "../../support/postpone";
import { faultyFiles } from "../../support/samples/faulty-files";
import { createMarkedPerson, type MarkedPerson } from "../../support/samples/personal-rows";

beforeEach(() => postponeOthers(testDeps()));

const DAY = 24 * 60 * 60 * 1000;

function setUp() {
  return withTasks(testDeps());
}

async function requestOf(deps: Deps, userId: string) {
  const rows = await deps.db.shared
    .select()
    .from(deletionRequests)
    .where(eq(deletionRequests.userId, userId));
  return rows.at(-1);
}

/** What the queue and the cron do afterwards: the last mail goes out, then its address goes. */
async function finish(deps: ReturnType<typeof setUp>) {
  for (const task of deps.tasksSent.splice(0)) {
    if (task.kind === "send-mail") await sendMail(deps, task);
  }
  await eraseDue(deps);
}

async function expectErased(deps: Deps, person: MarkedPerson) {
  expect(await person.places()).toEqual([]);
  const request = await requestOf(deps, person.userId);
  expect(request?.completedAt).toEqual(expect.any(Number));
  const lines = await deps.db.shared
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, request?.number ?? ""));
  expect(lines).toMatchObject([{ action: "erased", actorId: null, reason: null, data: null }]);
  // The user's id is a random number without a user: it stays in the request and on staff's lines, nowhere else.
  expect(new Set(await person.places(person.userId))).toEqual(new Set(["audit_log", "deletion_requests"]));
}

test("after 14 days nothing of a person is left in any table, any object, or the outbox, but the line that it happened", async () => {
  const deps = setUp();
  const other = await createMarkedPerson(deps);
  const person = await createMarkedPerson(deps);
  const before = await person.places();
  const named = [...before, ...(await person.places(person.userId))];
  for (const { table, erase } of personalData) {
    if (typeof erase === "string" || "blank" in erase) expect(named).toContain(getTableName(table));
  }
  expect(before.filter((place) => place.startsWith("object "))).toHaveLength(5);
  const others = await other.places();

  await planDeletion(deps, { userId: person.userId });
  await eraseDue(deps);
  expect((await person.places()).length).toBeGreaterThan(before.length);
  deps.wait(DELETION_MILLISECONDS);
  deps.tasksSent.length = 0;
  await eraseDue(deps);
  expect(await person.places()).toEqual(["outbox"]);
  const [mail] = await mailsTo(deps, person.email);
  const request = await requestOf(deps, person.userId);
  expect(mail).toMatchObject({ template: "deletion-done", userId: null, data: { number: request?.number } });
  expect(deps.tasksSent).toEqual([{ kind: "send-mail", mailId: mail?.id }]);

  await finish(deps);
  await expectErased(deps, person);
  expect(await other.places()).toEqual(others);
});

test("a mail that can't be delivered doesn't keep the address", async () => {
  const deps = setUp();
  const person = await createMarkedPerson(deps);
  await planDeletion(deps, { userId: person.userId });
  deps.wait(DELETION_MILLISECONDS);
  await eraseDue(deps);
  await deps.db.shared.update(outbox).set({ status: "failed" }).where(eq(outbox.toAddress, person.email));
  await eraseDue(deps);
  await expectErased(deps, person);
});

test("an erasure that is cut short at any step is finished by the next run", async () => {
  for (const port of ["d1", "files"] as const) {
    const attempt = async (step: number) => {
      const deps = setUp();
      const person = await createMarkedPerson(deps);
      await planDeletion(deps, { userId: person.userId });
      const fault = failOnce(step);
      const base = withTasks(port === "d1" ? testDeps({ d1: fault }) : testDeps());
      const files = port === "files" ? faultyFiles(base.files, fault) : base.files;
      const faulty = { ...base, files, now: () => deps.now() + DELETION_MILLISECONDS };
      const request = await requestOf(deps, person.userId);
      await eraseUser(faulty, { requestId: request?.id ?? "" }).catch(() => {});
      return { deps, person, calls: fault.calls };
    };
    const { calls } = await attempt(0);
    expect(calls).toBeGreaterThan(port === "d1" ? 4 : 2);
    for (const step of sampleSteps(`erasure, ${port}`, calls)) {
      const { deps, person } = await attempt(step);
      deps.wait(DELETION_MILLISECONDS);
      await eraseDue(deps);
      const mails = await mailsTo(deps, person.email);
      expect(
        mails.map(({ template }) => template),
        `${port} ${step}`,
      ).toEqual(["deletion-done"]);
      for (const { id } of mails) await sendMail(deps, { mailId: id });
      await finish(deps);
      await expectErased(deps, person);
    }
  }
});

test("two runs at the same moment erase once and write one mail", async () => {
  const deps = setUp();
  const person = await createMarkedPerson(deps);
  await planDeletion(deps, { userId: person.userId });
  deps.wait(DELETION_MILLISECONDS);
  await Promise.all([eraseDue(deps), eraseDue(deps), eraseDue(deps)]);
  expect(await mailsTo(deps, person.email)).toHaveLength(1);
  await finish(deps);
  await expectErased(deps, person);
});

test("a request erases no one before it is due, and no one but its user", async () => {
  const deps = setUp();
  const person = await createSeeker(deps);
  const { dueAt, number } = await planDeletion(deps, person);
  expect(dueAt).toBeCloseTo(deps.now() + 14 * DAY, -5);
  expect(number).toMatch(/^D-[2-9A-Z]{6}$/);
  const request = await requestOf(deps, person.userId);
  expect(await eraseUser(deps, { requestId: request?.id ?? "" })).toBe(false);
  expect(await eraseUser(deps, { requestId: crypto.randomUUID() })).toBe(false);
  deps.wait(14 * DAY - 60_000);
  await eraseDue(deps);
  expect((await requestOf(deps, person.userId))?.startedAt).toBeNull();
});

test("a person who asks twice, or twenty times at once, has one request, one number and one mail", async () => {
  const deps = setUp();
  const person = await createSeeker(deps);
  const all = await Promise.all(Array.from({ length: 20 }, () => planDeletion(deps, person)));
  expect(new Set(all.map(({ number }) => number)).size).toBe(1);
  const mails = await mailsTo(deps, person.email);
  expect(mails.map(({ template }) => template)).toEqual(["deletion-planned"]);
  expect(mails[0]?.data).toMatchObject({ number: all[0]?.number, dueAt: all[0]?.dueAt });
});

test("an undo keeps everything, gives the trial back that the request cancelled, and holds", async () => {
  const deps = setUp();
  const person = await createMarkedPerson(deps);
  const isOwn = eq(subscriptions.userId, person.userId);
  const [before] = await deps.db.shared.select().from(subscriptions).where(isOwn);
  await planDeletion(deps, person);
  expect((await deps.db.shared.select().from(subscriptions).where(isOwn))[0]?.status).toBe("cancelled");
  await undoDeletion(deps, person);
  const [after] = await deps.db.shared.select().from(subscriptions).where(isOwn);
  expect({ ...after, updatedAt: 0 }).toEqual({ ...before, updatedAt: 0 });
  const templates = (await mailsTo(deps, person.email)).map(({ template }) => template);
  expect(templates).toContain("deletion-undone");
  deps.wait(30 * DAY);
  await eraseDue(deps);
  expect((await person.places()).length).toBeGreaterThan(20);
  await expect(undoDeletion(deps, person)).rejects.toMatchObject({ code: "deletion-not-open" });
  expect((await planDeletion(deps, person)).dueAt).toBeGreaterThan(deps.now() + 13 * DAY);
});

test("an undo brings back no subscription that had ended before or that a new one has replaced; a paid one says what Stripe says", async () => {
  const deps = setUp();
  for (const kind of ["ended", "paid", "replaced"] as const) {
    const { userId } = await createSeeker(deps);
    const isOwn = eq(subscriptions.userId, userId);
    const db = deps.db.shared;
    if (kind === "ended") await db.update(subscriptions).set({ status: "cancelled" }).where(isOwn);
    if (kind === "paid")
      await db
        .update(subscriptions)
        .set({ stripeSubscriptionId: `sub_${userId}` })
        .where(isOwn);
    await planDeletion(deps, { userId });
    if (kind === "replaced") {
      const fresh = { userId, planId: "plan-individual-trial", status: "active", startDate: 1 } as const;
      await db.insert(subscriptions).values({ ...fresh, id: `new ${userId}`, nextRenewal: 2 });
    }
    await undoDeletion(deps, { userId });
    const active = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(isOwn, eq(subscriptions.status, "active")));
    const expected = { ended: [], paid: [{ id: expect.anything() }], replaced: [{ id: `new ${userId}` }] };
    expect(active, kind).toEqual(expected[kind]);
  }
});

test("nobody undoes another's deletion, and nobody undoes what has begun", async () => {
  const deps = setUp();
  const person = await createSeeker(deps);
  const stranger = await createSeeker(deps);
  await planDeletion(deps, person);
  await expect(undoDeletion(deps, stranger)).rejects.toMatchObject({ code: "deletion-not-open" });
  expect((await requestOf(deps, person.userId))?.undoneAt).toBeNull();
  await deps.db.shared
    .update(deletionRequests)
    .set({ startedAt: deps.now() })
    .where(eq(deletionRequests.userId, person.userId));
  await expect(undoDeletion(deps, person)).rejects.toMatchObject({ code: "deletion-not-open" });
});

test("an undo in the very moment of the erasure either wins or loses, whole", async () => {
  for (let round = 0; round < 10; round++) {
    const deps = setUp();
    const person = await createMarkedPerson(deps);
    await planDeletion(deps, person);
    const early = { ...deps, now: () => deps.now() - 1000 };
    deps.wait(DELETION_MILLISECONDS);
    const [undone] = await Promise.allSettled([undoDeletion(early, person), eraseDue(deps)]);
    const request = await requestOf(deps, person.userId);
    const left = await person.places();
    if (undone.status === "fulfilled") {
      expect(request).toMatchObject({ completedAt: null, startedAt: null });
      expect(left.length).toBeGreaterThan(20);
    } else {
      expect(request).toMatchObject({ undoneAt: null, completedAt: expect.any(Number) });
      expect(left).toEqual(["outbox"]);
    }
  }
});

test("staff can confirm at once; who and why is recorded, and the session ends with the account", async () => {
  const deps = setUp();
  const person = await createMarkedPerson(deps);
  await planDeletion(deps, person);
  const request = await requestOf(deps, person.userId);
  await eraseNow(deps, { requestId: request?.id ?? "", actorId: "staff-1", reason: "asked by phone" });
  const lines = await deps.db.shared
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, request?.number ?? ""));
  expect(lines.map(({ action, actorId, reason }) => ({ action, actorId, reason }))).toEqual(
    expect.arrayContaining([
      { action: "erase-now", actorId: "staff-1", reason: "asked by phone" },
      { action: "erased", actorId: null, reason: null },
    ]),
  );
  expect(await deps.db.shared.select().from(sessions).where(eq(sessions.userId, person.userId))).toEqual([]);
  const again = eraseNow(deps, { requestId: request?.id ?? "", actorId: "staff-1", reason: "again" });
  await expect(again).rejects.toMatchObject({ code: "deletion-not-open" });
});

test("staff don't erase an agent at once: it ends a company, and waits its time", async () => {
  const deps = setUp();
  const agent = await createAgent(deps);
  await planDeletion(deps, agent);
  const request = await requestOf(deps, agent.userId);
  const now = eraseNow(deps, { requestId: request?.id ?? "", actorId: "staff-1", reason: "x" });
  await expect(now).rejects.toMatchObject({ code: "candidate-only" });
  expect((await requestOf(deps, agent.userId))?.startedAt).toBeNull();
});
