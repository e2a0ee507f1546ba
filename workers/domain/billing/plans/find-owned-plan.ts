import { and, eq } from "drizzle-orm";
import { plans } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";
import { isPaidAndLive, subscriptionsOf } from "../subscriptions-of";

/** The slug of the plan that a buyer pays for, or null: one that lives at the payment provider can't be bought again. */
export async function findOwnedPlan({ db }: Pick<Deps, "db">, buyer: Buyer): Promise<string | null> {
  const { t, isOwn } = subscriptionsOf(buyer);
  const [row] = await db.shared
    .select({ slug: plans.slug })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(and(isOwn, isPaidAndLive(t)));
  return row?.slug ?? null;
}
