import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { companySubscriptions, subscriptions } from "../../../db/schema";

/** Whose plan and payments are meant: a company's where one is named, else a person's own. */
export type Holder = { userId: string; companyId?: string | null } | { companyId: string };

/** Where a holder's subscriptions are. Both tables have the same columns under the same names, but for the owner's. */
export function subscriptionsOf(holder: Holder) {
  if (!holder.companyId && "userId" in holder)
    return { t: subscriptions, isOwn: eq(subscriptions.userId, holder.userId), onTrial: "active" as const };
  const isOwn = eq(companySubscriptions.companyId, holder.companyId ?? "");
  return { t: companySubscriptions, isOwn, onTrial: "trial" as const };
}

type SubscriptionTable = typeof companySubscriptions | typeof subscriptions;

/** Bought, and not over at the payment provider. */
export function isPaidAndLive(t: SubscriptionTable) {
  return and(inArray(t.status, ["active", "suspended"]), isNotNull(t.stripeSubscriptionId));
}

export function isTrialOfOurs(t: SubscriptionTable) {
  return isNull(t.stripeSubscriptionId);
}
