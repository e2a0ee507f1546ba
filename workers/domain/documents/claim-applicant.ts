import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { candidates } from "../../../db/schema";
import type { CandidateMessage } from "../../adapters/resume-queue/port";
import type { Deps } from "../deps";
import { LEASE_MILLISECONDS } from "./rules";

export type Claim = {
  leaseToken: string;
  candidate: Pick<
    typeof candidates.$inferSelect,
    "id" | "campaignId" | "batchId" | "resumeFileUrl" | "fileHash" | "attempts" | "createdAt"
  >;
};

/**
 * Takes a pending résumé for this worker alone. One conditional statement, so that of many who try at once one gets it.
 * @returns null where someone else holds it, or it has ended, or it is gone
 */
export async function claimCandidate(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId, candidateId }: CandidateMessage,
): Promise<Claim | null> {
  const leaseToken = crypto.randomUUID();
  const [candidate] = await db
    .dbFor(companyId)
    .update(candidates)
    .set({
      leaseToken,
      leaseUntil: now() + LEASE_MILLISECONDS,
      attempts: sql`${candidates.attempts} + 1`,
    })
    .where(
      and(
        eq(candidates.id, candidateId),
        eq(candidates.companyId, companyId),
        eq(candidates.analysisStatus, "pending"),
        or(isNull(candidates.leaseUntil), lte(candidates.leaseUntil, now())),
      ),
    )
    .returning({
      id: candidates.id,
      campaignId: candidates.campaignId,
      batchId: candidates.batchId,
      resumeFileUrl: candidates.resumeFileUrl,
      fileHash: candidates.fileHash,
      attempts: candidates.attempts,
      createdAt: candidates.createdAt,
    });
  return candidate ? { leaseToken, candidate } : null;
}

/** Gives a claim back, so that the next try need not wait for the lease to end. */
export async function releaseClaim(
  { db }: Pick<Deps, "db">,
  { companyId, claim }: { companyId: string; claim: Claim },
): Promise<void> {
  await db
    .dbFor(companyId)
    .update(candidates)
    .set({ leaseUntil: null })
    .where(and(eq(candidates.id, claim.candidate.id), eq(candidates.leaseToken, claim.leaseToken)));
}
