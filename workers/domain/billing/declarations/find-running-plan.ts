import { and, eq, inArray, isNull } from "drizzle-orm";
import { companySubscriptions, plans, subscriptions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { Buyer } from "../orders/find-item";

/** A plan, or a trial, that runs and isn't cancelled. Time in UTC ms. */
export type RunningPlan = { planName: string; nextRenewal: number };

/** What a buyer could cancel now, or null. */
export async function findRunningPlan(
  { db }: Pick<Deps, "db">,
  { userId, companyId }: Buyer,
): Promise<RunningPlan | null> {
  if (companyId) {
    const t = companySubscriptions;
    const [row] = await db.shared
      .select({ planName: plans.planName, nextRenewal: t.nextRenewal })
      .from(t)
      .innerJoin(plans, eq(plans.id, t.planId))
      .where(
        and(
          eq(t.companyId, companyId),
          inArray(t.subscriptionStatus, ["trial", "active", "suspended"]),
          isNull(t.cancelAt),
        ),
      );
    return row ?? null;
  }
  const t = subscriptions;
  const [row] = await db.shared
    .select({ planName: plans.planName, nextRenewal: t.nextRenewal })
    .from(t)
    .innerJoin(plans, eq(plans.id, t.planId))
    .where(and(eq(t.userId, userId), inArray(t.status, ["active", "suspended"]), isNull(t.cancelAt)));
  return row ?? null;
}
