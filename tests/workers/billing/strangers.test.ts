import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import {
  billingAlerts,
  billingCustomers,
  orders,
  outbox,
  stripeEvents,
  subscriptions,
  userCredits,
} from "../../../db/schema";
import { findCustomer } from "../../../workers/domain/billing/find-customer";
import { syncCustomer } from "../../../workers/domain/billing/sync/sync-customer";
import { testDeps } from "../../support/faults";
import { sessionOf, visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import { buy, localAccount, type PayingTestDeps, type StripeAccount } from "../../support/stripe-account";

afterEach(() => void vi.restoreAllMocks());

type Event = { id: string; type: string; data: { object: { id: string; customer?: string } } };
type Delivery = { headers: Record<string, string>; body: string };

const deps: PayingTestDeps & StripeAccount = {
  ...testDeps(),
  ...localAccount(),
  tasks: { send: async () => {} },
};
const { shared } = deps.db;

/** A person with a customer at Stripe, who has bought a pack. */
async function createBuyer() {
  const { userId } = await createSeeker(deps);
  const session = await buy(deps, { userId, companyId: null }, "credits-10");
  const customerId = (await findCustomer(deps, { userId, companyId: null })) ?? "";
  await syncCustomer(deps, { customerId });
  return { userId, session, customerId };
}

function watchLog(): string[] {
  const lines: string[] = [];
  for (const level of ["debug", "info", "log", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void lines.push(words.join(" ")));
  return lines;
}

/** Delivers the newest event about an object, as Stripe does. */
async function deliverOf(objectId: string, thin = false) {
  const events = await deps.control<Event[]>("events");
  const event = events.find(({ data }) => data.object.id === objectId);
  if (!event) throw new Error(`no event tells of ${objectId}`);
  const { headers, body } = await deps.control<Delivery>("delivery", { event: event.id, thin });
  return visit("/webhooks/stripe", { method: "POST", headers, body });
}

function alertsAbout(subject: string) {
  return shared.select().from(billingAlerts).where(eq(billingAlerts.subject, subject));
}

async function expectToldOnce(subject: string, kind: string) {
  expect(await alertsAbout(subject)).toMatchObject([{ kind }]);
  const mails = await shared
    .select()
    .from(outbox)
    .where(eq(outbox.id, `billing-alert.${kind}.${subject}`));
  expect(mails).toHaveLength(1);
}

async function stateOf(userId: string) {
  const [plans, credits] = await Promise.all([
    shared.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
    shared.select().from(userCredits).where(eq(userCredits.userId, userId)),
  ]);
  return { plans, credits: credits.map(({ totalCredits }) => totalCredits) };
}

/** Makes something in the account as anyone with its key can, without us. */
async function create(path: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${env.STRIPE_ORIGIN}/v1/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams(fields),
  });
  const { id } = await answer.json<{ id?: string }>();
  if (!id) throw new Error(`${path}: ${answer.status}`);
  return id;
}

/** A price that we don't sell. */
async function foreignPrice(): Promise<string> {
  const product = await create("products", { name: "Something else" });
  return create("prices", {
    product,
    currency: "eur",
    unit_amount: "100",
    "recurring[interval]": "month",
    tax_behavior: "inclusive",
  });
}

/** A paid checkout of ten credits, under any order's id. */
async function payFor(customer: string, orderId: string): Promise<string> {
  const price = await deps.payments.findPrice("credits-10");
  const session = await create("checkout/sessions", {
    mode: "payment",
    customer,
    "line_items[0][price]": price?.id ?? "",
    "line_items[0][quantity]": "1",
    success_url: "http://localhost/payment-success",
    "metadata[order_id]": orderId,
  });
  await deps.control("complete", { session, outcome: "paid" });
  return session;
}

