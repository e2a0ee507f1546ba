import type Stripe from "stripe";
import { EVENT_TYPES } from "./event-types";
import type { PastEvent, ReadEvent } from "./port";

/** The most that Stripe puts into one page of a list. */
const PAGE = 100;

type SignedBody = { body: string; signature: string; secret: string };

/** Both kinds of events: classic ones bring an object along, thin ones only name it. */
export async function readEvent(stripe: Stripe, { body, signature, secret }: SignedBody): Promise<ReadEvent> {
  const { default: StripeClient } = await import("stripe");
  const provider = StripeClient.createSubtleCryptoProvider();
  const { StripeSignatureVerificationError } = StripeClient.errors;
  try {
    if (isThin(body)) {
      const event = await stripe.parseEventNotificationAsync(body, signature, secret, undefined, provider);
      const related = "related_object" in event ? event.related_object : null;
      const customerId = related
        ? await customerOf(stripe, { type: related.type, id: "id" in related ? String(related.id) : "" })
        : null;
      return { id: event.id, type: event.type.replace(/^v1\./, ""), customerId };
    }
    const event = await stripe.webhooks.constructEventAsync(body, signature, secret, undefined, provider);
    const customerId = await customerOf(stripe, namedIn(event.data.object));
    return { id: event.id, type: event.type, customerId };
  } catch (error) {
    if (error instanceof StripeSignatureVerificationError) return "wrong";
    throw error;
  }
}

function isThin(body: string): boolean {
  try {
    return (JSON.parse(body) as { object?: unknown } | null)?.object === "v2.core.event";
  } catch {
    return false;
  }
}

type Named = { type: string; id: string; customer?: unknown };

function namedIn(object: Stripe.Event.Data.Object): Named {
  const {
    object: type = "",
    id = "",
    customer,
  } = object as { object?: string; id?: string; customer?: unknown };
  return { type, id, customer };
}

/** Whose an object is: as it says itself, else as Stripe says when it is asked. Null for objects that are nobody's. */
async function customerOf(stripe: Stripe, { type, id, customer }: Named): Promise<string | null> {
  if (typeof customer === "string") return customer;
  if (typeof customer === "object" && customer !== null && "id" in customer) return String(customer.id);
  switch (type) {
    case "customer":
      return id;
    case "subscription":
      return idOf((await stripe.subscriptions.retrieve(id)).customer);
    case "invoice":
      return idOf((await stripe.invoices.retrieve(id)).customer);
    case "checkout.session":
      return idOf((await stripe.checkout.sessions.retrieve(id)).customer);
    case "charge":
      return idOf((await stripe.charges.retrieve(id)).customer);
    case "dispute": {
      const charge = idOf((await stripe.disputes.retrieve(id)).charge);
      return charge ? idOf((await stripe.charges.retrieve(charge)).customer) : null;
    }
    default:
      return null;
  }
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

/** A page of what has happened since then, newest first: Stripe keeps it for 30 days. */
export async function listEvents(
  stripe: Stripe,
  { since, after }: { since: number; after: string | null },
): Promise<{ events: PastEvent[]; next: string | null }> {
  const page = await stripe.events.list({
    created: { gte: Math.floor(since / 1000) },
    types: EVENT_TYPES,
    limit: PAGE,
    ...(after === null ? {} : { starting_after: after }),
  });
  const events: PastEvent[] = [];
  for (const { id, created, data } of page.data) {
    const customerId = await customerOf(stripe, namedIn(data.object));
    if (customerId) events.push({ id, customerId, createdAt: created * 1000 });
  }
  return { events, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
}
