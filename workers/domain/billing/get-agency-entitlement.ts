import { and, desc, eq, sql } from "drizzle-orm";
import { companySubscriptions, liveCompanyFirst, plans, planUsage } from "../../../db/schema";
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

const periodStart = sql<number>`coalesce(${companySubscriptions.periodStart}, ${companySubscriptions.startDate})`;

export const currentFirst = [
  desc(liveCompanyFirst),
  desc(companySubscriptions.nextRenewal),
  desc(companySubscriptions.createdAt),
  desc(companySubscriptions.id),
];

export type Entitlement = {
  subscription: CompanySubscription | null;
  validity: Validity;
  /** why the company may not work now, in the specification's words; null where it may */
  refusal: string | null;
  usage: Usage;
};

/**
 * A company's subscription (the live one, else the one that holds longest), whether it may work now, and what it has begun
 * in the period: one statement, as each page of the portal asks. @throws AppError "subscription-check-failed"
 */
export async function getEntitlement(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId }: { companyId: string },
): Promise<Entitlement> {
  const [row] = await db.shared
    .select({
      status: companySubscriptions.status,
      slug: plans.slug,
      startDate: companySubscriptions.startDate,
      stripeId: companySubscriptions.stripeSubscriptionId,
      cancelAt: companySubscriptions.cancelAt,
      pastDueSince: companySubscriptions.pastDueSince,
      planName: plans.planName,
      nextRenewal: companySubscriptions.nextRenewal,
      suspendedAt: companySubscriptions.suspendedAt,
      periodStart,
      usedThreads: planUsage.threads,
      usedApplicants: planUsage.applicants,
      usedBulkAnalyses: planUsage.bulkAnalyses,
      threads: plans.maxCampaigns,
      applicants: plans.maxCandidates,
      bulkAnalyses: plans.maxBulkAnalyses,
      filesPerUpload: plans.maxFilesPerUpload,
    })
    .from(companySubscriptions)
    .innerJoin(plans, eq(plans.id, companySubscriptions.planId))
    .leftJoin(
      planUsage,
      and(eq(planUsage.companyId, companySubscriptions.companyId), eq(planUsage.periodStart, periodStart)),
    )
    .where(eq(companySubscriptions.companyId, companyId))
    .orderBy(...currentFirst)
    .limit(1)
    .catch(wrapError("subscription-check-failed"));
  const subscription: CompanySubscription | null = row
    ? {
        status: row.status,
        slug: row.slug,
        startDate: row.startDate,
        isPaid: row.stripeId !== null,
        cancelAt: row.cancelAt,
        pastDueSince: row.pastDueSince,
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
  const validity = checkSubscription(subscription, now());
  const usage: Usage = {
    threads: row?.usedThreads ?? 0,
    applicants: row?.usedApplicants ?? 0,
    bulkAnalyses: row?.usedBulkAnalyses ?? 0,
  };
  const refusal = validity.valid ? null : new AppError(validity.code).message;
  return { subscription, validity, refusal, usage };
}

/** The entitlement of a company that may work now. @throws AppError with the spec's words where its plan has ended or is missing */
export async function requireEntitlement(
  deps: Pick<Deps, "db" | "now">,
  input: { companyId: string },
): Promise<{ subscription: CompanySubscription; usage: Usage }> {
  const { subscription, validity, usage } = await getEntitlement(deps, input);
  if (!validity.valid) throw new AppError(validity.code);
  if (!subscription) throw new AppError("no-subscription");
  return { subscription, usage };
}
