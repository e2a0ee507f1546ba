import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applicants, batches, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { CompanySubscription } from "./subscription-validity";

type Limits = CompanySubscription["limits"];
type Tenant = Pick<Deps, "db"> & { companyId: string; limits: Limits };

/** Null limits are none. */
function within(used: SQL<number>, limit: number | null): SQL | null {
  return limit === null ? null : sql`${used} <= ${limit}`;
}

const QUOTA = "plan-quota";

function allOf(conditions: (SQL | null)[]): SQL {
  return and(sql`true`, ...conditions.filter((condition) => condition !== null)) as SQL;
}

/**
 * Holds a job thread that the batch has just inserted to the plan's limit: the statement fails, and the batch with it,
 * where there are too many. Counted inside the batch, requests at the same moment can't pass the limit together.
 */
export function prepareThreadQuota({ db, companyId, limits }: Tenant): BatchItem<"sqlite"> {
  const tenant = db.dbFor(companyId);
  const used = tenant.$count(threads, eq(threads.companyId, companyId));
  return prepareCondition(tenant, QUOTA, allOf([within(used, limits.threads)]));
}

/**
 * The same of a batch: one that has just been inserted (`isNew`) counts among the company's bulk analyses; `adding`
 * résumés must fit into the batch and among the company's applicants.
 */
export function prepareBatchQuota(
  { db, companyId, limits }: Tenant,
  { batchId, isNew, adding }: { batchId: string; isNew: boolean; adding: number },
): BatchItem<"sqlite"> {
  const tenant = db.dbFor(companyId);
  const conditions = [
    ...(isNew ? [within(tenant.$count(batches, eq(batches.companyId, companyId)), limits.bulkAnalyses)] : []),
    ...(adding > 0
      ? [
          within(
            sql`${adding} + ${tenant.$count(applicants, eq(applicants.companyId, companyId))}`,
            limits.applicants,
          ),
          within(
            sql`${adding} + ${tenant.$count(applicants, eq(applicants.batchId, batchId))}`,
            limits.filesPerUpload,
          ),
        ]
      : []),
  ];
  return prepareCondition(tenant, QUOTA, allOf(conditions));
}

/** Whether a batch failed because there was no room. */
export function isQuotaExceeded(error: unknown): boolean {
  return isRefused(error, QUOTA);
}
