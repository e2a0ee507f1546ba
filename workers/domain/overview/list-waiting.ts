import { and, asc, desc, eq, gt, isNull, or, type SQLWrapper, sql } from "drizzle-orm";
import {
  applicants,
  clientReports,
  companies,
  reportAnswers,
  reportPeople,
  threadCounts,
  threads,
  threadVisits,
} from "../../../db/schema";
import { isPastRetention } from "../applicants/retention/past-retention";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { isHealable } from "../documents/healable";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { listedThreads, type ThreadScope } from "../threads/thread-access";

export type WaitingThread = {
  threadId: string;
  title: string;
  pending: number;
  /** failed, and may be analysed again */
  failed: number;
  /** came in since the agent's last visit */
  fresh: number;
  /** clients' answers since the agent's last visit */
  answers: number;
  /** erased within a week by the company's retention period */
  leaving: number;
};

const SHOWN = 6;
const WEEK = 7 * DAY;

/** Threads of a scope in which something waits for the agent, those with failures and answers first. @returns the first six, and how many there are */
export async function listWaiting(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, scope }: { agent: ActiveAgent; scope: ThreadScope },
): Promise<{ threads: WaitingThread[]; total: number }> {
  const tenant = db.dbFor(agent.companyId);
  const visited = threadVisits.visitedAt;
  const ofThread = sql`${applicants.threadId} = ${threads.id} and ${applicants.duplicateOf} is null`;
  // Of the whole company at once: few are due, and an index has them in their order.
  const leaving = tenant
    .select({
      threadId: sql<string>`${applicants.threadId}`.as("leaving_from"),
      amount: sql<number>`count(*)`.as("amount"),
    })
    .from(companies)
    .innerJoin(applicants, eq(applicants.companyId, companies.id))
    .where(
      and(eq(companies.id, agent.companyId), isPastRetention(now() + WEEK), isNull(applicants.duplicateOf)),
    )
    .groupBy(applicants.threadId)
    .as("leaving_soon");
  const each = tenant
    .select({
      threadId: threads.id,
      pending: sql<number>`coalesce(${threadCounts.pending}, 0)`.as("pending"),
      failed: sql<number>`case when ${threadCounts.failed} > 0 then (
        select count(*) from ${applicants} where ${ofThread} and ${isHealable()}) else 0 end`.as("failed"),
      fresh: sql<number>`case when ${visited} is not null then (
        select count(*) from ${applicants} where ${ofThread} and ${applicants.createdAt} > ${visited}) else 0 end`.as(
        "fresh",
      ),
      answers: sql<number>`(select count(*) from ${clientReports}
        join ${reportPeople} on ${reportPeople.reportId} = ${clientReports.id}
        join ${reportAnswers} on ${reportAnswers.personId} = ${reportPeople.id}
        where ${clientReports.threadId} = ${threads.id} and ${reportAnswers.createdAt} > coalesce(${visited}, 0))`.as(
        "answers",
      ),
      leaving: sql<number>`coalesce(${leaving.amount}, 0)`.as("leaving"),
    })
    .from(threads)
    .leftJoin(leaving, eq(leaving.threadId, threads.id))
    .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
    .leftJoin(
      threadVisits,
      and(eq(threadVisits.threadId, threads.id), eq(threadVisits.agentId, agent.agentId)),
    )
    .where(listedThreads(agent, scope))
    .as("each_thread");
  const waits = or(
    gt(each.pending, 0),
    gt(each.failed, 0),
    gt(each.fresh, 0),
    gt(each.answers, 0),
    gt(each.leaving, 0),
  );
  const first = tenant
    .select({
      threadId: each.threadId,
      pending: each.pending,
      failed: each.failed,
      fresh: each.fresh,
      answers: each.answers,
      leaving: each.leaving,
      total: sql<number>`count(*) over ()`.as("total"),
    })
    .from(each)
    .where(waits)
    .orderBy(...mostUrgent(each))
    .limit(SHOWN)
    .as("first_threads");
  // Titles of these alone: the rows of threads are long.
  const { threadId, pending, failed, fresh, answers, leaving: soon, total } = first;
  const rows = await tenant
    .select({ threadId, title: threads.title, pending, failed, fresh, answers, leaving: soon, total })
    .from(first)
    .innerJoin(threads, eq(threads.id, first.threadId))
    .orderBy(...mostUrgent(first));
  return { threads: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

type Urgent = Record<"failed" | "answers" | "fresh" | "pending" | "threadId", SQLWrapper>;

const mostUrgent = ({ failed, answers, fresh, pending, threadId }: Urgent) => [
  ...[desc(sql`${failed} > 0`), desc(answers), desc(fresh), desc(pending)],
  asc(threadId),
];
