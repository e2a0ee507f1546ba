import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  billingAlerts,
  contractDeclarations,
  invoices,
  orders,
  outbox,
  subscriptions,
  userCredits,
} from "../../../db/schema";
import { getEntitlement } from "../../../workers/domain/billing/get-agency-entitlement";
import { getSeekerSubscription } from "../../../workers/domain/billing/get-seeker-subscription";
import { getPaymentResult } from "../../../workers/domain/billing/orders/get-payment-result";
import { requireSubscription } from "../../../workers/domain/billing/require-subscription";
import { actOnMoney } from "../../../workers/domain/staff/billing/act-on-money";
import { findLastPayment } from "../../../workers/domain/staff/billing/end-for-cause";
import { getAccountBilling } from "../../../workers/domain/staff/billing/get-account-billing";
import type { MoneyAction } from "../../../workers/domain/staff/billing/money-forms";
import {
  answerDeclaration,
  carryOutDeclaration,
  resolveAlert,
} from "../../../workers/domain/staff/billing/open-billing";
import { createAgent } from "../../support/people/agency";
import { createSeeker } from "../../support/people/seeker";
import { auditTrailOf, createStaff, expectAllOrNothing } from "../../support/people/staff";
import { buy, payingDeps } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;

async function setUp() {
  const deps = payingDeps();
  const { userId, email } = await createSeeker(deps);
  const staff = await createStaff(deps);
  const act = (action: MoneyAction, fields: Record<string, string> = {}, account = { userId }) =>
    actOnMoney(deps, { account, action, actorId: staff.userId, fields: { reason: "Because.", ...fields } });
  const mails = async () => {
    const rows = await deps.db.shared.select().from(outbox).where(eq(outbox.toAddress, email));
    return rows.map(({ template }) => template).sort();
  };
  const actions = async () => (await auditTrailOf(deps, userId)).map(({ action }) => action);
  return { deps, userId, email, staff, act, mails, actions, buyer: { userId, companyId: null } };
}

type Setup = Awaited<ReturnType<typeof setUp>>;

async function bought({ deps, buyer, userId }: Setup, slug: string) {
  await deps.db.shared
    .update(subscriptions)
    .set({ nextRenewal: deps.now() })
    .where(eq(subscriptions.userId, userId));
  const sessionId = await buy(deps, buyer, slug);
  await getPaymentResult(deps, { sessionId, buyer });
  const [order] = await deps.db.shared
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt));
  if (!order) throw new Error("nothing was ordered");
  return order;
}

test("a trial gets more days, also after it has ended", async () => {
  const { deps, userId, act, mails, actions } = await setUp();
  await act("extend-trial", { days: "7" });
  expect(await getSeekerSubscription(deps, { userId })).toMatchObject({ daysLeft: 21 });
  deps.wait(30 * DAY);
  await act("extend-trial", { days: "3" });
  expect(await getSeekerSubscription(deps, { userId })).toMatchObject({ status: "active", daysLeft: 3 });
  expect(await mails()).toEqual(["trial-extended", "trial-extended"]);
  expect(await actions()).toEqual(["user-trial-extended", "user-trial-extended"]);
});

test("a company that is suspended can't work until it is lifted", async () => {
  const { deps, staff } = await setUp();
  const { companyId } = await createAgent(deps);
  const act = (action: MoneyAction) =>
    actOnMoney(deps, { account: { companyId }, action, actorId: staff.userId, fields: { reason: "Fraud?" } });
  await act("suspend");
  await expect(act("suspend")).rejects.toMatchObject({ code: "decided-meanwhile" });
  const { validity } = await getEntitlement(deps, { companyId });
  expect(validity).toMatchObject({ valid: false, code: "own-subscription-suspended" });
  await act("lift");
  expect((await getEntitlement(deps, { companyId })).validity.valid).toBe(true);
});

test("a person who is suspended is refused with the specification's sentence", async () => {
  const { deps, userId, act } = await setUp();
  await act("suspend");
  await expect(requireSubscription(deps, { userId })).rejects.toThrow(
    "Your account is suspended. Please contact support for assistance.",
  );
});

