import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabases } from "../../../db/client";
import { orders, outbox, subscriptions } from "../../../db/schema";
import { findCustomer } from "../../../workers/domain/billing/find-customer";
import { remindOfTrials } from "../../../workers/domain/billing/remind-of-trials";
import { cancelSubscription } from "../../../workers/domain/billing/subscription-changes/cancel-subscription";
import { resumeSubscription } from "../../../workers/domain/billing/subscription-changes/resume-subscription";
import { takePaymentEvent } from "../../../workers/domain/billing/take-payment-event";
import { withdrawOrder } from "../../../workers/domain/billing/withdrawal/withdraw-order";
import type { MailTemplate } from "../../../workers/domain/mail/mail-data";
import { failOnce, faultyD1 } from "../../support/faults";
import { visit } from "../../support/people/browser-session";
import { createSeeker } from "../../support/people/seeker";
import { buy, payingDeps } from "../../support/stripe-account";

const DAY = 24 * 60 * 60_000;
/** More calls than a synchronization makes of the database. */
const MOST_CALLS = 9;

type Delivery = { headers: { "stripe-signature": string }; body: string };
type Event = { id: string };
type World = Awaited<ReturnType<typeof createWorld>>;

async function createWorld() {
  const deps = payingDeps();
  const { userId, email } = await createSeeker(deps);
  const buyer = { userId, companyId: null };
  const taken = new Set<string>();
  /** Everything that has happened, newest first: cut short once, and then twice. */
  const hear = async () => {
    const events = await deps.control<Event[]>("events");
    for (const [index, { id }] of events.filter((event) => !taken.has(event.id)).entries()) {
      taken.add(id);
      const { headers, body } = await deps.control<Delivery>("delivery", { event: id });
      const webhook = { body, signature: headers["stripe-signature"] };
      const cut = { ...deps, db: openDatabases(faultyD1(failOnce(1 + (index % MOST_CALLS)))) };
      await takePaymentEvent(cut, webhook).catch(() => {});
      for (const _ of [1, 2]) await takePaymentEvent(deps, webhook);
    }
  };
  const customer = async () => (await findCustomer(deps, { userId, companyId: null })) ?? "";
  const order = async (slug: string, outcome?: "paid" | "delayed") => {
    const session = await buy(deps, buyer, slug, outcome);
    await hear();
    return session;
  };
  /** A plan whose first payment is due at once: the trial is over. */
  const subscribe = async () => {
    await deps.db.shared
      .update(subscriptions)
      .set({ nextRenewal: deps.now() - DAY })
      .where(eq(subscriptions.userId, userId));
    await order("individual-monthly");
  };
  const pass = async (days: number) => {
    await deps.control("advance", { days });
    deps.wait(days * DAY);
    await hear();
  };
  return { deps, userId, email, buyer, hear, customer, order, subscribe, pass };
}

/** What brings each mail about, and words that its reader must find in it. */
const causes: [MailTemplate, (world: World) => Promise<unknown>, RegExp][] = [
  ["subscription-started", ({ subscribe }) => subscribe(), /has started.*€5\.99/s],
  [
    "subscription-renewed",
    async ({ subscribe, pass }) => {
      await subscribe();
      await pass(32);
    },
    /received €5\.99.*cancel at any time/s,
  ],
  [
    "price-changed",
    async ({ deps, subscribe, hear, customer }) => {
      await subscribe();
      const [plan] = (await deps.payments.readCustomer(await customer())).subscriptions;
      await deps.control("reprice", { subscription: plan?.id, amount: 699 });
      await hear();
    },
    /€6\.99.*instead of €5\.99.*you can cancel/s,
  ],
  [
    "payment-failed",
    async ({ deps, subscribe, pass, customer }) => {
      await subscribe();
      await deps.control("card", { customer: await customer(), card: "declines-once" });
      await pass(32);
    },
    /could not collect €5\.99/,
  ],
  [
    "subscription-suspended",
    async ({ deps, subscribe, pass, customer }) => {
      await subscribe();
      await deps.control("card", { customer: await customer(), card: "declines" });
      await pass(50);
    },
    /suspended/,
  ],
  [
    "subscription-cancelled",
    async ({ deps, buyer, subscribe, hear }) => {
      await subscribe();
      for (const _ of [1, 2]) await cancelSubscription(deps, { buyer });
      await hear();
    },
    /nothing more is charged/,
  ],
  [
    "subscription-resumed",
    async ({ deps, buyer, subscribe, hear }) => {
      await subscribe();
      await cancelSubscription(deps, { buyer });
      for (const _ of [1, 2]) await resumeSubscription(deps, { buyer });
      await hear();
    },
    /was taken back/,
  ],
  [
    "subscription-ended",
    async ({ deps, buyer, subscribe, pass }) => {
      await subscribe();
      await cancelSubscription(deps, { buyer });
      await pass(40);
    },
    /Nothing more is charged, and your data stays/,
  ],
  [
    "trial-ended",
    async ({ deps, buyer }) => {
      await remindOfTrials(deps);
      await cancelSubscription(deps, { buyer });
      for (const _ of [1, 2, 3]) {
        deps.wait(10 * DAY);
        await Promise.all([remindOfTrials(deps), remindOfTrials(deps)]);
      }
    },
    /Your trial has ended/,
  ],
  ["credits-bought", ({ order }) => order("credits-10"), /10 credits for €12\.99/],
  [
    "order-failed",
    async ({ deps, order, hear }) => {
      const session = await order("credits-10", "delayed");
      await deps.control("settle", { session, succeeded: false });
      await hear();
    },
    /Nothing was charged, and no credits were added/,
  ],
  [
    "refunded",
    async ({ deps, order, hear }) => {
      const session = await order("credits-10");
      await deps.control("refund", { of: session });
      await hear();
    },
    /paid back €12\.99/,
  ],
  [
    "declaration-received",
    async ({ deps, userId, buyer, order, hear }) => {
      await order("credits-10");
      const [bought] = await deps.db.shared.select().from(orders).where(eq(orders.userId, userId));
      for (const _ of [1, 2]) await withdrawOrder(deps, { buyer, orderId: bought?.id ?? "" });
      await hear();
    },
    /withdrawal/i,
  ],
];

test.each(causes)(
  "the mail %s is sent once, however often its cause is told, and is seen in /outbox",
  async (template, cause, words) => {
    const world = await createWorld();
    await cause(world);
    const mails = await world.deps.db.shared.select().from(outbox).where(eq(outbox.userId, world.userId));
    const [mail, ...more] = mails.filter((one) => one.template === template);
    expect(mail).toMatchObject({ toAddress: world.email });
    expect(more).toEqual([]);
    const page = await visit(`/outbox/${encodeURIComponent(mail?.id ?? "")}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(words);
  },
);

test("money that goes back in parts is told part by part", async () => {
  const world = await createWorld();
  const { deps, userId, hear } = world;
  const session = await world.order("credits-10");
  for (const amount of [300, 400]) {
    await deps.control("refund", { of: session, amount });
    await hear();
  }
  const mails = await deps.db.shared.select().from(outbox).where(eq(outbox.userId, userId));
  const amounts = mails.flatMap(({ template, data }) => (template === "refunded" ? [data?.amount] : []));
  expect(amounts.sort()).toEqual([300, 400]);
});
