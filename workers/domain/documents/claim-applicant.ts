import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import type { ApplicantMessage } from "../../adapters/resume-queue/port";
import type { Deps } from "../deps";
import { LEASE_MILLISECONDS } from "./rules";

export type Claim = {
  leaseToken: string;
  applicant: Pick<
    typeof applicants.$inferSelect,
    "id" | "threadId" | "batchId" | "resumeFileUrl" | "fileHash" | "attempts" | "createdAt"
  >;
};

/**
 * Takes a pending résumé for this worker alone. One conditional statement, so that of many who try at once one gets it.
 * @returns null where someone else holds it, or it has ended, or it is gone
 */
export async function claimApplicant(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId, applicantId }: ApplicantMessage,
): Promise<Claim | null> {
  const leaseToken = crypto.randomUUID();
  const [applicant] = await db
    .dbFor(companyId)
    .update(applicants)
    .set({
      leaseToken,
      leaseUntil: now() + LEASE_MILLISECONDS,
      attempts: sql`${applicants.attempts} + 1`,
    })
    .where(
      and(
        eq(applicants.id, applicantId),
        eq(applicants.companyId, companyId),
        eq(applicants.analysisStatus, "pending"),
        or(isNull(applicants.leaseUntil), lte(applicants.leaseUntil, now())),
      ),
    )
    .returning({
      id: applicants.id,
      threadId: applicants.threadId,
      batchId: applicants.batchId,
      resumeFileUrl: applicants.resumeFileUrl,
      fileHash: applicants.fileHash,
      attempts: applicants.attempts,
      createdAt: applicants.createdAt,
    });
  return applicant ? { leaseToken, applicant } : null;
}

/** Gives a claim back, so that the next try need not wait for the lease to end. */
export async function releaseClaim(
  { db }: Pick<Deps, "db">,
  { companyId, claim }: { companyId: string; claim: Claim },
): Promise<void> {
  await db
    .dbFor(companyId)
    .update(applicants)
    .set({ leaseUntil: null })
    .where(and(eq(applicants.id, claim.applicant.id), eq(applicants.leaseToken, claim.leaseToken)));
}
