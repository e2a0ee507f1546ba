import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { companySubscriptions, plans, subscriptions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";

/** The slug of the plan that a buyer pays for, or null: one that lives at the payment provider can't be bought again. */
export async function findOwnedPlan(
  { db }: Pick<Deps, "db">,
  { userId, companyId }: Buyer,
): Promise<string | null> {
  const { shared } = db;
  const [row] = companyId
    ? await shared
        .select({ slug: plans.slug })
        .from(companySubscriptions)
        .innerJoin(plans, eq(plans.id, companySubscriptions.planId))
        .where(
          and(
            eq(companySubscriptions.companyId, companyId),
            isNotNull(companySubscriptions.subscriptionId),
            inArray(companySubscriptions.subscriptionStatus, ["active", "suspended"]),
          ),
        )
    : await shared
        .select({ slug: plans.slug })
        .from(subscriptions)
        .innerJoin(plans, eq(plans.id, subscriptions.planId))
        .where(
          and(
            eq(subscriptions.userId, userId),
            isNotNull(subscriptions.stripeSubscriptionId),
            inArray(subscriptions.status, ["active", "suspended"]),
          ),
        );
  return row?.slug ?? null;
}
