import type Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStripe } from "./open-account";

let standIn: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  standIn = await startStripe();
});
afterAll(() => standIn.stop());

const DAY = 86_400;

test("a checkout becomes a subscription with a paid invoice that contains the tax", async () => {
  const { stripe, subscribe, newestInvoice, eventTypes } = standIn.open();
  const { customer, session, id } = await subscribe("individual-monthly", {
    subscription_data: { metadata: { user_id: "u1" } },
  });
  const subscription = await stripe.subscriptions.retrieve(id);
  expect(subscription).toMatchObject({ status: "active", metadata: { user_id: "u1" } });
  const [item] = subscription.items.data;
  expect(item?.price.lookup_key).toBe("individual-monthly");
  expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(
    28 * DAY,
  );
  const invoice = await newestInvoice(customer);
  expect(invoice).toMatchObject({
    status: "paid",
    billing_reason: "subscription_create",
    total: 599,
    amount_paid: 599,
    parent: { subscription_details: { subscription: id } },
  });
  expect(invoice?.total_taxes?.[0]?.amount).toBe(96);
  expect(await stripe.checkout.sessions.retrieve(session)).toMatchObject({
    status: "complete",
    payment_status: "paid",
    subscription: id,
    invoice: invoice?.id,
    url: null,
  });
  for (const type of ["checkout.session.completed", "customer.subscription.created", "invoice.paid"])
    expect(await eventTypes()).toContain(type);
});

test("an agency pays VAT on top, or owes it by its VAT number", async () => {
  const { control, openCheckout, newestInvoice } = standIn.open();
  const buyer = { name: "Agency", country: "FR", vatNumber: null, line1: "1 Rue", city: "Paris" };
  const totals = [];
  for (const vatNumber of [null, "FR12345678901"]) {
    const { id, customer } = await openCheckout("agency-starter", { tax_id_collection: { enabled: true } });
    await control("complete", { session: id, buyer: { ...buyer, vatNumber } });
    totals.push((await newestInvoice(String(customer)))?.total);
  }
  expect(totals).toEqual([24_000, 20_000]);
});

test("a trial begins with an invoice over nothing and is active before its first payment", async () => {
  const { subscribe, control, statusOf, newestInvoice, eventTypes } = standIn.open();
  const trial_end = Math.ceil(Date.now() / 1000) + 10 * DAY;
  const { customer, id } = await subscribe("agency-starter", { subscription_data: { trial_end } });
  expect(await statusOf(id)).toBe("trialing");
  expect(await newestInvoice(customer)).toMatchObject({ status: "paid", total: 0 });
  await control("card", { customer, card: "declines" });
  await control("advance", { days: 8 });
  expect(await eventTypes()).toContain("customer.subscription.trial_will_end");
  await control("advance", { days: 2, seconds: 60 });
  expect(await statusOf(id)).toBe("active");
  expect(await newestInvoice(customer)).toMatchObject({ status: "draft", total: 23_800 });
  await control("advance", { seconds: 3600 });
  expect(await statusOf(id)).toBe("past_due");
});

test("a month later the subscription is renewed", async () => {
  const { stripe, subscribe, control, newestInvoice } = standIn.open();
  const { customer, id } = await subscribe();
  const before = (await stripe.subscriptions.retrieve(id)).items.data[0];
  await control("advance", { months: 1, seconds: 7200 });
  const after = (await stripe.subscriptions.retrieve(id)).items.data[0];
  expect(after?.current_period_start).toBe(before?.current_period_end);
  expect(await newestInvoice(customer)).toMatchObject({
    status: "paid",
    billing_reason: "subscription_cycle",
    lines: { data: [{ period: { start: after?.current_period_start, end: after?.current_period_end } }] },
  });
});

test("a declined renewal is tried four times in two weeks, then unpaid, and lifted when it is paid", async () => {
  const { subscribe, control, statusOf, newestInvoice } = standIn.open();
  const { customer, id } = await subscribe();
  await control("card", { customer, card: "declines" });
  await control("advance", { months: 1, seconds: 7200 });
  expect(await statusOf(id)).toBe("past_due");
  expect(await newestInvoice(customer)).toMatchObject({ status: "open", attempt_count: 1 });
  expect((await newestInvoice(customer))?.next_payment_attempt).toBeGreaterThan(0);
  await control("advance", { days: 14 });
  expect(await statusOf(id)).toBe("unpaid");
  const invoice = await newestInvoice(customer);
  expect(invoice).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
  await control("pay-invoice", { invoice: invoice?.id });
  expect(await statusOf(id)).toBe("active");
});

test("a retry that succeeds lifts it, and the account may cancel instead", async () => {
  const lifted = standIn.open();
  const first = await lifted.subscribe();
  await lifted.control("card", { customer: first.customer, card: "declines-once" });
  await lifted.control("advance", { months: 1, seconds: 7200 });
  expect(await lifted.statusOf(first.id)).toBe("past_due");
  await lifted.control("advance", { days: 4 });
  expect(await lifted.statusOf(first.id)).toBe("active");
  const ended = standIn.open();
  await ended.control("settings", { afterRetries: "canceled" });
  const second = await ended.subscribe();
  await ended.control("card", { customer: second.customer, card: "declines" });
  await ended.control("advance", { months: 1, days: 15 });
  expect(await ended.statusOf(second.id)).toBe("canceled");
});

