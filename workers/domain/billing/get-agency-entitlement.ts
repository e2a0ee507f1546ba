import { desc, eq, sql } from "drizzle-orm";
import {
  applicants,
  batches,
  companySubscriptions,
  liveCompanyFirst,
  plans,
  threads,
} from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { wrapError } from "../wrap-error";
import {
  type CompanySubscription,
  checkSubscription,
  type Usage,
  type Validity,
} from "./subscription-validity";

/** Trial and Starter's limit where a plan names none. */
const DEFAULT_FILES_PER_UPLOAD = 10;

export type Entitlement = { subscription: CompanySubscription | null; validity: Validity; usage: Usage };

/**
 * A company's subscription (the live one, else the one that holds longest), and whether it may work now. Counts nothing.
 * @throws AppError "subscription-check-failed"
 */
export async function getValidity(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId }: { companyId: string },
): Promise<Omit<Entitlement, "usage">> {
  const [row] = await db.shared
    .select({
      status: companySubscriptions.subscriptionStatus,
      planName: plans.planName,
      nextRenewal: companySubscriptions.nextRenewal,
      suspendedAt: companySubscriptions.suspendedAt,
      periodStart: sql<number>`coalesce(${companySubscriptions.periodStart}, ${companySubscriptions.startDate})`,
      threads: plans.maxCampaigns,
      applicants: plans.maxCandidates,
      bulkAnalyses: plans.maxBulkAnalyses,
      filesPerUpload: plans.maxFilesPerUpload,
    })
    .from(companySubscriptions)
    .innerJoin(plans, eq(plans.id, companySubscriptions.planId))
    .where(eq(companySubscriptions.companyId, companyId))
    .orderBy(
      desc(liveCompanyFirst),
      desc(companySubscriptions.nextRenewal),
      desc(companySubscriptions.createdAt),
      desc(companySubscriptions.id),
    )
    .limit(1)
    .catch(wrapError("subscription-check-failed"));
  const subscription: CompanySubscription | null = row
    ? {
        status: row.status,
        planName: row.planName,
        nextRenewal: row.nextRenewal,
        suspendedAt: row.suspendedAt,
        periodStart: row.periodStart,
        limits: {
          threads: row.threads,
          applicants: row.applicants,
          bulkAnalyses: row.bulkAnalyses,
          filesPerUpload: row.filesPerUpload ?? DEFAULT_FILES_PER_UPLOAD,
        },
      }
    : null;
  return { subscription, validity: checkSubscription(subscription, now()) };
}

/** What a company may do now and what it has used. */
export async function getEntitlement(
  deps: Pick<Deps, "db" | "now">,
  { companyId }: { companyId: string },
): Promise<Entitlement> {
  const tenant = deps.db.dbFor(companyId);
  const [valid, threadCount, applicantCount, batchCount] = await Promise.all([
    getValidity(deps, { companyId }),
    tenant.$count(threads, eq(threads.companyId, companyId)),
    tenant.$count(applicants, eq(applicants.companyId, companyId)),
    tenant.$count(batches, eq(batches.companyId, companyId)),
  ]);
  const usage = { threads: threadCount, applicants: applicantCount, bulkAnalyses: batchCount };
  return { ...valid, usage };
}

/**
 * The entitlement of a company that may work now.
 * @throws AppError with the spec's words where the trial or subscription has ended or there is none
 */
export async function requireEntitlement(
  deps: Pick<Deps, "db" | "now">,
  input: { companyId: string },
): Promise<Entitlement & { subscription: CompanySubscription }> {
  const entitlement = await getEntitlement(deps, input);
  if (!entitlement.validity.valid) throw new AppError(entitlement.validity.code);
  if (!entitlement.subscription) throw new AppError("no-subscription");
  return { ...entitlement, subscription: entitlement.subscription };
}

/** @throws AppError "limit-reached" where `used + adding` would pass the plan's limit */
export function requireWithinPlan(
  what: string,
  { used, adding, limit }: { used: number; adding: number; limit: number | null },
): void {
  if (limit === null || used + adding <= limit) return;
  throw new AppError("limit-reached", {
    message: `Your plan allows ${limit} ${what}; ${used} are in use. Please upgrade to add more.`,
  });
}
