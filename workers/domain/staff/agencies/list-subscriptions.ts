import { and, asc, eq, gte, lt, type SQL } from "drizzle-orm";
import { companies, companySubscriptions, plans, subscriptions, users } from "../../../../db/schema";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import type { ListQuery } from "../schema";

export type SubscriptionLine = {
  id: string;
  ownerId: string;
  owner: string;
  planName: string;
  startDate: number;
  nextRenewal: number;
};

const SOON_MILLISECONDS = 7 * DAY;

/** The next to renew or end first. A status that the kind doesn't have gives an empty page. */
export async function listSubscriptions(
  { db, now }: Pick<Deps, "db" | "now">,
  { kind, status, soon, after }: ListQuery<"subscriptions">,
): Promise<CursorPage<SubscriptionLine>> {
  const isShown = (
    { id, nextRenewal }: typeof subscriptions | typeof companySubscriptions,
    hasStatus: SQL,
  ): SQL | undefined =>
    and(
      hasStatus,
      soon ? and(gte(nextRenewal, now()), lt(nextRenewal, now() + SOON_MILLISECONDS)) : undefined,
      afterKey(after, nextRenewal, id, "up"),
    );
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
          .where(isShown(companySubscriptions, eq(companySubscriptions.status, status as "trial")))
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
          .where(isShown(subscriptions, eq(subscriptions.status, status as "active")))
          .orderBy(asc(subscriptions.nextRenewal), asc(subscriptions.id))
          .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => row.nextRenewal);
}
