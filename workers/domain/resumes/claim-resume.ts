import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { ResumeMessage } from "../../adapters/resume-queue/port";
import type { Deps } from "../deps";
import { LEASE_MILLISECONDS } from "../documents/rules";
import { ofUser, type Resume } from "./get-resume";

export type ResumeClaim = { leaseToken: string; resume: Resume };

/**
 * Takes a pending résumé for this worker alone. One conditional statement, so that of many who try at once one gets it.
 * @returns null where someone else holds it, or it has ended, or it is gone
 */
export async function claimResume(
  { db, now }: Pick<Deps, "db" | "now">,
  message: ResumeMessage,
): Promise<ResumeClaim | null> {
  const leaseToken = crypto.randomUUID();
  const [resume] = await db.shared
    .update(resumes)
    .set({
      leaseToken,
      leaseUntil: now() + LEASE_MILLISECONDS,
      attempts: sql`${resumes.attempts} + 1`,
    })
    .where(
      and(
        ofUser(message),
        eq(resumes.analysisStatus, "pending"),
        or(isNull(resumes.leaseUntil), lte(resumes.leaseUntil, now())),
      ),
    )
    .returning();
  return resume ? { leaseToken, resume } : null;
}

/** Gives a claim back, so that the next try need not wait for the lease to end. */
export async function releaseResumeClaim(
  { db }: Pick<Deps, "db">,
  { resume, leaseToken }: ResumeClaim,
): Promise<void> {
  await db.shared
    .update(resumes)
    .set({ leaseUntil: null })
    .where(and(eq(resumes.id, resume.id), eq(resumes.leaseToken, leaseToken)));
}
