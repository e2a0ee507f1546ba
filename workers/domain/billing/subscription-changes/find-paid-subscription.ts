import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { companySubscriptions, subscriptions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";

/** The provider's id of the subscription that a buyer pays for and that isn't over; null where there is none. */
export async function findPaidSubscription(
  { db }: Pick<Deps, "db">,
  { userId, companyId }: Buyer,
): Promise<string | null> {
  if (companyId) {
    const [row] = await db.shared
      .select({ id: companySubscriptions.subscriptionId })
      .from(companySubscriptions)
      .where(
        and(
          eq(companySubscriptions.companyId, companyId),
          inArray(companySubscriptions.subscriptionStatus, ["active", "suspended"]),
          isNotNull(companySubscriptions.subscriptionId),
        ),
      )
      .orderBy(desc(companySubscriptions.nextRenewal))
      .limit(1);
    return row?.id ?? null;
  }
  const [row] = await db.shared
    .select({ id: subscriptions.stripeSubscriptionId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        inArray(subscriptions.status, ["active", "suspended"]),
        isNotNull(subscriptions.stripeSubscriptionId),
      ),
    )
    .orderBy(desc(subscriptions.nextRenewal))
    .limit(1);
  return row?.id ?? null;
}