test("credits are granted and taken by lines of the ledger, no more than there are", async () => {
  const { deps, userId, act, mails } = await setUp();
  await act("grant-credits", { credits: "5" });
  await act("take-credits", { credits: "2" });
  await expect(act("take-credits", { credits: "4" })).rejects.toMatchObject({ code: "credits-short" });
  const rows = await deps.db.shared.select().from(userCredits).where(eq(userCredits.userId, userId));
  expect(rows).toMatchObject([{ totalCredits: 3 }]);
  expect(await mails()).toEqual(["credits-changed", "credits-changed"]);
});

test("without a reason, or with a number that makes no sense, nothing happens", async () => {
  const { act, actions } = await setUp();
  await expect(act("suspend", { reason: " " })).rejects.toThrow("Please give a reason");
  await expect(act("grant-credits", { credits: "-1" })).rejects.toMatchObject({ code: "invalid-input" });
  await expect(act("extend-trial", { days: "1e9" })).rejects.toMatchObject({ code: "invalid-input" });
  expect(await actions()).toEqual([]);
});

test("an action's line, effects and mail are one batch", async () => {
  const { deps, userId, staff } = await setUp();
  const fields = { reason: "Because.", credits: "5" };
  const state = async () => [
    await auditTrailOf(deps, userId),
    await deps.db.shared.select().from(userCredits).where(eq(userCredits.userId, userId)),
  ];
  const work = (broken: typeof deps) =>
    actOnMoney(broken, { account: { userId }, action: "grant-credits", actorId: staff.userId, fields });
  const size = await expectAllOrNothing(deps, (broken) => work(broken as typeof deps), state);
  expect(size).toBeGreaterThan(3);
});

test("a part of an invoice is paid back once, and no more than was paid", async () => {
  const setup = await setUp();
  const { deps, act, actions, mails } = setup;
  const order = await bought(setup, "credits-10");
  const invoice = order.invoiceId ?? "";
  await expect(act("refund", { invoice, amount: "13.00" })).rejects.toMatchObject({
    code: "refund-too-high",
  });
  await act("refund", { invoice, amount: "2.60" });
  const [row] = await deps.db.shared.select().from(invoices).where(eq(invoices.id, invoice));
  expect(row).toMatchObject({ refunded: 260 });
  const [credits] = await deps.db.shared
    .select()
    .from(userCredits)
    .where(eq(userCredits.userId, setup.userId));
  expect(credits).toMatchObject({ totalCredits: 8 });
  expect(await actions()).toEqual(["user-refund-ordered"]);
  expect(await mails()).toEqual(["credits-bought", "refund-reason", "refunded"]);
  const stranger = await createSeeker(deps);
  await expect(act("refund", { invoice, amount: "1.00" }, { userId: stranger.userId })).rejects.toMatchObject(
    { code: "nothing-bought" },
  );
});

test("a plan is ended at once for cause: at Stripe, with the reason, and with what staff chose to pay back", async () => {
  const setup = await setUp();
  const { deps, act, actions, mails, userId } = setup;
  await expect(act("end-now", { payBack: "all" })).rejects.toMatchObject({ code: "nothing-bought" });
  const order = await bought(setup, "individual-monthly");
  await expect(act("end-now")).rejects.toThrow("Please choose what goes back");
  await expect(act("end-now", { payBack: "all", reason: " " })).rejects.toThrow("Please give a reason");
  deps.wait(15 * DAY);
  expect(await findLastPayment(deps, { userId })).toMatchObject({ left: 599 });
  await act("end-now", { payBack: "unused" });
  const [now] = await deps.db.shared
    .select()
    .from(invoices)
    .where(eq(invoices.subscriptionId, order.subscriptionId ?? ""));
  expect(now?.refunded).toBeGreaterThan(250);
  expect(now?.refunded).toBeLessThan(350);
  expect((await deps.payments.readCustomer(now?.customerId ?? "")).subscriptions).toMatchObject([
    { status: "canceled" },
  ]);
  await expect(requireSubscription(deps, { userId })).rejects.toThrow();
  expect(await actions()).toEqual(["user-plan-ended"]);
  const sent = ["plan-ended-for-cause", "refunded", "subscription-ended", "subscription-started"];
  expect(await mails()).toEqual(sent);
  const { events, isPaying } = await getAccountBilling(deps, { account: { userId } });
  expect(isPaying).toBe(false);
  expect(events.find(({ kind }) => kind === "action")).toMatchObject({
    text: "user-plan-ended",
    reason: "Because.",
  });
  await expect(act("end-now", { payBack: "all" })).rejects.toMatchObject({ code: "nothing-to-end" });
});

