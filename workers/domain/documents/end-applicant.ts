import { and, eq } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { applicants } from "../../../db/schema";
import type { Deps } from "../deps";

/**
 * Writes how a résumé ended and tells the batch's watchers. Only while it is pending and, where a lease token is
 * given, only for whoever holds that lease: a late worker changes nothing.
 * @returns whether the row was changed
 */
export async function endApplicant(
  { db, now, progress, log }: Deps,
  input: {
    companyId: string;
    applicantId: string;
    batchId: string | null;
    leaseToken: string | null;
    outcome: "completed" | "failed";
    columns: SQLiteUpdateSetSource<typeof applicants>;
  },
): Promise<boolean> {
  const { companyId, applicantId, outcome } = input;
  const changed = await db
    .dbFor(companyId)
    .update(applicants)
    .set({
      ...input.columns,
      analysisStatus: outcome,
      analysisTimestamp: now(),
      leaseToken: null,
      leaseUntil: null,
      updatedAt: now(),
    })
    .where(
      and(
        eq(applicants.id, applicantId),
        eq(applicants.companyId, companyId),
        eq(applicants.analysisStatus, "pending"),
        input.leaseToken ? eq(applicants.leaseToken, input.leaseToken) : undefined,
      ),
    )
    .returning({ id: applicants.id });
  if (changed.length === 0) return false;
  if (outcome === "failed")
    log({ event: "candidate-failed", applicantId, code: String(input.columns.failureCode) });
  if (input.batchId) await progress.finish(input.batchId, applicantId, outcome);
  return true;
}
