import { and, eq } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { candidates } from "../../../db/schema";
import type { Deps } from "../deps";

/**
 * Writes how a résumé ended and tells the batch's watchers. Only while it is pending and, where a lease token is
 * given, only for whoever holds that lease: a late worker changes nothing.
 * @returns whether the row was changed
 */
export async function endCandidate(
  { db, now, progress, log }: Deps,
  input: {
    companyId: string;
    candidateId: string;
    batchId: string | null;
    leaseToken: string | null;
    outcome: "completed" | "failed";
    columns: SQLiteUpdateSetSource<typeof candidates>;
  },
): Promise<boolean> {
  const { companyId, candidateId, outcome } = input;
  const changed = await db
    .dbFor(companyId)
    .update(candidates)
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
        eq(candidates.id, candidateId),
        eq(candidates.companyId, companyId),
        eq(candidates.analysisStatus, "pending"),
        input.leaseToken ? eq(candidates.leaseToken, input.leaseToken) : undefined,
      ),
    )
    .returning({ id: candidates.id });
  if (changed.length === 0) return false;
  if (outcome === "failed")
    log({ event: "candidate-failed", candidateId, code: String(input.columns.failureCode) });
  if (input.batchId) await progress.finish(input.batchId, candidateId, outcome);
  return true;
}
