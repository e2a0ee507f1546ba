import type { Page } from "playwright-core";

/** Orders something of the stand-in for Stripe, at its address. */
async function control<T>(origin: string, name: string, order: Record<string, unknown>): Promise<T> {
  const answer = await fetch(`${origin}/stripe/control/${name}`, {
    method: "POST",
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** The checkout that the browser was led to. */
export async function checkoutOf(page: Page): Promise<{ origin: string; session: string }> {
  await page.waitForURL(/\/stripe\/pay\//);
  const { origin, pathname } = new URL(page.url());
  return { origin, session: pathname.split("/").at(-1) ?? "" };
}

/** What the buyer does at Stripe; the way back is the caller's. */
export async function payAt({ origin, session }: { origin: string; session: string }, outcome = "paid") {
  await control(origin, "complete", { session, outcome });
}

type Event = { id: string; data: { object: { id?: string; customer?: string | null } } };
type Delivery = { headers: Record<string, string>; body: string };

/** Sends the webhooks about a checkout and its customer to the site, oldest first, each twice. */
export async function deliverWebhooks(
  site: string,
  { origin, session }: { origin: string; session: string },
): Promise<void> {
  const events = await control<Event[]>(origin, "events", {});
  const customer = events.find(({ data }) => data.object.id === session)?.data.object.customer;
  for (const { id } of events.filter(({ data }) => data.object.customer === customer).reverse()) {
    const { headers, body } = await control<Delivery>(origin, "delivery", { event: id });
    for (let times = 0; times < 2; times++) {
      const answer = await fetch(`${site}/webhooks/stripe`, { method: "POST", headers, body });
      if (!answer.ok) throw new Error(`webhook ${id}: ${answer.status} ${await answer.text()}`);
    }
  }
}
