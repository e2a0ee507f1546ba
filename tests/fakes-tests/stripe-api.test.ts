import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningStandIns, startStandIns } from "../fakes/server";

let running: RunningStandIns;
beforeAll(async () => {
  running = await startStandIns();
});
afterAll(() => running.stop());

let made = 0;
function open(key = `sk_test_seeded_api${++made}`) {
  const { hostname, port } = new URL(running.vars.STRIPE_ORIGIN ?? "");
  const stripe = new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const control = async (name: string, order: object = {}) => {
    const answer = await fetch(`${running.vars.STRIPE_ORIGIN}/stripe/control/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(order),
    });
    return (await answer.json()) as { type: string }[];
  };
  return { stripe, control };
}

test("a checkout becomes a subscription with a paid invoice", async () => {
  const { stripe, control } = open();
  const customer = await stripe.customers.create({
    email: "a@example.com",
    name: "A",
    metadata: { user_id: "1" },
  });
  const { data } = await stripe.prices.list({ lookup_keys: ["individual-monthly"], active: true, limit: 1 });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: data[0]?.id, quantity: 1 }],
    success_url: "http://localhost/payment-success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost/cancel",
    automatic_tax: { enabled: true },
    billing_address_collection: "required",
    customer_update: { address: "auto", name: "auto" },
    expires_at: Math.ceil(Date.now() / 1000) + 1800,
    metadata: { order_id: "o1" },
    subscription_data: { metadata: { user_id: "1" } },
  });
  expect(session.url).toContain("/stripe/pay/cs_test_");
  await control("complete", { session: session.id });
  const subscriptions = await stripe.subscriptions.list({ customer: customer.id, status: "all", limit: 100 });
  expect(subscriptions.data[0]).toMatchObject({ status: "active", metadata: { user_id: "1" } });
  expect(subscriptions.data[0]?.items.data[0]?.price.lookup_key).toBe("individual-monthly");
  const invoices = await stripe.invoices.list({ customer: customer.id, limit: 100 });
  expect(invoices.data[0]).toMatchObject({ status: "paid", total: 599, amount_paid: 599 });
  const types = (await control("events")).map(({ type }) => type);
  expect(types).toContain("invoice.paid");
});

test("a pack becomes a charge that can be given back", async () => {
  const { stripe, control } = open();
  const customer = await stripe.customers.create({ email: "a@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer: customer.id,
    line_items: [{ price: "price_credits_10", quantity: 1 }],
    success_url: "http://localhost/payment-success",
    invoice_creation: { enabled: true },
    payment_intent_data: { metadata: { order_id: "o2" } },
  });
  await control("complete", { session: session.id });
  const { invoice } = await stripe.checkout.sessions.retrieve(session.id);
  await stripe.creditNotes.create({ invoice: String(invoice), amount: 299, refund_amount: 299 });
  const { data } = await stripe.checkout.sessions.list({
    customer: customer.id,
    limit: 100,
    expand: ["data.payment_intent.latest_charge.refunds"],
  });
  const intent = data[0]?.payment_intent as Stripe.PaymentIntent;
  const charge = intent.latest_charge as Stripe.Charge;
  expect(charge.refunds?.data[0]?.amount).toBe(299);
  expect(await stripe.invoices.retrieve(String(invoice))).toMatchObject({
    post_payment_credit_notes_amount: 299,
  });
});
