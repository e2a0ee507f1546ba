import { and, eq, sql } from "drizzle-orm";
import { threadCounts, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { averageRelevancy } from "../threads/counts/average-relevancy";
import { mayRead } from "../threads/thread-access";
import { type PagedThread, pagedThreadColumns } from "./lists/page-threads";

export type ReadThread = PagedThread & {
  jobDescription: string;
  pending: number;
  failed: number;
  /** two decimals; null while no applicant has a score */
  averageScore: number | null;
  requirementsVersion: number;
  updatedAt: number;
};

/** A thread with its counts, in one statement. @throws AppError "campaign-not-found" */
export async function readThread(
  { db }: Pick<Deps, "db">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<ReadThread> {
  const [thread] = await db
    .dbFor(agent.companyId)
    .select({
      ...pagedThreadColumns,
      jobDescription: threads.jobDescription,
      pending: sql<number>`coalesce(${threadCounts.pending}, 0)`,
      failed: sql<number>`coalesce(${threadCounts.failed}, 0)`,
      averageScore: averageRelevancy,
      requirementsVersion: threads.jobVersion,
      updatedAt: threads.updatedAt,
    })
    .from(threads)
    .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
    .where(and(eq(threads.id, threadId), mayRead(agent)));
  if (!thread) throw new AppError("campaign-not-found");
  return thread;
}
