import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  billingAlerts,
  billingCustomers,
  companySubscriptions,
  creditTransactions,
  invoices,
  orders,
  outbox,
  stripeEvents,
  subscriptions,
  userCredits,
} from "../../../db/schema";
import { spendCredits } from "../../../workers/domain/billing/credits/spend-credits";
import { getSeekerSubscription } from "../../../workers/domain/billing/get-seeker-subscription";
import { getOrderOffer } from "../../../workers/domain/billing/orders/get-order-offer";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { placeOrder } from "../../../workers/domain/billing/orders/place-order";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import { createAgent } from "../../support/people/agency";
import { createSeeker } from "../../support/people/seeker";
import { buy, checkoutIn, type PayingTestDeps, payingDeps } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;

async function setUp() {
  const deps = payingDeps();
  const { userId } = await createSeeker(deps);
  return { deps, userId, buyer: { userId, companyId: null } };
}

async function customerOf(deps: PayingTestDeps, userId: string): Promise<string> {
  const [row] = await deps.db.shared
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return row?.id ?? "";
}

async function sync(deps: PayingTestDeps, userId: string, event?: { id: string; type: string }) {
  await syncCustomer(deps, { customerId: await customerOf(deps, userId), event });
}

function creditsOf(deps: PayingTestDeps, userId: string) {
  return deps.db.shared.select().from(userCredits).where(eq(userCredits.userId, userId));
}

function ledgerOf(deps: PayingTestDeps, userId: string) {
  return deps.db.shared.select().from(creditTransactions).where(eq(creditTransactions.userId, userId));
}

async function mailsOf(deps: PayingTestDeps, userId: string) {
  const rows = await deps.db.shared.select().from(outbox).where(eq(outbox.userId, userId));
  return rows.map(({ template }) => template).sort();
}

test("a plan bought in the middle of a trial begins when the trial ends: no day is lost", async () => {
  const { deps, userId, buyer } = await setUp();
  const before = await getSeekerSubscription(deps, { userId });
  await buy(deps, buyer, "individual-monthly");
  await sync(deps, userId);
  const now = await getSeekerSubscription(deps, { userId });
  expect(now).toMatchObject({ slug: "individual-monthly", status: "active", isPaid: true, cancelAt: null });
  expect(Math.abs((now?.nextRenewal ?? 0) - (before?.nextRenewal ?? 0))).toBeLessThan(1000);
  const rows = await deps.db.shared.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  expect(rows.map(({ status }) => status).sort()).toEqual(["active", "cancelled"]);
  expect(await mailsOf(deps, userId)).toEqual(["subscription-started"]);
});

test("who withdraws in their trial, and buys again, still has its days", async () => {
  const { deps, userId, buyer } = await setUp();
  const before = await getSeekerSubscription(deps, { userId });
  await buy(deps, buyer, "individual-monthly");
  await sync(deps, userId);
  const [live] = (await deps.payments.readCustomer(await customerOf(deps, userId))).subscriptions;
  await deps.payments.cancelNow(live?.id ?? "");
  await sync(deps, userId);
  const offer = await getOrderOffer(deps, { buyer, slug: "individual-monthly" });
  expect(offer.startsAt).toBe(before?.nextRenewal);
});

test("a plan bought on the last day of a trial is paid at once", async () => {
  const { deps, userId, buyer } = await setUp();
  await deps.db.shared
    .update(subscriptions)
    .set({ nextRenewal: deps.now() + DAY })
    .where(eq(subscriptions.userId, userId));
  await buy(deps, buyer, "individual-monthly");
  await sync(deps, userId);
  const now = await getSeekerSubscription(deps, { userId });
  expect((now?.nextRenewal ?? 0) - deps.now()).toBeGreaterThan(27 * DAY);
  const customerId = await customerOf(deps, userId);
  const rows = await deps.db.shared.select().from(invoices).where(eq(invoices.customerId, customerId));
  expect(rows).toMatchObject([{ status: "paid", total: 599, amountPaid: 599, currency: "eur" }]);
});

test("credits are granted once, however often and in any order the same purchase is reported", async () => {
  const { deps, userId, buyer } = await setUp();
  const session = await buy(deps, buyer, "credits-25");
  const event = { id: `evt_${crypto.randomUUID()}`, type: "checkout.session.completed" };
  await Promise.all([sync(deps, userId, event), sync(deps, userId, event), sync(deps, userId)]);
  await sync(deps, userId, event);
  expect(await creditsOf(deps, userId)).toMatchObject([{ totalCredits: 25 }]);
  expect(await ledgerOf(deps, userId)).toMatchObject([{ creditsUsed: -25, reference: session }]);
  expect(await mailsOf(deps, userId)).toEqual(["credits-bought"]);
  const events = await deps.db.shared.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
  expect(events).toHaveLength(1);
});

test("a debit that takes days grants nothing until it has come in, and nothing at all when it fails", async () => {
  for (const succeeded of [true, false]) {
    const { deps, userId, buyer } = await setUp();
    const session = await buy(deps, buyer, "credits-10", "delayed");
    expect(await getPaymentResult(deps, { sessionId: session, buyer })).toMatchObject({
      status: "processing",
    });
    expect(await ledgerOf(deps, userId)).toEqual([]);
    await deps.control("settle", { session, succeeded });
    const { status } = await getPaymentResult(deps, { sessionId: session, buyer });
    expect(status).toBe(succeeded ? "paid" : "failed");
    expect((await ledgerOf(deps, userId)).map(({ creditsUsed }) => creditsUsed)).toEqual(
      succeeded ? [-10] : [],
    );
    await sync(deps, userId);
    expect(await mailsOf(deps, userId)).toEqual([succeeded ? "credits-bought" : "order-failed"]);
  }
});

