import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { billingAlerts, billingCustomers, orders, subscriptions, sweepCursors } from "../../../db/schema";
import { expireOrders } from "../../../workers/domain/billing/expire-orders";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { placeOrder } from "../../../workers/domain/billing/orders/place-order";
import { reconcile } from "../../../workers/domain/billing/reconcile";
import { createSeeker } from "../../support/people/seeker";
import { buy, checkoutIn, type PayingTestDeps, payingDeps } from "../../support/stripe-account";

const MINUTE = 60_000;

async function createBuyer() {
  const deps = payingDeps();
  const { userId } = await createSeeker(deps);
  return { deps, userId, buyer: { userId, companyId: null } };
}

async function orderOf(deps: PayingTestDeps, userId: string) {
  const [order] = await deps.db.shared.select().from(orders).where(eq(orders.userId, userId));
  return order;
}

/** Orders that other tests left open belong to other accounts at the stand-in. */
async function closeOthers(deps: PayingTestDeps) {
  await deps.db.shared.update(orders).set({ status: "expired" }).where(eq(orders.status, "open"));
}

beforeEach(async () => {
  const deps = payingDeps();
  await deps.db.shared.delete(sweepCursors).where(eq(sweepCursors.name, "billing-reconciliation"));
  await closeOthers(deps);
});

test("an order that nobody pays is closed here and at the payment provider", async () => {
  const { deps, userId, buyer } = await createBuyer();
  const { url } = await placeOrder(deps, { buyer, slug: "credits-10", startAtOnce: true });
  await expireOrders(deps);
  expect(await orderOf(deps, userId)).toMatchObject({ status: "open" });
  deps.wait(60 * MINUTE);
  await expireOrders(deps);
  expect(await orderOf(deps, userId)).toMatchObject({ status: "expired" });
  expect(await deps.payments.getCheckout(checkoutIn(url))).toMatchObject({ status: "expired" });
});

test("an order that was paid without our hearing of it is found", async () => {
  const { deps, userId, buyer } = await createBuyer();
  await buy(deps, buyer, "credits-10");
  deps.wait(60 * MINUTE);
  await expireOrders(deps);
  expect(await orderOf(deps, userId)).toMatchObject({ status: "paid" });
});

/** Runs of a night, a page each; other tests' rows belong to accounts that this one can't ask. */
async function runNight(deps: PayingTestDeps, runs = 1) {
  for (let run = 0; run < runs; run++) await reconcile(deps);
}

test("a plan whose events were lost is found at night", async () => {
  const { deps, userId, buyer } = await createBuyer();
  await buy(deps, buyer, "individual-monthly");
  await runNight(deps);
  const rows = await deps.db.shared.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  expect(rows.map(({ stripeSubscriptionId }) => stripeSubscriptionId !== null).sort()).toEqual([false, true]);
});

test("a plan of nobody's is told to staff, once", async () => {
  const { deps, userId, buyer } = await createBuyer();
  await buy(deps, buyer, "individual-monthly");
  const [customer] = await deps.db.shared
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  await deps.db.shared
    .update(billingCustomers)
    .set({ userId: null })
    .where(eq(billingCustomers.userId, userId));
  for (const _ of [1, 2]) {
    await deps.db.shared.delete(sweepCursors).where(eq(sweepCursors.name, "billing-reconciliation"));
    await runNight(deps);
  }
  const alerts = await deps.db.shared
    .select()
    .from(billingAlerts)
    .where(eq(billingAlerts.customerId, customer?.id ?? ""));
  expect(alerts.map(({ kind }) => kind)).toEqual(["ownerless-subscription"]);
});

test("a row that has drifted is mended, and nothing is done twice in a night", async () => {
  const { deps, userId, buyer } = await createBuyer();
  const sessionId = await buy(deps, buyer, "individual-monthly");
  await getPaymentResult(deps, { sessionId, buyer });
  const [before] = await deps.db.shared
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.stripeSubscriptionId, (await orderOf(deps, userId))?.subscriptionId ?? ""));
  const isRow = eq(subscriptions.id, before?.id ?? "");
  await deps.db.shared.update(subscriptions).set({ nextRenewal: 1 }).where(isRow);
  await runNight(deps);
  const [mended] = await deps.db.shared.select().from(subscriptions).where(isRow);
  expect(mended).toMatchObject({ nextRenewal: before?.nextRenewal });
  const [cursor] = await deps.db.shared
    .select()
    .from(sweepCursors)
    .where(eq(sweepCursors.name, "billing-reconciliation"));
  expect(cursor?.cursor).toMatch(/ missing$/);
});
