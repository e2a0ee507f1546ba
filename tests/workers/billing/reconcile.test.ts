import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  billingAlerts,
  billingCustomers,
  creditTransactions,
  invoices,
  orders,
  outbox,
  subscriptions,
  sweepCursors,
  userCredits,
} from "../../../db/schema";
import { PaymentsError } from "../../../workers/adapters/payments/port";
import { reconcile } from "../../../workers/domain/billing/reconcile";
import { isLive } from "../../../workers/domain/billing/sync/subscription-state";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import { AppError } from "../../../workers/domain/errors";
import { depth, seedNumber } from "../../support/depth";
import { createSeeker } from "../../support/people/seeker";
import { buy, payingDeps } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;
const CURSOR = eq(sweepCursors.name, "billing-reconciliation");
/** More pages than any night of these tests has. */
const MOST_RUNS = 40;

type Deps = ReturnType<typeof payingDeps>;

/** Other tests' plans belong to accounts that this one can't ask: to these they look like plans that have vanished. */
async function openSite(): Promise<Deps> {
  const deps = payingDeps();
  await deps.db.shared.delete(sweepCursors).where(CURSOR);
  await deps.db.shared.update(subscriptions).set({ status: "cancelled" });
  return deps;
}

/** Runs until the night is over. */
async function runNight(deps: Deps) {
  for (let run = 0; run < MOST_RUNS; run++) {
    await reconcile(deps);
    const [row] = await deps.db.shared.select().from(sweepCursors).where(CURSOR);
    if (row?.cursor?.endsWith(" done")) return;
  }
  throw new Error("the night doesn't end");
}

/** The next night, at both clocks. */
async function passDay(deps: Deps) {
  await deps.control("advance", { days: 1 });
  deps.wait(DAY);
}

async function createBuyer(deps: Deps) {
  const { userId } = await createSeeker(deps);
  const buyer = { userId, companyId: null };
  const customerId = async () => {
    const [row] = await deps.db.shared
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId));
    return row?.id ?? null;
  };
  return { userId, buyer, customerId };
}

type Buyer = Awaited<ReturnType<typeof createBuyer>>;

/** All that we say of a customer, without the times of our own writing. */
async function rowsOf({ db: { shared } }: Deps, { userId, customerId }: Buyer) {
  const customer = (await customerId()) ?? "";
  const [plans, ofInvoices, ofOrders, balance, ledger, alerts] = await Promise.all([
    shared.select().from(subscriptions).where(eq(subscriptions.userId, userId)).orderBy(subscriptions.id),
    shared.select().from(invoices).where(eq(invoices.customerId, customer)).orderBy(invoices.id),
    shared.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id),
    shared.select().from(userCredits).where(eq(userCredits.userId, userId)),
    shared
      .select()
      .from(creditTransactions)
      .where(eq(creditTransactions.userId, userId))
      .orderBy(creditTransactions.reference),
    shared
      .select()
      .from(billingAlerts)
      .where(eq(billingAlerts.customerId, customer))
      .orderBy(billingAlerts.id),
  ]);
  const timeless = <T extends { updatedAt: number }>({ updatedAt: _, ...row }: T) => row;
  return {
    plans: plans.map(timeless),
    invoices: ofInvoices,
    orders: ofOrders.map(timeless),
    balance: balance.map(({ totalCredits }) => totalCredits),
    ledger,
    alerts,
  };
}

function alertsOf({ db: { shared } }: Deps, customerId: string | null) {
  return shared
    .select()
    .from(billingAlerts)
    .where(eq(billingAlerts.customerId, customerId ?? ""));
}

/** What happens at the provider, and whether its webhooks come. */
const step = fc.record({
  what: fc.oneof(
    fc.record({
      kind: fc.constant("buy" as const),
      slug: fc.constantFrom("individual-monthly", "credits-10", "credits-25"),
      outcome: fc.constantFrom("paid" as const, "delayed" as const, "declined" as const),
    }),
    fc.record({ kind: fc.constant("card" as const), card: fc.constantFrom("works", "declines") }),
    fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ kind: fc.constant("refund" as const) }),
    fc.record({ kind: fc.constant("dispute" as const) }),
    fc.record({ kind: fc.constant("second" as const) }),
    fc.record({ kind: fc.constant("end" as const), atOnce: fc.boolean() }),
  ),
  isHeard: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(deps: Deps, { buyer, customerId }: Buyer, { what, isHeard }: Step): Promise<void> {
  const customer = await customerId();
  const account = customer ? await deps.payments.readCustomer(customer) : null;
  const paid = account?.checkouts.find(
    ({ isPaid, isDisputed, amount, refunds }) => isPaid && !isDisputed && amount > 0 && refunds.length === 0,
  );
  switch (what.kind) {
    case "buy":
      // The provider checks the times of an order by the real clock.
      await buy({ ...deps, now: Date.now }, buyer, what.slug, what.outcome).catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code === "payments-down") throw error;
      });
      break;
    case "card":
      if (customer) await deps.control("card", { customer, card: what.card });
      break;
    case "days":
      for (let day = 0; day < what.days; day++) await passDay(deps);
      break;
    case "refund":
    case "dispute":
      if (paid) await deps.control(what.kind, { of: paid.id });
      break;
    case "second":
      if (customer) await deps.control("subscribe", { customer, price: "individual-monthly" });
      break;
    case "end":
      for (const { id } of account?.subscriptions.filter(isLive) ?? [])
        await (what.atOnce ? deps.payments.cancelNow(id) : deps.payments.setCancelAtPeriodEnd(id, true));
  }
  const now = await customerId();
  if (isHeard && now) await syncCustomer(deps, { customerId: now });
}

