import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import {
  billingCustomers,
  creditTransactions,
  orders,
  outbox,
  plans,
  stripeEvents,
  subscriptions,
  userCredits,
} from "../../../db/schema";
import type { PaidSubscription } from "../../../workers/adapters/payments/port";
import { isLive } from "../../../workers/domain/billing/sync/subscription-state";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import { AppError } from "../../../workers/domain/errors";
import { depth, seedNumber } from "../../support/depth";
import { failOnce, faultyD1, testDeps } from "../../support/faults";
import { createSeeker } from "../../support/people/seeker";
import { buy, type PayingTestDeps, payingDeps, type StripeAccount } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;
/** Today's plans grant none; the rule for those that will has to hold all the same. */
const PLAN_CREDITS = 5;

const setPlanCredits = (creditsPerCycle: number) =>
  testDeps().db.shared.update(plans).set({ creditsPerCycle }).where(eq(plans.slug, "individual-monthly"));
beforeAll(async () => void (await setPlanCredits(PLAN_CREDITS)));
afterAll(async () => void (await setPlanCredits(0)));

type Event = { id: string; type: string; data: { object: { id: string; customer?: string } } };

/** What may happen to a customer, and what becomes of the news about it. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("buy" as const),
      slug: fc.constantFrom("individual-monthly", "credits-10", "credits-25"),
      outcome: fc.constantFrom("paid" as const, "paid" as const, "declined" as const, "delayed" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("settle" as const), succeeded: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("renewal" as const), stops: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("end" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("refund" as const), share: fc.constantFrom(1, 0.5) }),
  },
  // Renewals, dunning, trials' ends, debits that settle and checkouts that close fall due meanwhile.
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("time" as const), days: fc.constantFrom(1, 8, 31, 62) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("card" as const),
      card: fc.constantFrom("works" as const, "declines" as const, "declines-once" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pay" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("second" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("reprice" as const), price: fc.constantFrom(499, 699) }),
  },
  // The n-th call of the database fails, as in a Worker that is killed.
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("event" as const),
      which: fc.nat(40),
      times: fc.integer({ min: 1, max: 2 }),
      crashAt: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type World = { deps: PayingTestDeps & StripeAccount; userId: string; delayed: string[] };

async function customerOf({ deps, userId }: World): Promise<string | null> {
  const [row] = await deps.db.shared
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return row?.id ?? null;
}

/** Refusals are answers, too: a plan that runs isn't sold again. */
async function take(world: World, one: Step): Promise<void> {
  const { deps, userId, delayed } = world;
  const customerId = await customerOf(world);
  switch (one.kind) {
    case "buy": {
      const bought = await buy(deps, { userId, companyId: null }, one.slug, one.outcome).catch(
        (error: unknown) => {
          if (error instanceof AppError && error.code !== "payments-down") return null;
          throw error;
        },
      );
      if (bought && one.outcome === "delayed") delayed.push(bought);
      return;
    }
    case "settle": {
      const session = delayed.shift();
      // A plan that begins later has nothing to debit yet.
      const checkout = session ? await deps.payments.getCheckout(session) : null;
      if (session && checkout?.status === "complete" && !checkout.isPaid && !checkout.hasFailed)
        await deps.control("settle", { session, succeeded: one.succeeded });
      return;
    }
    case "renewal":
    case "end": {
      const account = customerId ? await deps.payments.readCustomer(customerId) : null;
      for (const { id } of account?.subscriptions.filter(isLive) ?? [])
        await (one.kind === "end"
          ? deps.payments.cancelNow(id)
          : deps.payments.setCancelAtPeriodEnd(id, one.stops));
      return;
    }
    case "refund": {
      const account = customerId ? await deps.payments.readCustomer(customerId) : null;
      const paid = account?.invoices.find(({ amountPaid, refunded }) => amountPaid > refunded);
      if (!paid) return;
      const amount = Math.ceil((paid.amountPaid - paid.refunded) * one.share);
      await deps.payments.refund({ invoiceId: paid.id, amount, reference: `${paid.id}.${paid.refunded}` });
      return;
    }
    case "time":
      // At the provider alone: it checks the times of an order by the clock of who orders.
      await deps.control("advance", { days: one.days });
      return;
    case "card":
      if (customerId) await deps.control("card", { customer: customerId, card: one.card });
      return;
    case "pay": {
      const account = customerId ? await deps.payments.readCustomer(customerId) : null;
      for (const { id, status } of account?.invoices ?? [])
        if (status === "open") await deps.control("pay-invoice", { invoice: id });
      return;
    }
    case "second":
      if (customerId) await deps.control("subscribe", { customer: customerId, price: "individual-monthly" });
      return;
    case "reprice": {
      const account = customerId ? await deps.payments.readCustomer(customerId) : null;
      const subscription = account?.subscriptions.find(isLive);
      if (subscription) await deps.control("reprice", { subscription: subscription.id, amount: one.price });
      return;
    }
    case "event": {
      const events = await deps.control<Event[]>("events");
      const event = events[one.which % Math.max(1, events.length)];
      const whose = event?.data.object.customer;
      if (!event || !whose) return;
      const db = one.crashAt === null ? deps.db : openDatabases(faultyD1(failOnce(one.crashAt)));
      for (let time = 0; time < one.times; time++)
        await syncCustomer(
          { ...deps, db },
          { customerId: whose, event: { id: event.id, type: event.type } },
        ).catch(() => {});
    }
  }
}

