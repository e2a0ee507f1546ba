import { inArray } from "drizzle-orm";
import { billingCustomers, stripeEvents } from "../../../db/schema";
import type { PastEvent } from "../../adapters/payments/port";
import { DAY } from "../day";
import type { PayingDeps } from "./require-payments";

/** The provider repeats a webhook for so long: what is older has been given up. */
const LOOKED_BACK = 3 * DAY;
/** D1 takes 100 parameters in a statement. */
const IDS = 50;
/** The provider's times are whole seconds. */
const SECOND = 1000;

/**
 * Reads customers again of whom something has happened at the provider since they were read last: its webhook hasn't come.
 * @param after the last event of the page before @returns where the next page of the provider's list begins, or null
 */
export async function takeLostEvents(
  deps: PayingDeps,
  { after, sync }: { after: string | null; sync: (customerId: string) => Promise<void> },
): Promise<string | null> {
  const { events, next } = await deps.payments.listEvents({ since: deps.now() - LOOKED_BACK, after });
  for (const customerId of await findUnread(deps, events)) await sync(customerId);
  return next;
}

/** Customers of ours with an event that hasn't taken effect and that no reading can have seen. */
async function findUnread({ db }: PayingDeps, events: PastEvent[]): Promise<Set<string>> {
  const unread = new Set<string>();
  for (let from = 0; from < events.length; from += IDS) {
    const some = events.slice(from, from + IDS);
    const [taken, customers] = await Promise.all([
      db.shared
        .select({ id: stripeEvents.id })
        .from(stripeEvents)
        .where(
          inArray(
            stripeEvents.id,
            some.map(({ id }) => id),
          ),
        ),
      db.shared
        .select({ id: billingCustomers.id, syncedAt: billingCustomers.syncedAt })
        .from(billingCustomers)
        .where(inArray(billingCustomers.id, [...new Set(some.map(({ customerId }) => customerId))])),
    ]);
    const done = new Set(taken.map(({ id }) => id));
    const readAt = new Map(customers.map(({ id, syncedAt }) => [id, syncedAt ?? 0]));
    for (const { id, customerId, createdAt } of some) {
      const last = readAt.get(customerId);
      if (last !== undefined && last < createdAt + SECOND && !done.has(id)) unread.add(customerId);
    }
  }
  return unread;
}
