import { and, eq, type SQL, sql } from "drizzle-orm";
import { batches, campaigns, candidates } from "../../../db/schema";
import { ofThread } from "../applicants/applicant-filter";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/rules";
import { type BatchStatus, batchStatusOf } from "./rules";

/** Batches of the agent's own that a condition lets through, counted from their rows. */
async function findCounts({ db }: Pick<Deps, "db">, agent: ActiveAgent, which: SQL | undefined) {
  const count = (status: "pending" | "completed" | "failed") =>
    sql<number>`coalesce(sum(${candidates.analysisStatus} = ${status}), 0)`;
  const [row] = await db
    .dbFor(agent.companyId)
    .select({
      id: batches.id,
      campaignId: batches.campaignId,
      completed: count("completed"),
      failed: count("failed"),
      pending: count("pending"),
    })
    .from(batches)
    .innerJoin(campaigns, eq(campaigns.id, batches.campaignId))
    .leftJoin(candidates, eq(candidates.batchId, batches.id))
    .where(and(which, eq(campaigns.agentId, agent.agentId)))
    .groupBy(batches.id);
  return row;
}

/**
 * How far a batch of the agent's own is, counted from its rows.
 * @param campaignId where given, the batch must belong to this thread
 * @throws AppError "batch-not-found" for a missing one and for someone else's alike
 */
export async function getBatchStatus(
  deps: Pick<Deps, "db">,
  { agent, batchId, campaignId }: { agent: ActiveAgent; batchId: string; campaignId?: string },
): Promise<BatchStatus & { campaignId: string }> {
  const ofThisThread = campaignId ? eq(batches.campaignId, campaignId) : undefined;
  const row = await findCounts(deps, agent, and(eq(batches.id, batchId), ofThisThread));
  if (!row) throw new AppError("batch-not-found");
  return { ...batchStatusOf(row), campaignId: row.campaignId };
}

/** A batch of the agent's thread that is still processing, and how far it is, or null. */
export async function findOpenBatch(
  deps: Pick<Deps, "db">,
  { agent, campaignId }: { agent: ActiveAgent; campaignId: string },
): Promise<{ id: string; status: BatchStatus & { campaignId: string } } | null> {
  const pending = deps.db
    .dbFor(agent.companyId)
    .select({ id: candidates.batchId })
    .from(candidates)
    .where(and(ofThread({ agent, campaignId }), eq(candidates.analysisStatus, "pending")))
    .limit(1);
  const row = await findCounts(deps, agent, sql`${batches.id} = (${pending})`);
  return row ? { id: row.id, status: { ...batchStatusOf(row), campaignId: row.campaignId } } : null;
}
