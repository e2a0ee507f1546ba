import { and, eq, type SQL, sql } from "drizzle-orm";
import { applicants, batches, threads } from "../../../db/schema";
import { ofThread } from "../applicants/table/applicant-filter";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { mayRead } from "../threads/thread-access";
import { type BatchStatus, batchStatusOf } from "./batch-status";

async function findCounts({ db }: Pick<Deps, "db">, agent: ActiveAgent, which: SQL | undefined) {
  const count = (status: "pending" | "completed" | "failed") =>
    sql<number>`coalesce(sum(${applicants.analysisStatus} = ${status}), 0)`;
  const [row] = await db
    .dbFor(agent.companyId)
    .select({
      id: batches.id,
      threadId: batches.threadId,
      completed: count("completed"),
      failed: count("failed"),
      pending: count("pending"),
    })
    .from(batches)
    .innerJoin(threads, eq(threads.id, batches.threadId))
    .leftJoin(applicants, eq(applicants.batchId, batches.id))
    .where(and(which, mayRead(agent)))
    .groupBy(batches.id);
  return row;
}

/** Counted from the batch's rows. @throws AppError "batch-not-found", also for one that the agent may not see */
export async function getBatchStatus(
  deps: Pick<Deps, "db">,
  { agent, batchId, threadId }: { agent: ActiveAgent; batchId: string; threadId?: string },
): Promise<BatchStatus & { threadId: string }> {
  const ofThisThread = threadId ? eq(batches.threadId, threadId) : undefined;
  const row = await findCounts(deps, agent, and(eq(batches.id, batchId), ofThisThread));
  if (!row) throw new AppError("batch-not-found");
  return { ...batchStatusOf(row), threadId: row.threadId };
}

export async function findOpenBatch(
  deps: Pick<Deps, "db">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<{ id: string; status: BatchStatus & { threadId: string } } | null> {
  const pending = deps.db
    .dbFor(agent.companyId)
    .select({ id: applicants.batchId })
    .from(applicants)
    .where(and(ofThread({ agent, threadId }), eq(applicants.analysisStatus, "pending")))
    .limit(1);
  const row = await findCounts(deps, agent, sql`${batches.id} = (${pending})`);
  return row ? { id: row.id, status: { ...batchStatusOf(row), threadId: row.threadId } } : null;
}
