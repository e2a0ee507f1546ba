import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import {
  actions,
  contractDeclarations,
  creditTransactions,
  invoices,
  orders,
  outbox,
  subscriptions,
  userCredits,
} from "../../../db/schema";
import { PaymentsError } from "../../../workers/adapters/payments/port";
import { spendCredits } from "../../../workers/domain/billing/credits/spend-credits";
import { carryOutDeclarations } from "../../../workers/domain/billing/declarations/carry-out-declarations";
import { getSeekerSubscription } from "../../../workers/domain/billing/get-seeker-subscription";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { findSubscriptionRefusal } from "../../../workers/domain/billing/require-subscription";
import { listWithdrawable } from "../../../workers/domain/billing/withdrawal/list-withdrawable";
import { unspentOf } from "../../../workers/domain/billing/withdrawal/unspent-credits";
import { withdrawOrder } from "../../../workers/domain/billing/withdrawal/withdraw-order";
import {
  isWithdrawable,
  withdrawableUntil,
} from "../../../workers/domain/billing/withdrawal/withdrawal-period";
import { failOnce, faultyD1 } from "../../support/faults";
import { createAgent } from "../../support/people/agency";
import { createSeeker } from "../../support/people/seeker";
import { buy, payingDeps } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;

/** A person who has bought something, outside of the trial unless asked for. */
async function setUp(slug: string, { trialLeft = 0 } = {}) {
  const deps = payingDeps();
  const { userId, email } = await createSeeker(deps);
  await deps.db.shared
    .update(subscriptions)
    .set({ nextRenewal: deps.now() + trialLeft })
    .where(eq(subscriptions.userId, userId));
  const buyer = { userId, companyId: null };
  const sessionId = await buy(deps, buyer, slug);
  await getPaymentResult(deps, { sessionId, buyer });
  const [order] = await deps.db.shared.select().from(orders).where(eq(orders.userId, userId));
  if (!order) throw new Error("nothing was ordered");
  const read = async () => {
    const [now] = await deps.db.shared.select().from(orders).where(eq(orders.id, order.id));
    const [declaration] = await deps.db.shared
      .select()
      .from(contractDeclarations)
      .where(eq(contractDeclarations.orderId, order.id));
    const [credits] = await deps.db.shared.select().from(userCredits).where(eq(userCredits.userId, userId));
    return { order: now, declaration, credits: credits?.totalCredits };
  };
  return { deps, userId, email, buyer, order, orderId: order.id, read };
}

type Setup = Awaited<ReturnType<typeof setUp>>;

/** Spends credits on an action of the test's own. */
async function spend({ deps, userId }: Setup, cost: number) {
  const action = `test-${crypto.randomUUID()}`;
  await deps.db.shared.insert(actions).values({ name: action, cost });
  await spendCredits(deps, { userId, action, reference: action });
}

async function templatesOf({ deps, email }: Setup) {
  const rows = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
  return rows.map(({ template }) => template).sort();
}

test("who withdraws from a plan gets all of it back, and it ends at once", async () => {
  const setup = await setUp("individual-monthly");
  const { deps, userId, buyer, orderId } = setup;
  expect(await listWithdrawable(deps, { buyer })).toMatchObject([{ id: orderId, kind: "plan", amount: 599 }]);
  expect(await findSubscriptionRefusal(deps, { userId })).toBeNull();
  const receipt = await withdrawOrder(deps, { buyer, orderId });
  expect(receipt).toMatchObject({ kind: "withdrawal", isDone: true });
  expect((await setup.read()).order).toMatchObject({ refunded: 599, withdrawnAt: receipt.receivedAt });
  expect(await findSubscriptionRefusal(deps, { userId })).not.toBeNull();
  expect(await templatesOf(setup)).toEqual([
    "declaration-received",
    "refunded",
    "subscription-ended",
    "subscription-started",
  ]);
  expect(await listWithdrawable(deps, { buyer })).toEqual([]);
});

