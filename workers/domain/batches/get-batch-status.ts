import { and, eq, sql } from "drizzle-orm";
import { batches, campaigns, candidates } from "../../../db/schema";
import { ofThread } from "../candidates/candidate-filter";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/rules";
import { type BatchStatus, batchStatusOf } from "./rules";

/**
 * How far a batch of the agent's own is, counted from its rows.
 * @param campaignId where given, the batch must belong to this thread
 * @throws AppError "batch-not-found" for a missing one and for someone else's alike
 */
export async function getBatchStatus(
  { db }: Pick<Deps, "db">,
  { agent, batchId, campaignId }: { agent: ActiveAgent; batchId: string; campaignId?: string },
): Promise<BatchStatus & { campaignId: string }> {
  const tenant = db.dbFor(agent.companyId);
  const count = (status: "pending" | "completed" | "failed") =>
    sql<number>`coalesce(sum(${candidates.analysisStatus} = ${status}), 0)`;
  const [row] = await tenant
    .select({
      campaignId: batches.campaignId,
      completed: count("completed"),
      failed: count("failed"),
      pending: count("pending"),
    })
    .from(batches)
    .innerJoin(campaigns, eq(campaigns.id, batches.campaignId))
    .leftJoin(candidates, eq(candidates.batchId, batches.id))
    .where(
      and(
        eq(batches.id, batchId),
        eq(campaigns.agentId, agent.agentId),
        campaignId ? eq(batches.campaignId, campaignId) : undefined,
      ),
    )
    .groupBy(batches.id);
  if (!row) throw new AppError("batch-not-found");
  return { ...batchStatusOf(row), campaignId: row.campaignId };
}

/** A batch of the agent's thread that is still processing, or null. */
export async function findOpenBatch(
  { db }: Pick<Deps, "db">,
  { agent, campaignId }: { agent: ActiveAgent; campaignId: string },
): Promise<string | null> {
  const [row] = await db
    .dbFor(agent.companyId)
    .select({ batchId: candidates.batchId })
    .from(candidates)
    .where(and(ofThread({ agent, campaignId }), eq(candidates.analysisStatus, "pending")))
    .limit(1);
  return row?.batchId ?? null;
}
