import { and, desc } from "drizzle-orm";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";
import { isPaidAndLive, subscriptionsOf } from "../subscriptions-of";

/** The provider's id of the subscription that a buyer pays for and that isn't over; null where there is none. */
export async function findPaidSubscription({ db }: Pick<Deps, "db">, buyer: Buyer): Promise<string | null> {
  const { t, isOwn } = subscriptionsOf(buyer);
  const [row] = await db.shared
    .select({ id: t.stripeSubscriptionId })
    .from(t)
    .where(and(isOwn, isPaidAndLive(t)))
    .orderBy(desc(t.nextRenewal))
    .limit(1);
  return row?.id ?? null;
}