/** What our row must say of a subscription, by RULINGS 46; null for one that never began. */
function rowOf({ status, price, periodStart, periodEnd, cancelAt, endedAt }: PaidSubscription) {
  const row = { price, periodStart, pastDueSince: null };
  switch (status) {
    case "trialing":
    case "active":
      return { ...row, status: "active", nextRenewal: periodEnd, cancelAt };
    case "past_due":
      return {
        ...row,
        status: "active",
        nextRenewal: periodStart + 7 * DAY,
        cancelAt,
        pastDueSince: periodStart,
      };
    case "unpaid":
    case "paused":
      return { ...row, status: "suspended", nextRenewal: periodEnd, cancelAt };
    case "canceled":
      return { ...row, status: "cancelled", nextRenewal: Math.min(periodEnd, endedAt ?? periodEnd) };
    default:
      return null;
  }
}

/** What the ledger must say, by the provider's own account. */
async function expectedCredits({ deps, userId }: World, customerId: string): Promise<number> {
  const { checkouts, invoices, subscriptions: bought } = await deps.payments.readCustomer(customerId);
  const ofPlans = invoices.filter(
    ({ status, total, subscriptionId }) =>
      status === "paid" && total > 0 && bought.some(({ id }) => id === subscriptionId),
  );
  const rows = await deps.db.shared.select().from(orders).where(eq(orders.userId, userId));
  const creditsOf = new Map(rows.map(({ id, credits }) => [id, credits]));
  return checkouts
    .filter(({ isPaid }) => isPaid)
    .reduce((sum, { orderId, amount, refunds }) => {
      const credits = creditsOf.get(orderId ?? "") ?? 0;
      return refunds.reduce(
        (left, refund) => left - Math.round((credits * refund.amount) / amount),
        sum + credits,
      );
    }, PLAN_CREDITS * ofPlans.length);
}

async function expectConverged(world: World): Promise<void> {
  const { deps, userId } = world;
  const customerId = await customerOf(world);
  if (!customerId) return;
  await syncCustomer(deps, { customerId });
  const account = await deps.payments.readCustomer(customerId);
  const { shared } = deps.db;
  const [rows, [credits], ledger, mails, ofOrders] = await Promise.all([
    shared.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    shared.select().from(userCredits).where(eq(userCredits.userId, userId)),
    shared.select().from(creditTransactions).where(eq(creditTransactions.userId, userId)),
    shared.select().from(outbox).where(eq(outbox.userId, userId)),
    shared.select().from(orders).where(eq(orders.userId, userId)),
  ]);
  expect(account.subscriptions.filter(isLive).length).toBeLessThanOrEqual(1);
  for (const subscription of account.subscriptions) {
    const row = rows.find(({ id }) => id === subscription.id);
    const wanted = rowOf(subscription);
    if (wanted) expect(row).toMatchObject({ ...wanted, stripeSubscriptionId: subscription.id });
    else expect(row).toBeUndefined();
  }
  expect(rows.filter(({ status }) => status === "active").length).toBeLessThanOrEqual(1);
  expect(credits?.totalCredits ?? 0).toBe(await expectedCredits(world, customerId));
  expect(-ledger.reduce((sum, { creditsUsed }) => sum + creditsUsed, 0) + 0).toBe(credits?.totalCredits ?? 0);
  expect(new Set(ledger.map(({ reference }) => reference)).size).toBe(ledger.length);
  const bought = ofOrders.filter(({ kind, status }) => kind === "credits" && status === "paid");
  expect(mails.filter(({ template }) => template === "credits-bought")).toHaveLength(bought.length);
  // Once more, and once more: nothing is added.
  await syncCustomer(deps, { customerId });
  expect(await shared.select().from(creditTransactions).where(eq(creditTransactions.userId, userId))).toEqual(
    ledger,
  );
  const after = await shared.select({ id: outbox.id }).from(outbox).where(eq(outbox.userId, userId));
  expect(after.length).toBe(mails.length);
}

test("however things are bought, ended, given back, lost, repeated or cut short: in the end we say what Stripe says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const deps = payingDeps();
      const { userId } = await createSeeker(deps);
      const world: World = { deps, userId, delayed: [] };
      for (const one of steps) await take(world, one);
      await expectConverged(world);
    }),
    { numRuns: depth(20, 300), seed: seedNumber("billing"), endOnFailure: true },
  );
});

test("an event whose work was cut short at any call of the database is taken by the next try", async () => {
  for (let at = 1; at < 30; at++) {
    const deps = payingDeps();
    const { userId } = await createSeeker(deps);
    await buy(deps, { userId, companyId: null }, "credits-10");
    const customerId = (await customerOf({ deps, userId, delayed: [] })) ?? "";
    const event = { id: `evt_${crypto.randomUUID()}`, type: "checkout.session.completed" };
    const fault = failOnce(at);
    const cut = { ...deps, db: openDatabases(faultyD1(fault)) };
    const failed = await syncCustomer(cut, { customerId, event }).then(
      () => false,
      () => true,
    );
    const recorded = await deps.db.shared.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
    expect(recorded.length).toBe(failed ? 0 : 1);
    await syncCustomer(deps, { customerId, event });
    const [credits] = await deps.db.shared.select().from(userCredits).where(eq(userCredits.userId, userId));
    expect(credits?.totalCredits).toBe(10);
    if (fault.calls < at) return;
  }
  throw new Error("more calls than expected");
});