test("a cancelled subscription ends with its period unless it is resumed", async () => {
  const { stripe, subscribe, control, statusOf } = standIn.open();
  const { customer, id } = await subscribe();
  const set = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(set).toMatchObject({ cancel_at_period_end: true, cancel_at: set.items.data[0]?.current_period_end });
  await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  await control("advance", { months: 1, seconds: 7200 });
  expect(await statusOf(id)).toBe("active");
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await control("advance", { months: 1, seconds: 7200 });
  expect(await statusOf(id)).toBe("canceled");
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(2);
});

test("a subscription ends at once without an invoice", async () => {
  const { stripe, subscribe, eventTypes } = standIn.open();
  const { customer, id } = await subscribe();
  const ended = await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false });
  expect(ended.status).toBe("canceled");
  expect(ended.ended_at).not.toBeNull();
  expect((await stripe.invoices.list({ customer })).data).toHaveLength(1);
  expect((await eventTypes())[0]).toBe("customer.subscription.deleted");
});

test("a pack is paid, given back in part and disputed", async () => {
  const { stripe, openCheckout, control } = standIn.open();
  const { id, customer } = await openCheckout("credits-10", {
    payment_intent_data: { metadata: { order_id: "1" } },
  });
  await control("complete", { session: id });
  const { invoice } = await stripe.checkout.sessions.retrieve(id);
  await stripe.creditNotes.create({ invoice: String(invoice), amount: 299, refund_amount: 299 });
  await control("refund", { of: id, amount: 100 });
  await control("dispute", { of: id });
  const { data } = await stripe.checkout.sessions.list({
    customer: String(customer),
    expand: ["data.payment_intent.latest_charge.refunds"],
  });
  const intent = data[0]?.payment_intent as Stripe.PaymentIntent;
  const charge = intent.latest_charge as Stripe.Charge;
  expect(intent.metadata).toEqual({ order_id: "1" });
  expect(charge).toMatchObject({ amount: 1299, amount_refunded: 399, disputed: true });
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([100, 299]);
  await expect(control("refund", { of: id, amount: 901 })).rejects.toThrow("greater than unrefunded");
});

test("a declined card leaves the checkout open", async () => {
  const { stripe, openCheckout, control } = standIn.open();
  const { id } = await openCheckout("credits-10");
  await control("complete", { session: id, outcome: "declined" });
  expect(await stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] })).toMatchObject({
    status: "open",
    payment_intent: { status: "requires_payment_method" },
  });
  await control("complete", { session: id });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: "complete",
    payment_status: "paid",
  });
});

test.each(["credits-10", "individual-monthly"])("a debit for %s is answered days later", async (slug) => {
  const { stripe, openCheckout, control, eventTypes, newestInvoice } = standIn.open();
  const open = async () => {
    const session = await openCheckout(slug);
    await control("complete", { session: session.id, outcome: "delayed" });
    return session;
  };
  const paid = await open();
  expect(await stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
  });
  await control("advance", { days: 4 });
  expect(await stripe.checkout.sessions.retrieve(paid.id)).toMatchObject({ payment_status: "paid" });
  expect(await newestInvoice(String(paid.customer))).toMatchObject({ status: "paid" });
  expect(await eventTypes()).toContain("checkout.session.async_payment_succeeded");
  const failed = await open();
  await control("settle", { session: failed.id, succeeded: false });
  expect(await stripe.checkout.sessions.retrieve(failed.id)).toMatchObject({ payment_status: "unpaid" });
  expect((await eventTypes())[0]).toBe("checkout.session.async_payment_failed");
});

test("an open checkout expires by the clock", async () => {
  const { stripe, openCheckout, control, eventTypes } = standIn.open();
  const { id } = await openCheckout("credits-10", { expires_at: Math.ceil(Date.now() / 1000) + 1800 });
  await control("advance", { seconds: 1801 });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: "expired" });
  expect((await eventTypes())[0]).toBe("checkout.session.expired");
});

test("the dashboard adds second subscriptions and strangers'", async () => {
  const { stripe, subscribe, control } = standIn.open();
  const { customer } = await subscribe();
  await control("subscribe", { customer });
  await control("subscribe");
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toHaveLength(2);
  expect((await stripe.subscriptions.list({})).data).toHaveLength(3);
});

test("lists come in pages", async () => {
  const { stripe, control } = standIn.open();
  for (let i = 0; i < 5; i++) await control("subscribe");
  const first = await stripe.subscriptions.list({ limit: 2 });
  expect(first.has_more).toBe(true);
  const second = await stripe.subscriptions.list({ limit: 2, starting_after: first.data[1]?.id });
  const ids = [...first.data, ...second.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(4);
  const all = await stripe.subscriptions.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id).slice(0, 4)).toEqual(ids);
  expect(all).toHaveLength(5);
  await expect(stripe.subscriptions.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  await expect(stripe.subscriptions.list({ starting_after: "sub_x" })).rejects.toMatchObject({
    code: "resource_missing",
  });
});

test("time passes for one customer, and nothing falls due for another", async () => {
  const { subscribe, openCheckout, control, stripe, statusOf } = standIn.open();
  const [first, second] = [await subscribe(), await subscribe()];
  const { id } = await openCheckout();
  await control("card", { customer: first.customer, card: "declines" });
  await control("advance", { months: 1, seconds: 7200, customer: first.customer });
  expect(await statusOf(first.id)).toBe("past_due");
  await control("advance", { months: 1, days: 15, customer: first.customer });
  expect(await statusOf(first.id)).toBe("unpaid");
  expect((await stripe.invoices.list({ customer: second.customer })).data).toHaveLength(1);
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe("open");
});