test.each([false, true])(
  "a subscription of nobody's is told to staff once, and gives nobody anything (thin: %s)",
  async (thin) => {
    const lines = watchLog();
    const plan = await deps.control<{ id: string; customer: string }>("subscribe");
    for (const _ of [1, 2]) expect((await deliverOf(plan.id, thin)).status).toBe(200);
    await expectToldOnce(plan.id, "ownerless-subscription");
    expect(await shared.select().from(subscriptions).where(eq(subscriptions.id, plan.id))).toEqual([]);
    const known = await shared.select().from(billingCustomers).where(eq(billingCustomers.id, plan.customer));
    expect(known).toEqual([]);
    expect(lines.filter((line) => line.includes(plan.customer)).length).toBeGreaterThan(0);
  },
);

test("a subscription at a price that isn't ours opens nothing: staff are told once", async () => {
  const { userId, customerId } = await createBuyer();
  const before = await stateOf(userId);
  const plan = await deps.control<{ id: string }>("subscribe", {
    customer: customerId,
    price: await foreignPrice(),
  });
  for (const _ of [1, 2]) expect((await deliverOf(plan.id)).status).toBe(200);
  await expectToldOnce(plan.id, "unknown-price");
  expect(await stateOf(userId)).toEqual(before);
});

test("a payment under another person's order grants nothing to either: staff are told once", async () => {
  const [payer, other] = [await createBuyer(), await createBuyer()];
  const [order] = await shared.select().from(orders).where(eq(orders.userId, other.userId));
  const session = await payFor(payer.customerId, order?.id ?? "");
  for (const _ of [1, 2]) expect((await deliverOf(session)).status).toBe(200);
  await expectToldOnce(session, "unknown-purchase");
  for (const { userId } of [payer, other]) expect((await stateOf(userId)).credits).toEqual([10]);
});

test("a purchase without an order of ours grants nothing: staff are told once", async () => {
  const { userId, customerId } = await createBuyer();
  const session = await payFor(customerId, crypto.randomUUID());
  for (const _ of [1, 2]) expect((await deliverOf(session)).status).toBe(200);
  await expectToldOnce(session, "unknown-purchase");
  expect((await stateOf(userId)).credits).toEqual([10]);
});

test.each([false, true])(
  "a dispute takes the credits back and is told to staff once (thin: %s)",
  async (thin) => {
    const { userId, session } = await createBuyer();
    const dispute = await deps.control<{ id: string }>("dispute", { of: session });
    for (const _ of [1, 2]) expect((await deliverOf(dispute.id, thin)).status).toBe(200);
    await expectToldOnce(session, "dispute");
    expect((await stateOf(userId)).credits).toEqual([0]);
  },
);

test("another person's checkout looks like one that never was, is logged, and changes nothing", async () => {
  const [owner, stranger] = [await createBuyer(), await createBuyer()];
  const before = [await stateOf(owner.userId), await stateOf(stranger.userId)];
  const cookie = await sessionOf(deps, stranger.userId);
  const lines = watchLog();
  const answers = [];
  for (const session of [owner.session, "cs_test_never_was"]) {
    const answer = await visit(`/payment-success?session_id=${session}`, { cookie });
    answers.push({ status: answer.status, says: (await answer.text()).includes("10 credits") });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 404, says: false });
  const refused = lines.filter((line) => line.includes("order-not-found"));
  expect(refused.length).toBeGreaterThanOrEqual(1);
  for (const line of lines) expect(line).not.toContain(owner.session);
  expect([await stateOf(owner.userId), await stateOf(stranger.userId)]).toEqual(before);
});

test("an event about nobody's payments is taken, logged, and changes nothing", async () => {
  const price = await foreignPrice();
  const lines = watchLog();
  expect((await deliverOf(price)).status).toBe(200);
  const logged = lines.find((line) => line.includes("payment-event"));
  const { id, customer } = JSON.parse(logged ?? "{}");
  expect(customer).toBeNull();
  expect(await shared.select().from(stripeEvents).where(eq(stripeEvents.id, id))).toEqual([]);
});
