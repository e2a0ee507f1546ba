import { and, eq, isNull } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { companySubscriptions, subscriptions } from "../../../../db/schema";
import type { PaidSubscription } from "../../../adapters/payments/port";
import type { Deps } from "../../deps";
import type { Known, Owner } from "./read-known";
import { isLive, type SubscriptionState, stateOf } from "./subscription-state";

type Row = { subscription: PaidSubscription; planId: string; state: SubscriptionState };

/**
 * An owner's paid subscriptions as rows, whose ids are the provider's. What is over comes first, so that at no moment two
 * are live; a trial ends where a paid subscription lives (RULINGS 15, 44).
 */
export function prepareSubscriptions(
  { db, now }: Pick<Deps, "db" | "now">,
  { owner, subscriptions: paid, known }: { owner: Owner; subscriptions: PaidSubscription[]; known: Known },
): BatchItem<"sqlite">[] {
  if (owner === "nobody") return [];
  const rows = paid
    .flatMap((subscription): Row[] => {
      const plan = known.plans.find(({ slug }) => slug === subscription.item);
      const state = stateOf(subscription);
      return plan && state ? [{ subscription, planId: plan.id, state }] : [];
    })
    .sort((a, b) => Number(isLive(a.subscription)) - Number(isLive(b.subscription)));
  const updatedAt = now();
  const lives = rows.some(({ subscription }) => isLive(subscription));
  if ("userId" in owner) {
    const ofTrial = and(
      eq(subscriptions.userId, owner.userId),
      eq(subscriptions.status, "active"),
      isNull(subscriptions.stripeSubscriptionId),
    );
    return [
      ...(lives
        ? [db.shared.update(subscriptions).set({ status: "cancelled", updatedAt }).where(ofTrial)]
        : []),
      ...rows.map(({ subscription: { id, createdAt }, planId, state }) =>
        db.shared
          .insert(subscriptions)
          .values({
            id,
            userId: owner.userId,
            stripeSubscriptionId: id,
            planId,
            createdAt,
            updatedAt,
            ...state,
          })
          .onConflictDoUpdate({ target: subscriptions.id, set: { planId, updatedAt, ...state } }),
      ),
    ];
  }
  const ofTrial = and(
    eq(companySubscriptions.companyId, owner.companyId),
    eq(companySubscriptions.subscriptionStatus, "trial"),
    isNull(companySubscriptions.subscriptionId),
  );
  return [
    ...(lives
      ? [
          db.shared
            .update(companySubscriptions)
            .set({ subscriptionStatus: "cancelled", updatedAt })
            .where(ofTrial),
        ]
      : []),
    ...rows.map(({ subscription: { id, createdAt }, planId, state: { status, ...period } }) => {
      const set = { planId, subscriptionStatus: status, updatedAt, ...period };
      return db.shared
        .insert(companySubscriptions)
        .values({ id, companyId: owner.companyId, subscriptionId: id, createdAt, ...set })
        .onConflictDoUpdate({ target: companySubscriptions.id, set });
    }),
  ];
}
