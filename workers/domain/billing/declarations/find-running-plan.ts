import { and, eq, inArray, isNull } from "drizzle-orm";
import { plans } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";
import { subscriptionsOf } from "../subscriptions-of";

/** A plan, or a trial, that runs and isn't cancelled. Time in UTC ms. */
export type RunningPlan = { planName: string; nextRenewal: number };

/** What a buyer could cancel now, or null. */
export async function findRunningPlan({ db }: Pick<Deps, "db">, buyer: Buyer): Promise<RunningPlan | null> {
  const { t, isOwn, onTrial } = subscriptionsOf(buyer);
  const [row] = await db.shared
    .select({ planName: plans.planName, nextRenewal: t.nextRenewal })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(and(isOwn, inArray(t.status, [onTrial, "active", "suspended"]), isNull(t.cancelAt)));
  return row ?? null;
}
