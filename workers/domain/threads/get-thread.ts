import { and, eq, type SQL, sql } from "drizzle-orm";
import { applicants, threadCounts, threads } from "../../../db/schema";
import type { JobProfile } from "../../engine/types";
import { ofThread } from "../applicants/table/applicant-filter";
import type { Deps } from "../deps";
import { isHealable } from "../documents/healable";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { parseJobProfile } from "../stored/job-profile";
import { averageRelevancy } from "./counts/average-relevancy";
import { mayRead, readableThread } from "./thread-access";

export type Thread = Omit<typeof threads.$inferSelect, "detailedAnalysis"> & { detailedAnalysis: JobProfile };

export type ThreadStats = {
  totalApplicants: number;
  pending: number;
  failed: number;
  /** of the failed: those that may be analysed again */
  healable: number;
  /** applicants whose score is older than the job and is being made again */
  rescoring: number;
  optedOut: number;
  /** people whose waiting period runs: not scored before its end */
  waits: number;
  /** two decimals; null while no applicant is completed */
  averageScore: number | null;
};

type Which = { agent: ActiveAgent; threadId: string };

/** @throws AppError "campaign-not-found" for a missing one and for one that the agent may not see */
export async function getThread({ db }: Pick<Deps, "db">, { agent, threadId }: Which): Promise<Thread> {
  const isIt = and(eq(threads.id, threadId), mayRead(agent));
  const [thread] = await db.dbFor(agent.companyId).select().from(threads).where(isIt);
  if (!thread) throw new AppError("campaign-not-found");
  return { ...thread, detailedAnalysis: parseJobProfile(thread.detailedAnalysis) };
}

/** All zero for a thread that the agent may not see. */
export async function getThreadStats(
  { db }: Pick<Deps, "db">,
  { agent, threadId }: Which,
): Promise<ThreadStats> {
  const mine = ofThread({ agent, threadId });
  // Few rows are of these kinds, and each kind is a short range of an index.
  const few = (condition: SQL) =>
    sql<number>`(select count(*) from ${applicants} where ${mine} and ${condition})`;
  const [stats] = await db
    .dbFor(agent.companyId)
    .select({
      totalApplicants: threadCounts.applicants,
      pending: threadCounts.pending,
      failed: threadCounts.failed,
      healable: few(sql`${isHealable()}`),
      rescoring: few(sql`${applicants.rescoreQueuedAt} is not null`),
      optedOut: few(sql`${applicants.optedOutAt} is not null`),
      waits: few(sql`${applicants.waitsUntil} is not null`),
      averageScore: averageRelevancy,
    })
    .from(threadCounts)
    .where(sql`${threadCounts.threadId} = ${readableThread(agent, threadId)}`);
  return (
    stats ?? {
      ...{ totalApplicants: 0, pending: 0, failed: 0, healable: 0, rescoring: 0, optedOut: 0, waits: 0 },
      averageScore: null,
    }
  );
}
