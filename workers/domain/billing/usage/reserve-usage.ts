import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { applicants, planUsage } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { CompanySubscription, Usage } from "../subscription-validity";

export type PlanAccount = {
  companyId: string;
  subscription: Pick<CompanySubscription, "periodStart" | "limits">;
};

type Reserving = Pick<Deps, "db"> & PlanAccount;

const USAGE = "plan-usage";
const FILES = "plan-files";

/** The row that counts a company's use of a period. */
export function ofPeriod({ companyId, subscription: { periodStart } }: PlanAccount) {
  return and(eq(planUsage.companyId, companyId), eq(planUsage.periodStart, periodStart));
}

/**
 * Adds to what a company has begun in its period, and holds it to the plan's limits: the batch fails where there is no
 * room. Statements of one batch see each other and run alone, so requests at the same moment can't pass a limit together.
 */
function prepareReservation(account: Reserving, adding: Partial<Record<keyof Usage, number | SQL>>) {
  const { db, companyId, subscription } = account;
  const { periodStart, limits } = subscription;
  const tenant = db.dbFor(companyId);
  const room = (Object.keys(adding) as (keyof Usage)[]).flatMap((kind) => {
    const limit = limits[kind];
    const used = tenant.select({ used: planUsage[kind] }).from(planUsage).where(ofPeriod(account));
    return limit === null ? [] : [sql`(${used}) <= ${limit}`];
  });
  const add = tenant
    .insert(planUsage)
    .values({ companyId, periodStart, ...adding })
    .onConflictDoUpdate({
      target: [planUsage.companyId, planUsage.periodStart],
      set: {
        threads: sql`${planUsage.threads} + excluded.threads`,
        applicants: sql`${planUsage.applicants} + excluded.applicants`,
        bulkAnalyses: sql`${planUsage.bulkAnalyses} + excluded.bulk_analyses`,
      },
    });
  return [add, ...(room.length > 0 ? [prepareCondition(tenant, USAGE, and(...room) as SQL)] : [])];
}

/** Counts a job thread, in the batch that inserts it. */
export function prepareThreadReservation(account: Reserving): BatchItem<"sqlite">[] {
  return prepareReservation(account, { threads: 1 });
}

/** Counts the applicants that the batch has inserted so far, and a new bulk analysis, whose files the plan limits. */
export function prepareUploadReservation(
  account: Reserving,
  { batchId, isNew, ids }: { batchId: string; isNew: boolean; ids: string[] },
): BatchItem<"sqlite">[] {
  const { db, companyId, subscription } = account;
  const tenant = db.dbFor(companyId);
  const inBatch = eq(applicants.batchId, batchId);
  const sent = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const inserted = tenant.$count(applicants, and(inBatch, sql`${applicants.id} in (${sent})`));
  const files = sql`${tenant.$count(applicants, inBatch)} <= ${subscription.limits.filesPerUpload}`;
  return [
    ...prepareReservation(account, {
      applicants: sql`${inserted}`,
      ...(isNew ? { bulkAnalyses: 1 } : {}),
    }),
    prepareCondition(tenant, FILES, files),
  ];
}

/** Whether a batch failed because the period's count would pass a limit of the plan. */
export function isOverLimit(error: unknown): boolean {
  return isRefused(error, USAGE);
}

/** Whether a batch failed because an upload would have more files than the plan allows at once. */
export function hasTooManyFiles(error: unknown): boolean {
  return isRefused(error, FILES);
}