test("the success page finds the payment before any webhook has come, and shows nobody another's", async () => {
  const { deps, userId, buyer } = await setUp();
  const session = await buy(deps, buyer, "credits-10");
  expect(await getPaymentResult(deps, { sessionId: session, buyer })).toMatchObject({
    status: "paid",
    kind: "credits",
    credits: 10,
  });
  expect(await creditsOf(deps, userId)).toMatchObject([{ totalCredits: 10 }]);
  const other = await createSeeker(deps);
  await expect(
    getPaymentResult(deps, { sessionId: session, buyer: { userId: other.userId, companyId: null } }),
  ).rejects.toMatchObject({ code: "order-not-found" });
});

test("two tabs get the same checkout, and a plan that runs isn't sold again", async () => {
  const { deps, userId, buyer } = await setUp();
  const order = { buyer, slug: "individual-monthly", startAtOnce: true };
  const urls = await Promise.all([placeOrder(deps, order), placeOrder(deps, order)]);
  expect(new Set(urls.map(({ url }) => checkoutIn(url))).size).toBe(1);
  await deps.control("complete", { session: checkoutIn(urls[0].url) });
  await sync(deps, userId);
  await expect(placeOrder(deps, order)).rejects.toMatchObject({ code: "plan-owned" });
  const rows = await deps.db.shared.select().from(orders).where(eq(orders.userId, userId));
  expect(rows).toMatchObject([{ status: "paid" }]);
});

test("an order that was paid in another tab leads to its result", async () => {
  const { deps, buyer } = await setUp();
  const order = { buyer, slug: "credits-10", startAtOnce: true };
  const { url } = await placeOrder(deps, order);
  await deps.control("complete", { session: checkoutIn(url) });
  const again = await placeOrder(deps, order);
  expect(again.url).toContain(`/payment-success?session_id=${checkoutIn(url)}`);
});

test("an agency that buys Starter in its trial keeps its days, and its limits hold from the purchase", async () => {
  const deps = payingDeps();
  const agent = await createAgent(deps, { nextRenewal: deps.now() + 9 * DAY });
  await buy(deps, { userId: agent.userId, companyId: agent.companyId }, "agency-starter");
  const [customer] = await deps.db.shared
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, agent.companyId));
  await syncCustomer(deps, { customerId: customer?.id ?? "" });
  const rows = await deps.db.shared
    .select()
    .from(companySubscriptions)
    .where(eq(companySubscriptions.companyId, agent.companyId));
  const paid = rows.find(({ status }) => status === "active");
  expect(paid?.planId).toBe("plan-agency-starter");
  expect(Math.abs((paid?.nextRenewal ?? 0) - (deps.now() + 9 * DAY))).toBeLessThan(60_000);
  expect(Math.abs((paid?.periodStart ?? 0) - deps.now())).toBeLessThan(60_000);
  expect(rows.filter(({ status }) => status === "trial")).toEqual([]);
});

test("nobody sells at another price than the order page said: staff are told instead", async () => {
  const { deps, buyer } = await setUp();
  const found = await deps.payments.findPrice("credits-10");
  const payments = {
    ...deps.payments,
    findPrice: async () => (found ? { ...found, id: `price_${crypto.randomUUID()}`, amount: 999 } : null),
  };
  await expect(
    placeOrder({ ...deps, payments }, { buyer, slug: "credits-10", startAtOnce: true }),
  ).rejects.toMatchObject({ code: "package-invalid" });
  const alerts = await deps.db.shared
    .select()
    .from(billingAlerts)
    .where(eq(billingAlerts.kind, "price-differs"));
  expect(alerts).not.toEqual([]);
});

test("an event of a customer that isn't ours changes nothing but is remembered", async () => {
  const { deps } = await setUp();
  const customerId = await deps.payments.createCustomer({
    email: "someone@example.com",
    name: "Someone",
    owner: { userId: crypto.randomUUID() },
  });
  const event = { id: `evt_${crypto.randomUUID()}`, type: "customer.created" };
  await syncCustomer(deps, { customerId, event });
  const rows = await deps.db.shared.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
  expect(rows).toHaveLength(1);
});

test("a credit is spent once per use, never twice at the same moment, and never without one", async () => {
  const { deps, userId, buyer } = await setUp();
  const spend = (reference: string, action = "interview") =>
    spendCredits(deps, { userId, action, reference });
  await expect(spend("one", "flight")).rejects.toMatchObject({ message: "Action not found" });
  await expect(spend(`none ${userId}`)).rejects.toMatchObject({ message: "User credits not found" });
  await buy(deps, buyer, "credits-10");
  await sync(deps, userId);
  expect(await spend(`first ${userId}`)).toEqual({ balance: 9 });
  expect(await spend(`first ${userId}`)).toEqual({ balance: 9 });
  const results = await Promise.allSettled(
    Array.from({ length: 15 }, (_, index) => spend(`${index} ${userId}`)),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
  expect(await creditsOf(deps, userId)).toMatchObject([{ totalCredits: 0 }]);
});

test("the ledger only grows", async () => {
  const { deps, userId, buyer } = await setUp();
  await buy(deps, buyer, "credits-10");
  await sync(deps, userId);
  const isOwn = eq(creditTransactions.userId, userId);
  const { shared } = deps.db;
  await expect(shared.update(creditTransactions).set({ creditsUsed: -99 }).where(isOwn)).rejects.toThrow();
  await expect(shared.delete(creditTransactions).where(isOwn)).rejects.toThrow();
});
