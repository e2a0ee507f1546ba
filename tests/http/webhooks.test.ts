import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { stripeEvents, subscriptions, userCredits } from "../../db/schema";
import { testDeps } from "../support/faults";
import { askFaulty, noBatches } from "../support/faulty-site";
import { visit } from "../support/people/browser-session";
import { createSeeker } from "../support/people/seeker";
import { buy, localAccount, type PayingTestDeps, type StripeAccount } from "../support/stripe-account";

type Delivery = { headers: Record<string, string>; body: string };
type Event = { id: string; type: string; data: { object: { id: string; customer?: string } } };

/** A purchase at the Worker's own account, with the events that it caused, newest first. */
async function purchase(slug = "credits-10") {
  const deps: PayingTestDeps & StripeAccount = {
    ...testDeps(),
    ...localAccount(),
    tasks: { send: async () => {} },
  };
  const { userId } = await createSeeker(deps);
  const session = await buy(deps, { userId, companyId: null }, slug);
  const events = await deps.control<Event[]>("events");
  const completed = events.find(({ data }) => data.object.id === session);
  if (!completed) throw new Error("no event tells of the checkout");
  const customer = completed.data.object.customer;
  return { deps, userId, completed, events: events.filter(({ data }) => data.object.customer === customer) };
}

function post({ headers, body }: Delivery): Promise<Response> {
  return visit("/webhooks/stripe", { method: "POST", headers, body });
}

function creditsOf({ db }: PayingTestDeps, userId: string) {
  return db.shared.select().from(userCredits).where(eq(userCredits.userId, userId));
}

function recorded({ db }: PayingTestDeps, ids: string[]) {
  return db.shared.select().from(stripeEvents).where(inArray(stripeEvents.id, ids));
}

test.each([false, true])("a signed event grants what was bought, once (thin: %s)", async (thin) => {
  const { deps, userId, completed } = await purchase();
  const delivery = await deps.control<Delivery>("delivery", { event: completed.id, thin });
  for (let time = 0; time < 2; time++) expect((await post(delivery)).status).toBe(200);
  expect(await creditsOf(deps, userId)).toMatchObject([{ totalCredits: 10 }]);
  expect(await recorded(deps, [JSON.parse(delivery.body).id])).toHaveLength(1);
});

test("events may come in any order: each says only whom to look at", async () => {
  const { deps, userId, events } = await purchase("individual-monthly");
  expect(events.length).toBeGreaterThan(2);
  for (const { id } of events) {
    const delivery = await deps.control<Delivery>("delivery", { event: id });
    expect((await post(delivery)).status).toBe(200);
  }
  const rows = await deps.db.shared.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  expect(rows.map(({ status }) => status).sort()).toEqual(["active", "cancelled"]);
});

test.each([
  ["changed after it was signed", 0, (delivery: Delivery) => ({ ...delivery, body: `${delivery.body} ` })],
  ["signed five minutes ago", 301, (delivery: Delivery) => delivery],
  ["without a signature", 0, ({ body }: Delivery) => ({ headers: {}, body })],
  ["with no event in it", 0, ({ headers }: Delivery) => ({ headers, body: "[]" })],
])("an event is refused, and changes nothing: %s", async (_what, age, change) => {
  const { deps, userId, completed } = await purchase();
  const delivery = await deps.control<Delivery>("delivery", { event: completed.id, age });
  const answer = await post(change(delivery));
  expect(answer.status).toBe(400);
  expect(await creditsOf(deps, userId)).toEqual([]);
  expect(await recorded(deps, [completed.id])).toEqual([]);
});

test("work that fails is answered so that Stripe repeats the event, and is done by the repetition", async () => {
  const { deps, userId, completed } = await purchase();
  const { headers, body } = await deps.control<Delivery>("delivery", { event: completed.id });
  const failed = await askFaulty({ DB: noBatches }, "/webhooks/stripe", { headers, body });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(await recorded(deps, [completed.id])).toEqual([]);
  expect((await post({ headers, body })).status).toBe(200);
  expect(await creditsOf(deps, userId)).toMatchObject([{ totalCredits: 10 }]);
});
