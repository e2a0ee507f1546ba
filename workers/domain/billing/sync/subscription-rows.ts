import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { PaidSubscription } from "../../../adapters/payments/port";
import type { Deps } from "../../deps";
import { isTrialOfOurs, subscriptionsOf } from "../subscriptions-of";
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
  const { t, isOwn, onTrial } = subscriptionsOf(owner);
  const endTrial = db.shared
    .update(t)
    .set({ status: "cancelled", updatedAt })
    .where(and(isOwn, isTrialOfOurs(t), eq(t.status, onTrial)));
  return [
    ...(lives ? [endTrial] : []),
    ...rows.map(({ subscription: { id, createdAt, price }, planId, state }) => {
      const set = { planId, price, updatedAt, ...state };
      return db.shared
        .insert(t)
        .values({ ...owner, id, stripeSubscriptionId: id, createdAt, ...set })
        .onConflictDoUpdate({ target: t.id, set });
    }),
  ];
}
