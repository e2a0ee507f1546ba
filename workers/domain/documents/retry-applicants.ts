import { and, eq, inArray } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { batches, candidates } from "../../../db/schema";
import type { CompanySubscription } from "../agencies/rules";
import { prepareBatchRoom } from "../billing/reserve-plan-quota";
import type { Deps } from "../deps";
import { announceCandidates } from "./announce-applicants";
import { pendingAgain } from "./rules";

/** D1 takes 100 parameters in a statement; the others are the statement's own. */
const CHUNK = 80;

type Limits = CompanySubscription["limits"];

/**
 * Sends résumés of a job thread through the analysis again, in a batch of their own: those that failed, and those that
 * are still waiting. Finished ones, and ids of another thread, are left as they are.
 * @param input.first statements that take effect with it, or undo it by failing
 * @param input.limits of the plan that the new batch counts in; staff's retries count in none
 * @returns the new batch and the candidates that it holds, or null where there is nothing to do
 */
export async function retryCandidates(
  deps: Deps,
  input: {
    companyId: string;
    campaignId: string;
    candidateIds: string[];
    first?: BatchItem<"sqlite">[];
    limits?: Limits;
  },
): Promise<{ batchId: string; candidateIds: string[] } | null> {
  const { companyId, campaignId, first = [] } = input;
  const tenant = deps.db.dbFor(companyId);
  const batchId = crypto.randomUUID();
  const time = deps.now();
  const chunks: string[][] = [];
  for (let at = 0; at < input.candidateIds.length; at += CHUNK)
    chunks.push(input.candidateIds.slice(at, at + CHUNK));
  if (chunks.length === 0) return null;

  const room = input.limits
    ? [
        prepareBatchRoom(
          { db: deps.db, companyId, limits: input.limits },
          { batchId, isNew: true, adding: 0 },
        ),
      ]
    : [];
  const results = await runBatch(tenant, [
    ...first,
    tenant.insert(batches).values({ id: batchId, campaignId, companyId, createdAt: time }),
    ...room,
    ...chunks.map((ids) =>
      tenant
        .update(candidates)
        .set({ batchId, ...pendingAgain(time) })
        .where(
          and(
            eq(candidates.companyId, companyId),
            eq(candidates.campaignId, campaignId),
            inArray(candidates.analysisStatus, ["failed", "pending"]),
            inArray(candidates.id, ids),
          ),
        )
        .returning({ id: candidates.id }),
    ),
  ]);
  const updated = results.slice(first.length + 1 + room.length) as { id: string }[][];
  const candidateIds = updated.flat().map(({ id }) => id);
  if (candidateIds.length === 0) {
    await tenant.delete(batches).where(eq(batches.id, batchId));
    return null;
  }
  await announceCandidates(deps, { companyId, batchId, candidateIds });
  return { batchId, candidateIds };
}
