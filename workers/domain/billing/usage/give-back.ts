import { and, eq, isNull, lte, max, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db } from "../../../../db/client";
import { applicants, planUsage } from "../../../../db/schema";

/**
 * Takes an applicant off the count of the period in which they came, for a file that is about to be given up: put it
 * before the statement that does so. A file that has ended before, well or not, isn't taken off a second time.
 * @param isEnding what holds of the row that the next statement ends
 */
export function prepareGiveBack(
  tenant: Db,
  { companyId, isEnding }: { companyId: string; isEnding: SQL | undefined },
): BatchItem<"sqlite"> {
  const period = alias(planUsage, "period");
  const counted = tenant
    .select({ start: max(period.periodStart) })
    .from(applicants)
    .innerJoin(
      period,
      and(eq(period.companyId, applicants.companyId), lte(period.periodStart, applicants.createdAt)),
    )
    .where(and(isEnding, isNull(applicants.analysisTimestamp)));
  return tenant
    .update(planUsage)
    .set({ applicants: sql`max(${planUsage.applicants} - 1, 0)` })
    .where(and(eq(planUsage.companyId, companyId), sql`${planUsage.periodStart} = (${counted})`));
}
