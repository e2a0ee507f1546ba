import { and, asc, eq, gte, lt } from "drizzle-orm";
import { companies, companySubscriptions, plans, subscriptions, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { afterCursor, PAGE_SIZE, type Page, pageOf } from "../cursor-page";
import type { ListQuery } from "../schema";

export type SubscriptionLine = {
  id: string;
  ownerId: string;
  owner: string;
  planName: string;
  startDate: number;
  nextRenewal: number;
};

const SOON_MILLISECONDS = 7 * 24 * 60 * 60 * 1000;

/** The next to renew or end first. A status that the kind doesn't have gives an empty page. */
export async function listSubscriptions(
  { db, now }: Pick<Deps, "db" | "now">,
  { kind, status, soon, after }: ListQuery<"subscriptions">,
): Promise<Page<SubscriptionLine>> {
  const soonIn = (column: typeof subscriptions.nextRenewal | typeof companySubscriptions.nextRenewal) =>
    soon ? and(gte(column, now()), lt(column, now() + SOON_MILLISECONDS)) : undefined;
  const rows =
    kind === "agency"
      ? await db.shared
          .select({
            id: companySubscriptions.id,
            ownerId: companies.id,
            owner: companies.companyName,
            planName: plans.planName,
            startDate: companySubscriptions.startDate,
            nextRenewal: companySubscriptions.nextRenewal,
          })
          .from(companySubscriptions)
          .innerJoin(companies, eq(companies.id, companySubscriptions.companyId))
          .innerJoin(plans, eq(plans.id, companySubscriptions.planId))
          .where(
            and(
              eq(companySubscriptions.subscriptionStatus, status as "trial"),
              soonIn(companySubscriptions.nextRenewal),
              afterCursor(after, companySubscriptions.nextRenewal, companySubscriptions.id, "up"),
            ),
          )
          .orderBy(asc(companySubscriptions.nextRenewal), asc(companySubscriptions.id))
          .limit(PAGE_SIZE + 1)
      : await db.shared
          .select({
            id: subscriptions.id,
            ownerId: users.id,
            owner: users.email,
            planName: plans.planName,
            startDate: subscriptions.startDate,
            nextRenewal: subscriptions.nextRenewal,
          })
          .from(subscriptions)
          .innerJoin(users, eq(users.id, subscriptions.userId))
          .innerJoin(plans, eq(plans.id, subscriptions.planId))
          .where(
            and(
              eq(subscriptions.status, status as "active"),
              soonIn(subscriptions.nextRenewal),
              afterCursor(after, subscriptions.nextRenewal, subscriptions.id, "up"),
            ),
          )
          .orderBy(asc(subscriptions.nextRenewal), asc(subscriptions.id))
          .limit(PAGE_SIZE + 1);
  return pageOf(rows, (row) => row.nextRenewal);
}
