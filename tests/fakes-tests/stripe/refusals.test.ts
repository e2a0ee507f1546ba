import { request } from "node:http";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStripe } from "./open-account";

let standIn: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  standIn = await startStripe();
});
afterAll(() => standIn.stop());

const now = () => Math.floor(Date.now() / 1000);
const HOUR = 3600;

const refusedSessions: [string, object, object][] = [
  ["an unknown parameter", { sucess_url: "x" }, { code: "parameter_unknown", param: "sucess_url" }],
  ["one that the API dropped", { payment_method_types: ["card"] }, { code: "parameter_unknown" }],
  ["a mode that isn't one", { mode: "subscribe" }, { param: "mode" }],
  ["an old value", { ui_mode: "hosted" }, { param: "ui_mode" }],
  ["an unknown parameter inside", { subscription_data: { trial_days: 3 } }, { code: "parameter_unknown" }],
  ["no success_url", { success_url: undefined }, { param: "success_url" }],
  ["a foreign customer", { customer: "cus_of_another" }, { code: "resource_missing", param: "customer" }],
  ["an unknown price", { line_items: [{ price: "price_x", quantity: 1 }] }, { code: "resource_missing" }],
  ["no quantity", { line_items: [{ price: "price_individual_monthly" }] }, { code: "parameter_missing" }],
  ["a one-off price", { line_items: [{ price: "price_credits_10", quantity: 1 }] }, { param: "line_items" }],
  ["a recurring price for one payment", { mode: "payment" }, { param: "line_items" }],
  ["an end too soon", { expires_at: now() + HOUR / 4 }, { param: "expires_at" }],
  ["an end too late", { expires_at: now() + 25 * HOUR }, { param: "expires_at" }],
  [
    "a trial of a day",
    { subscription_data: { trial_end: now() + 24 * HOUR } },
    { param: "subscription_data[trial_end]" },
  ],
  ["tax with managed payments", { managed_payments: { enabled: true } }, { param: "automatic_tax" }],
  ["tax without an address", { customer_update: undefined }, { code: "customer_tax_location_invalid" }],
  ["an invoice for a subscription", { invoice_creation: { enabled: true } }, { param: "invoice_creation" }],
];

test.each(refusedSessions)("a checkout is refused for %s", async (_, more, refusal) => {
  const { openCheckout } = standIn.open();
  await expect(openCheckout("individual-monthly", more)).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 400,
    ...refusal,
  });
});

test("an account doesn't see another's objects", async () => {
  const other = await standIn.open().addCustomer();
  const { stripe, openCheckout } = standIn.open();
  await expect(openCheckout("credits-10", { customer: other.id })).rejects.toMatchObject({
    code: "resource_missing",
  });
  await expect(stripe.customers.retrieve(other.id)).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
});

test("a session that isn't open can't be expired, and a checkout is paid once", async () => {
  const { stripe, openCheckout, control } = standIn.open();
  const { id } = await openCheckout();
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: "expired", url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 });
  await expect(control("complete", { session: id })).rejects.toThrow("expired");
});

test("a cancelled subscription can't be changed or cancelled", async () => {
  const { stripe, subscribe } = standIn.open();
  const { id } = await subscribe();
  await stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false });
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    code: "resource_missing",
  });
});

test("no credit note goes above what was paid", async () => {
  const { stripe, subscribe, newestInvoice } = standIn.open();
  const { customer } = await subscribe();
  const invoice = (await newestInvoice(customer))?.id ?? "";
  const credit = (amount: number, refund_amount = amount) =>
    stripe.creditNotes.create({ invoice, amount, refund_amount });
  await expect(credit(600)).rejects.toMatchObject({ param: "amount" });
  await expect(credit(200, 100)).rejects.toMatchObject({ param: "amount" });
  await credit(500);
  await expect(credit(100)).rejects.toMatchObject({ param: "amount" });
  await credit(99);
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ post_payment_credit_notes_amount: 599 });
});

test("a key is asked for, and an unknown address is none", async () => {
  const keyless = await fetch(`${standIn.origin}/v1/customers`, { method: "POST" });
  expect(keyless.status).toBe(401);
  const live = await fetch(`${standIn.origin}/v1/events`, { headers: { authorization: "Bearer sk_live_1" } });
  expect(live.status).toBe(401);
  const { stripe } = standIn.open();
  await expect(stripe.coupons.list()).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining("Unrecognized request URL (GET: /v1/coupons)"),
  });
});

test("an idempotency key repeats its answer, and is refused for another body", async () => {
  const { key, stripe } = standIn.open();
  const create = (email: string) => stripe.customers.create({ email }, { idempotencyKey: "order:1" });
  const [first, again] = [await create("a@example.com"), await create("a@example.com")];
  expect(again.id).toBe(first.id);
  const raw = await fetch(`${standIn.origin}/v1/customers`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "idempotency-key": "order:1" },
    body: "email=a%40example.com",
  });
  expect(raw.headers.get("idempotent-replayed")).toBe("true");
  expect(raw.headers.get("request-id")).toMatch(/^req_/);
  await expect(create("b@example.com")).rejects.toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
  });
});

test("calls fail as ordered, and the SDK's own retry gets through", async () => {
  const { key, control, addCustomer } = standIn.open();
  await control("fail", { kind: "429" });
  await expect(addCustomer()).rejects.toMatchObject({ statusCode: 429, code: "rate_limit" });
  await control("fail", { kind: "reset" });
  await expect(addCustomer()).rejects.toMatchObject({ type: "StripeConnectionError" });
  await control("fail", { kind: "500", count: 2 });
  const { hostname, port } = new URL(standIn.origin);
  const patient = new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 2 });
  await patient.customers.create({ email: "a@example.com" });
  expect(Object.keys((await control<{ customers: object }>("state")).customers)).toHaveLength(1);
});

test("only this machine's own names are served, and no other site's forms", async () => {
  const status = await new Promise((resolve) => {
    request(`${standIn.origin}/v1/events`, { headers: { host: "stripe.example" } }, ({ statusCode }) =>
      resolve(statusCode),
    ).end();
  });
  expect(status).toBe(403);
  const foreign = await fetch(`${standIn.origin}/stripe/control/advance`, {
    method: "POST",
    headers: { origin: "https://site.example" },
  });
  expect(foreign.ok).toBe(false);
});