test("a plan that would only begin after the trial ends, and the days of the trial are there again", async () => {
  const { deps, userId, buyer, orderId, read } = await setUp("individual-monthly", { trialLeft: 9 * DAY });
  await withdrawOrder(deps, { buyer, orderId });
  expect(await findSubscriptionRefusal(deps, { userId })).toBeNull();
  const now = await getSeekerSubscription(deps, { userId });
  expect(now).toMatchObject({ slug: "individual-trial", isPaid: false, daysLeft: 9 });
  expect((await read()).order).toMatchObject({ refunded: 0 });
});

test("of credits, the unspent ones' share goes back", async () => {
  const setup = await setUp("credits-10");
  await spend(setup, 3);
  const { deps, buyer, orderId } = setup;
  expect(await listWithdrawable(deps, { buyer })).toMatchObject([{ unspent: 7, amount: 909 }]);
  await withdrawOrder(deps, { buyer, orderId });
  expect(await setup.read()).toMatchObject({ order: { refunded: 909 }, credits: 0 });
});

test("where all credits are spent, nothing is left to withdraw from", async () => {
  const setup = await setUp("credits-10");
  await spend(setup, 10);
  const { deps, buyer, orderId } = setup;
  expect(await listWithdrawable(deps, { buyer })).toEqual([]);
  await expect(withdrawOrder(deps, { buyer, orderId })).rejects.toMatchObject({ code: "withdrawal-empty" });
});

test("what was spent counts against the oldest credits first", () => {
  const line = (creditsUsed: number, order: string | null, transactionDate: number) => ({
    ...{ creditsUsed, transactionDate, reference: `${order}.${transactionDate}` },
    metadata: order ? { order } : null,
  });
  const ledger = [line(-10, "P-OLD", 1), line(-25, "P-NEW", 2), line(12, null, 3), line(5, "P-NEW", 4)];
  expect(unspentOf(ledger, "P-OLD")).toBe(0);
  expect(unspentOf(ledger, "P-NEW")).toBe(18);
  expect(unspentOf(ledger, "P-OTHER")).toBe(0);
});

/** Order, last day by the calendar, and the last moment that the law gives there. */
const lastMoments: [string, string, string][] = [
  ["a Monday", "2026-11-23T23:59:00Z", "2026-12-07T23:59:59Z"],
  ["a Saturday: Monday", "2026-11-21T00:00:00Z", "2026-12-07T23:59:59Z"],
  ["a Sunday: Monday", "2026-11-22T12:00:00Z", "2026-12-07T23:59:59Z"],
  ["Good Friday: the Tuesday after Easter", "2027-03-12T09:00:00Z", "2027-03-30T23:59:59Z"],
  ["Denmark's Maundy Thursday: that Tuesday", "2027-03-11T09:00:00Z", "2027-03-30T23:59:59Z"],
  ["Christmas Eve on a Thursday: Monday", "2026-12-10T09:00:00Z", "2026-12-28T23:59:59Z"],
  ["New Year's Day on a Friday: Monday", "2026-12-18T09:00:00Z", "2027-01-04T23:59:59Z"],
  [
    "a Monday on Tahiti, where it is still Sunday at the order",
    "2026-11-23T04:00:00Z",
    "2026-12-08T09:59:59Z",
  ],
  ["a Monday in Helsinki", "2026-11-22T22:30:00Z", "2026-12-07T21:59:59Z"],
];

test.each(lastMoments)("no weekend, holiday or time zone cuts the 14 days short: %s", (_, ordered, last) => {
  expect(isWithdrawable(Date.parse(ordered), Date.parse(last))).toBe(true);
  expect(withdrawableUntil(Date.parse(ordered)) - Date.parse(ordered)).toBeGreaterThan(14 * DAY);
  expect(isWithdrawable(Date.parse(ordered), Date.parse(ordered) + 21 * DAY)).toBe(false);
});

