import { desc, eq, sql } from "drizzle-orm";
import { companySubscriptions, liveCompanyFirst, plans } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { wrapError } from "../wrap-error";
import {
  type CompanySubscription,
  checkSubscription,
  type Usage,
  type Validity,
} from "./subscription-validity";
import { getUsage } from "./usage/get-usage";

/** Trial and Starter's limit where a plan names none. */
const DEFAULT_FILES_PER_UPLOAD = 10;

export type Entitlement = {
  subscription: CompanySubscription | null;
  validity: Validity;
  /** why the company may not work now, in the specification's words; null where it may */
  refusal: string | null;
  usage: Usage;
};

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
      slug: plans.slug,
      startDate: companySubscriptions.startDate,
      stripeId: companySubscriptions.subscriptionId,
      cancelAt: companySubscriptions.cancelAt,
      pastDueSince: companySubscriptions.pastDueSince,
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
  return { subscription, validity, refusal: validity.valid ? null : new AppError(validity.code).message };
}

/** What a company may do now and what it has begun in its period. */
export async function getEntitlement(
  deps: Pick<Deps, "db" | "now">,
  { companyId }: { companyId: string },
): Promise<Entitlement> {
  return addUsage(deps, { companyId, valid: await getValidity(deps, { companyId }) });
}

/** The same of a company whose subscription was read before. */
export async function addUsage(
  deps: Pick<Deps, "db">,
  { companyId, valid }: { companyId: string; valid: Omit<Entitlement, "usage"> },
): Promise<Entitlement> {
  const { subscription } = valid;
  if (!subscription) return { ...valid, usage: { threads: 0, applicants: 0, bulkAnalyses: 0 } };
  return { ...valid, usage: await getUsage(deps, { companyId, subscription }) };
}

/**
 * The subscription of a company that may work now.
 * @throws AppError with the spec's words where the trial or subscription has ended or there is none
 */
export async function requireValidity(
  deps: Pick<Deps, "db" | "now">,
  input: { companyId: string },
): Promise<CompanySubscription> {
  const { subscription, validity } = await getValidity(deps, input);
  if (!validity.valid) throw new AppError(validity.code);
  if (!subscription) throw new AppError("no-subscription");
  return subscription;
}

/** The same, with what it has used. @throws AppError as `requireValidity` */
export async function requireEntitlement(
  deps: Pick<Deps, "db" | "now">,
  { companyId }: { companyId: string },
): Promise<{ subscription: CompanySubscription; usage: Usage }> {
  const subscription = await requireValidity(deps, { companyId });
  return { subscription, usage: await getUsage(deps, { companyId, subscription }) };
}
