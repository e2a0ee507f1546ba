import { inject } from "vitest";
import type { Card } from "../../../fakes/stripe/state";
import type { Checkout } from "./checkout";
import { control } from "./control";

type Event = { id: string; data: { object: { id?: string; customer?: string | null } } };
type Delivery = { headers: Record<string, string>; body: string };

/** What happens to the buyer of a checkout at the stand-in for Stripe, whose site is the shared Worker. */
export async function customerOf({ origin, session }: Checkout) {
  const { sessions } = await control<{ sessions: Record<string, { customer: string }> }>(origin, "state", {});
  const { customer = "" } = sessions[session] ?? {};

  /** Oldest first. */
  async function events(): Promise<string[]> {
    const all = await control<Event[]>(origin, "events", {});
    return all
      .filter(({ data }) => data.object.customer === customer)
      .map(({ id }) => id)
      .reverse();
  }

  async function deliver(event: string): Promise<void> {
    const { headers, body } = await control<Delivery>(origin, "delivery", { event });
    const answer = await fetch(`${inject("origin")}/webhooks/stripe`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`webhook ${event}: ${answer.status} ${await answer.text()}`);
  }

  /** Tells the site of the newest event, so that it asks Stripe: pages opened then show what Stripe says. */
  const tellSite = async () => deliver((await events()).at(-1) ?? "");

  return {
    tellSite,
    /** Stripe's own webhooks about this customer are lost from now on. */
    silence: () => control(origin, "silence", { customer }),
    setCard: (card: Card) => control(origin, "card", { customer, card }),
    /** Lets time pass at Stripe, counted from now, and tells the site; the site's own clock stands still. */
    advance: async (time: { days?: number; months?: number }) => {
      await control(origin, "advance", { ...time, customer, seconds: DRAFT_SECONDS });
      await tellSite();
    },
    /** Sends all webhooks so far, oldest first, each twice. */
    deliverAll: async () => {
      for (const event of await events()) {
        await deliver(event);
        await deliver(event);
      }
    },
  };
}

/** An invoice is a draft for an hour; a minute more, and it is collected. */
const DRAFT_SECONDS = 3660;