test("the list and the button end together, to the minute", async () => {
  const { deps, buyer, orderId } = await setUp("credits-10");
  const [order] = await listWithdrawable(deps, { buyer });
  // The clock runs meanwhile.
  deps.wait((order?.until ?? 0) + DAY / 2 - deps.now() - 30_000);
  expect(await listWithdrawable(deps, { buyer })).toHaveLength(1);
  deps.wait(60_000);
  expect(await listWithdrawable(deps, { buyer })).toEqual([]);
  await expect(withdrawOrder(deps, { buyer, orderId })).rejects.toMatchObject({ code: "withdrawal-late" });
});

test("too late is refused in words; another one's order looks like none", async () => {
  const { deps, buyer, orderId } = await setUp("individual-monthly");
  const stranger = { userId: (await createSeeker(deps)).userId, companyId: null };
  await expect(withdrawOrder(deps, { buyer: stranger, orderId })).rejects.toMatchObject({
    code: "order-not-found",
  });
  deps.wait(21 * DAY);
  await expect(withdrawOrder(deps, { buyer, orderId })).rejects.toMatchObject({ code: "withdrawal-late" });
  const { userId, companyId } = await createAgent(deps);
  expect(await listWithdrawable(deps, { buyer: { userId, companyId } })).toEqual([]);
});

test("twice, and at the same moment, it is done once", async () => {
  const setup = await setUp("credits-10");
  const { deps, buyer, orderId, userId } = setup;
  const both = await Promise.all([1, 2].map(() => withdrawOrder(deps, { buyer, orderId })));
  const again = await withdrawOrder(deps, { buyer, orderId });
  expect(new Set([...both, again].map(({ number }) => number)).size).toBe(1);
  expect(await setup.read()).toMatchObject({ order: { refunded: 1299 }, credits: 0 });
  const lines = await deps.db.shared
    .select()
    .from(creditTransactions)
    .where(eq(creditTransactions.userId, userId));
  expect(lines.map(({ creditsUsed }) => creditsUsed).sort((a, b) => a - b)).toEqual([-10, 10]);
});

test("where the payment provider is down, the receipt holds and the cron goes on with it", async () => {
  const setup = await setUp("individual-monthly");
  const { deps, buyer, orderId } = setup;
  const down = async () => {
    throw new PaymentsError("unreachable", "");
  };
  for (const broken of ["readCustomer", "cancelNow", "refund"] as const) {
    const receipt = await withdrawOrder(
      { ...deps, payments: { ...deps.payments, [broken]: down } },
      { buyer, orderId },
    );
    expect(receipt.isDone).toBe(false);
  }
  await carryOutDeclarations(deps);
  const { order, declaration } = await setup.read();
  expect(order).toMatchObject({ refunded: 599 });
  expect(declaration?.doneAt).not.toBeNull();
});

test("a crash at any statement is made good by the next run", async () => {
  for (let n = 1; n <= 40; n++) {
    const setup = await setUp("credits-10");
    const { deps, buyer, orderId } = setup;
    const fault = failOnce(n);
    const faulty = { ...deps, db: openDatabases(faultyD1(fault)) };
    const crashed = await withdrawOrder(faulty, { buyer, orderId }).then(
      () => false,
      () => true,
    );
    await withdrawOrder(deps, { buyer, orderId });
    expect([n, await setup.read()]).toMatchObject([n, { order: { refunded: 1299 }, credits: 0 }]);
    if (!crashed && fault.calls < n) return;
  }
  throw new Error("more statements than this test tries");
});

test("invoices say what went back", async () => {
  const { deps, buyer, orderId, order } = await setUp("individual-monthly");
  await withdrawOrder(deps, { buyer, orderId });
  const rows = await deps.db.shared
    .select()
    .from(invoices)
    .where(eq(invoices.subscriptionId, order.subscriptionId ?? ""));
  expect(rows).toMatchObject([{ amountPaid: 599, refunded: 599 }]);
});
