import { eq, like, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { agents, companySubscriptions, outbox, subscriptions, sweepCursors, users } from "../../db/schema";
import { remindOfTrials } from "../../workers/domain/billing/remind-of-trials";
import { type TestDeps, testDeps } from "../support/faults";
import { createAgent } from "../support/people/agency";
import { postponeOthers } from "../support/postpone";

beforeEach(() => postponeOthers(testDeps()));

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

/** A run of the reminder, so that the next looks only at what comes after it. */
async function setUp() {
  const deps: TestDeps = { ...testDeps(), tasks: { send: async () => {} } };
  await remindOfTrials(deps);
  return deps;
}

async function createSeeker(
  deps: TestDeps,
  { endsIn = 14 * DAY, planId = "plan-individual-trial", emailVerified = true } = {},
) {
  const id = crypto.randomUUID();
  await deps.db.shared.batch([
    deps.db.shared
      .insert(users)
      .values({ id, email: `${id}@example.com`, fullName: "Ada Berg", emailVerified }),
    deps.db.shared.insert(subscriptions).values({
      userId: id,
      planId,
      status: "active",
      startDate: deps.now(),
      nextRenewal: deps.now() + endsIn,
    }),
  ]);
  return id;
}

/** An agent with a confirmed address and the given end of the trial. */
async function createTrialAgent(deps: TestDeps, status: "active" | "pending" = "active") {
  const agent = await createAgent(deps, { status, nextRenewal: deps.now() + 14 * DAY });
  await deps.db.shared.update(users).set({ emailVerified: true }).where(eq(users.id, agent.userId));
  return agent;
}

async function remindersOf({ db }: TestDeps, userId: string) {
  const rows = await db.shared
    .select()
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(outbox.createdAt);
  return rows.map(({ template }) => template);
}

/** Lets days pass, with a run every now and then. */
async function pass(deps: TestDeps, days: number, runsPerDay = 2) {
  for (let run = 0; run < days * runsPerDay; run++) {
    deps.wait(DAY / runsPerDay);
    await remindOfTrials(deps);
  }
}

test("a job seeker on trial is told three days before and at the end, once each", async () => {
  const deps = await setUp();
  const userId = await createSeeker(deps);
  await pass(deps, 10);
  expect(await remindersOf(deps, userId)).toEqual([]);
  await pass(deps, 2);
  expect(await remindersOf(deps, userId)).toEqual(["trial-ending"]);
  await pass(deps, 4);
  expect(await remindersOf(deps, userId)).toEqual(["trial-ending", "trial-ended"]);
});

test("every active agent of a company on trial is told; one who waits for approval is not", async () => {
  const deps = await setUp();
  const agent = await createTrialAgent(deps);
  const waiting = await createTrialAgent(deps, "pending");
  const colleague = await createTrialAgent(deps);
  await deps.db.shared
    .update(agents)
    .set({ companyId: agent.companyId })
    .where(eq(agents.id, colleague.agentId));
  await pass(deps, 16);
  expect(await remindersOf(deps, agent.userId)).toEqual(["trial-ending", "trial-ended"]);
  expect(await remindersOf(deps, colleague.userId)).toEqual(["trial-ending", "trial-ended"]);
  expect(await remindersOf(deps, waiting.userId)).toEqual([]);
});

test("two runs at once, and a run that begins again where the last one began, mail nobody twice", async () => {
  const deps = await setUp();
  const userId = await createSeeker(deps, { endsIn: 3 * DAY + MINUTE });
  deps.wait(2 * MINUTE);
  await Promise.all([remindOfTrials(deps), remindOfTrials(deps)]);
  await deps.db.shared
    .update(sweepCursors)
    .set({ cursor: sql`cast(${sweepCursors.cursor} as integer) - 600000` })
    .where(like(sweepCursors.name, "trial-%"));
  await remindOfTrials(deps);
  expect(await remindersOf(deps, userId)).toEqual(["trial-ending"]);
});

test("people with a paid plan, a cancelled one or an unconfirmed address are not reminded", async () => {
  const deps = await setUp();
  const paid = await createSeeker(deps, { planId: "plan-individual-monthly" });
  const unconfirmed = await createSeeker(deps, { emailVerified: false });
  const cancelled = await createSeeker(deps);
  await deps.db.shared
    .update(subscriptions)
    .set({ status: "cancelled" })
    .where(eq(subscriptions.userId, cancelled));
  await pass(deps, 16, 1);
  for (const userId of [paid, unconfirmed, cancelled]) expect(await remindersOf(deps, userId)).toEqual([]);
});

test("a trial that was prolonged is announced again", async () => {
  const deps = await setUp();
  const agent = await createTrialAgent(deps);
  await pass(deps, 12);
  const nextRenewal = deps.now() + 14 * DAY;
  await deps.db.shared
    .update(companySubscriptions)
    .set({ nextRenewal })
    .where(eq(companySubscriptions.companyId, agent.companyId));
  await pass(deps, 12);
  expect(await remindersOf(deps, agent.userId)).toEqual(["trial-ending", "trial-ending"]);
});

test("a site that slept for a week announces no end that is past, but tells that it has come", async () => {
  const deps = await setUp();
  const userId = await createSeeker(deps, { endsIn: 4 * DAY });
  deps.wait(7 * DAY);
  await remindOfTrials(deps);
  expect(await remindersOf(deps, userId)).toEqual(["trial-ended"]);
});

test("a cancelled trial's end is told, and the end that a purchase puts to one is not", async () => {
  const deps = await setUp();
  const { shared } = deps.db;
  const cancelled = await createSeeker(deps);
  const bought = await createSeeker(deps);
  const regretted = await createSeeker(deps);
  const agent = await createTrialAgent(deps);
  const cancel = { status: "cancelled" as const };
  const toItsEnd = { ...cancel, cancelAt: deps.now() + 14 * DAY };
  const trialOf = (userId: string) => eq(subscriptions.userId, userId);
  await shared.batch([
    shared.update(subscriptions).set(toItsEnd).where(trialOf(cancelled)),
    shared.update(subscriptions).set(cancel).where(trialOf(bought)),
    // Cancelled first, and bought all the same.
    shared.update(subscriptions).set(toItsEnd).where(trialOf(regretted)),
    ...[bought, regretted].map((userId) =>
      shared.insert(subscriptions).values({
        userId,
        planId: "plan-individual-monthly",
        stripeSubscriptionId: `sub_${userId}`,
        status: "active",
        startDate: deps.now(),
        nextRenewal: deps.now() + 44 * DAY,
      }),
    ),
    shared
      .update(companySubscriptions)
      .set(toItsEnd)
      .where(eq(companySubscriptions.companyId, agent.companyId)),
  ]);
  await pass(deps, 16);
  expect(await remindersOf(deps, cancelled)).toEqual(["trial-ended"]);
  expect(await remindersOf(deps, agent.userId)).toEqual(["trial-ended"]);
  expect(await remindersOf(deps, bought)).toEqual([]);
  expect(await remindersOf(deps, regretted)).toEqual([]);
});