test("whatever was lost, after a night there is nothing left that a synchronization would change", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      async (days) => {
        const deps = await openSite();
        const buyer = await createBuyer(deps);
        for (const steps of days) {
          for (const one of steps) await take(deps, buyer, one);
          await passDay(deps);
          await runNight(deps);
          const after = await rowsOf(deps, buyer);
          const customerId = await buyer.customerId();
          if (customerId) await syncCustomer(deps, { customerId });
          expect(await rowsOf(deps, buyer)).toEqual(after);
          expect(after.alerts.filter(({ kind }) => kind === "difference")).toEqual([]);
          expect(new Set(after.alerts.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(
            after.alerts.length,
          );
        }
      },
    ),
    { numRuns: depth(8, 150), seed: seedNumber("reconcile"), endOnFailure: true },
  );
});

test("a refund and a dispute whose webhooks were lost reach the ledger at night", async () => {
  const deps = await openSite();
  const [refunded, disputed] = [await createBuyer(deps), await createBuyer(deps)];
  const sessions = [];
  for (const { buyer, customerId } of [refunded, disputed]) {
    sessions.push(await buy(deps, buyer, "credits-10"));
    await syncCustomer(deps, { customerId: (await customerId()) ?? "" });
  }
  await passDay(deps);
  await deps.control("refund", { of: sessions[0] });
  await deps.control("dispute", { of: sessions[1] });
  await runNight(deps);
  expect((await rowsOf(deps, refunded)).balance).toEqual([0]);
  expect((await rowsOf(deps, disputed)).balance).toEqual([0]);
  expect(await alertsOf(deps, await disputed.customerId())).toMatchObject([{ kind: "dispute" }]);
});

test("a debit that came in without our hearing of it grants its credits at night", async () => {
  const deps = await openSite();
  const { buyer, customerId, ...rest } = await createBuyer(deps);
  const session = await buy(deps, buyer, "credits-25", "delayed");
  await syncCustomer(deps, { customerId: (await customerId()) ?? "" });
  await passDay(deps);
  await deps.control("settle", { session, succeeded: true });
  await runNight(deps);
  const { orders: ofBuyer, balance } = await rowsOf(deps, { buyer, customerId, ...rest });
  expect(ofBuyer).toMatchObject([{ status: "paid" }]);
  expect(balance).toEqual([25]);
});

test("a quiet night asks of nobody again", async () => {
  const deps = await openSite();
  const { buyer, customerId } = await createBuyer(deps);
  await buy(deps, buyer, "individual-monthly");
  deps.wait(2000);
  await syncCustomer(deps, { customerId: (await customerId()) ?? "" });
  let reads = 0;
  const payments = {
    ...deps.payments,
    readCustomer: (id: string) => {
      reads += 1;
      return deps.payments.readCustomer(id);
    },
  };
  await runNight({ ...deps, payments });
  expect(reads).toBe(0);
});

test("a plan that Stripe doesn't know is told to staff once, and the night goes on", async () => {
  const deps = await openSite();
  const { userId, buyer, customerId } = await createBuyer(deps);
  await buy(deps, buyer, "credits-10");
  const gone = `sub_gone_${userId}`;
  await deps.db.shared
    .update(subscriptions)
    .set({ stripeSubscriptionId: gone, status: "active" })
    .where(eq(subscriptions.userId, userId));
  for (const _ of [1, 2]) {
    await passDay(deps);
    await runNight(deps);
  }
  expect(await alertsOf(deps, await customerId())).toMatchObject([{ kind: "difference", subject: gone }]);
  const mails = await deps.db.shared.select().from(outbox).where(eq(outbox.template, "billing-alert"));
  expect(mails.filter(({ id }) => id.includes(gone))).toHaveLength(1);
});

test("one customer who can't be read keeps no other waiting; an outage is waited for", async () => {
  const deps = await openSite();
  const [broken, other] = [await createBuyer(deps), await createBuyer(deps)];
  for (const { buyer } of [broken, other]) await buy(deps, buyer, "individual-monthly");
  const id = await broken.customerId();
  const failing = (code: string) => ({
    ...deps,
    payments: {
      ...deps.payments,
      readCustomer: async (customer: string) => {
        if (customer === id) throw new PaymentsError(code, "on purpose");
        return deps.payments.readCustomer(customer);
      },
    },
  });
  await expect(reconcile(failing("unreachable"))).rejects.toThrow("unreachable");
  expect(await alertsOf(deps, id)).toEqual([]);
  await runNight(failing("refused"));
  expect((await rowsOf(deps, other)).plans.map(({ status }) => status).sort()).toEqual([
    "active",
    "cancelled",
  ]);
  expect(await alertsOf(deps, id)).toMatchObject([{ kind: "difference" }]);
});