test.each(["refund", "cancelNow"] as const)(
  "an end for cause that was cut short at %s and seen by a webhook is done again: money once, and the plan over",
  async (call) => {
    const setup = await setUp();
    const { deps, act, userId } = setup;
    const order = await bought(setup, "individual-monthly");
    deps.wait(15 * DAY);
    const unused = (await findLastPayment(deps, { userId }))?.unused;
    const works = deps.payments;
    const fails = async () => {
      throw new Error("cut");
    };
    deps.payments = { ...works, [call]: fails };
    await expect(act("end-now", { payBack: "unused" })).rejects.toMatchObject({ code: "payments-down" });
    deps.payments = works;
    await act("resync");
    await act("end-now", { payBack: "unused" });
    const [now] = await deps.db.shared
      .select()
      .from(invoices)
      .where(eq(invoices.subscriptionId, order.subscriptionId ?? ""));
    expect(now?.refunded).toBe(unused);
    expect((await deps.payments.readCustomer(now?.customerId ?? "")).subscriptions).toMatchObject([
      { status: "canceled" },
    ]);
  },
);

test("the timeline shows order, invoice, credits and what staff did, newest first", async () => {
  const setup = await setUp();
  await bought(setup, "credits-25");
  await setup.act("resync");
  const { events, balance, customerUrl } = await getAccountBilling(setup.deps, {
    account: { userId: setup.userId },
  });
  expect(balance).toBe(25);
  expect(customerUrl).toMatch(/^https:\/\/dashboard\.stripe\.com\/test\/customers\/cus_/);
  const links = events.flatMap(({ url }) => url ?? []);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/stripe\.com\/test\//);
  expect(new Set(events.map(({ kind }) => kind))).toEqual(
    new Set(["order", "invoice", "credits", "subscription", "action"]),
  );
  expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort((a, b) => b - a));
});

test("staff answer a declaration, or carry it out for the order that it names", async () => {
  const setup = await setUp();
  const { deps, email, staff } = setup;
  const order = await bought(setup, "individual-monthly");
  const declare = async (contract: string) => {
    const id = crypto.randomUUID();
    const kind = "withdrawal" as const;
    const number = `W-${id.slice(0, 8)}`;
    await deps.db.shared
      .insert(contractDeclarations)
      .values({ id, kind, number, email, contract, name: "Mara Lind" });
    return { id, actorId: staff.userId, reason: "Looked at it." };
  };
  const unclear = await declare("my plan");
  await expect(carryOutDeclaration(deps, unclear)).rejects.toMatchObject({ code: "declaration-unmatched" });
  await answerDeclaration(deps, unclear);
  await expect(answerDeclaration(deps, unclear)).rejects.toMatchObject({ code: "decided-meanwhile" });
  await carryOutDeclaration(deps, await declare(order.number));
  const [now] = await deps.db.shared.select().from(orders).where(eq(orders.id, order.id));
  expect(now).toMatchObject({ refunded: 599 });
  expect(await setup.mails()).toContain("declaration-answered");
});

test("an alert is resolved once, with what was done", async () => {
  const { deps, staff } = await setUp();
  const id = crypto.randomUUID();
  await deps.db.shared.insert(billingAlerts).values({ id, kind: "difference", subject: `sub_${id}` });
  const done = { id, actorId: staff.userId, reason: "Mended at Stripe." };
  await resolveAlert(deps, done);
  await expect(resolveAlert(deps, done)).rejects.toMatchObject({ code: "decided-meanwhile" });
  await expect(resolveAlert(deps, { ...done, id: crypto.randomUUID() })).rejects.toMatchObject({
    code: "not-found",
  });
});
