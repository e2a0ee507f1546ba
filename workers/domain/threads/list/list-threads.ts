import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  agents,
  applicants,
  threadAnalytics,
  threadCounts,
  threads,
  threadVisits,
  users,
} from "../../../../db/schema";
import { contains } from "../../applicants/table/applicant-filter";
import type { Stage } from "../../decisions/stages";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { averageRelevancy } from "../counts/average-relevancy";
import { listedThreads, type ThreadScope } from "../thread-access";
import { countOf } from "./counted-figures";
import { shownThreadColumns } from "./shown-thread-columns";
import type { ThreadQuery } from "./thread-list-query";

export type ThreadListItem = {
  id: string;
  title: string;
  companyName: string;
  location: string;
  employmentType: string;
  isOpen: boolean;
  createdAt: number;
  applicants: number;
  /** came in since the agent last looked at the thread; null where they never did */
  fresh: number | null;
  stages: Record<Stage, number>;
  pending: number;
  failed: number;
  averageScore: number | null;
  counted: number | null;
  lastActivity: number;
  /** whose thread it is; null where it is the agent's own */
  whose: string | null;
};

/** `people`: of all threads of the list, those of the figure that is asked for; null where none is. */
export type ThreadPage = {
  threads: ThreadListItem[];
  total: number;
  people: number | null;
  page: number;
  pages: number;
};

function ofApplicants(what: SQL, condition?: SQL): SQL {
  const also = condition ? sql` and ${condition}` : sql``;
  return sql`(select ${what} from ${applicants} where ${applicants.threadId} = ${threads.id}
    and ${applicants.duplicateOf} is null${also})`;
}

const figure = (column: SQLiteColumn) => sql<number>`coalesce(${column}, 0)`;

const withFailures = sql`exists (select 1 from ${threadCounts}
  where ${threadCounts.threadId} = ${threads.id} and ${threadCounts.failed} > 0)`;

/** One step in an index from its end, where the largest of all would be looked for. */
const newest = sql`(select ${applicants.createdAt} from ${applicants} where ${applicants.threadId} = ${threads.id}
  and ${applicants.duplicateOf} is null order by ${applicants.createdAt} desc limit 1)`;
const activity = sql<number>`max(${threads.updatedAt}, coalesce(${newest}, 0))`;

const SORTS = { created_at: threads.createdAt, title: sql`${threads.title} collate nocase`, activity };

/** A page of threads. Their candidates are counted for the threads of the page alone. */
export async function listThreads(
  { db }: Pick<Deps, "db">,
  { agent, query }: { agent: ActiveAgent; query: ThreadQuery },
): Promise<ThreadPage> {
  const tenant = db.dbFor(agent.companyId);
  const { search, state, size, counting } = query;
  const people = counting ? countOf(counting) : sql<null>`null`;
  const where = and(
    listedThreads(agent, query.scope),
    search
      ? sql`(${contains(threads.title, search)} or ${contains(threads.companyName, search)})`
      : undefined,
    state === "failed" ? withFailures : state && eq(threads.isOpen, state === "open"),
    counting ? gt(people, 0) : undefined,
  );
  const direction = query.order === "asc" ? asc : desc;
  const order = [direction(SORTS[query.sort]), direction(threads.id)];
  const rowsOf = (page: number) => {
    const ids = tenant
      .select({ id: threads.id })
      .from(threads)
      .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset((page - 1) * size);
    return tenant
      .select({
        ...shownThreadColumns,
        applicants: figure(threadCounts.applicants),
        fresh: sql<
          number | null
        >`case when ${threadVisits.visitedAt} is not null then ${ofApplicants(sql`count(*)`, sql`${applicants.createdAt} > ${threadVisits.visitedAt}`)} end`,
        stages: {
          new: figure(threadAnalytics.stageNew),
          shortlisted: figure(threadAnalytics.stageShortlisted),
          interview: figure(threadAnalytics.stageInterview),
          offer: figure(threadAnalytics.stageOffer),
          hired: figure(threadAnalytics.stageHired),
          rejected: figure(threadAnalytics.stageRejected),
        },
        pending: figure(threadCounts.pending),
        failed: figure(threadCounts.failed),
        averageScore: averageRelevancy,
        counted: sql<number | null>`${people}`.as("counted"),
        lastActivity: activity,
        whose: sql<
          string | null
        >`case when ${threads.agentId} <> ${agent.agentId} then ${users.fullName} end`,
      })
      .from(threads)
      .innerJoin(agents, eq(agents.id, threads.agentId))
      .innerJoin(users, eq(users.id, agents.userId))
      .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
      .leftJoin(threadAnalytics, eq(threadAnalytics.threadId, threads.id))
      .leftJoin(
        threadVisits,
        and(eq(threadVisits.threadId, threads.id), eq(threadVisits.agentId, agent.agentId)),
      )
      .where(inArray(threads.id, ids))
      .orderBy(...order);
  };
  const [[counted], rows] = await tenant.batch([
    tenant
      .select({ total: count(), people: sql<number | null>`sum(${people})`.as("people") })
      .from(threads)
      .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
      .where(where),
    rowsOf(query.page),
  ]);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(query.page, pages);
  const shown = page === query.page ? rows : await rowsOf(page);
  return { threads: shown, total, people: counting ? (counted?.people ?? 0) : null, page, pages };
}

export type ThreadCounts = { threads: number; open: number; applicants: number };

/** Of all threads of the scope, whatever a page of their list shows. */
export async function countThreads(
  { db }: Pick<Deps, "db">,
  { agent, scope }: { agent: ActiveAgent; scope: ThreadScope },
): Promise<ThreadCounts> {
  const tenant = db.dbFor(agent.companyId);
  const ids = tenant.select({ id: threads.id }).from(threads).where(listedThreads(agent, scope));
  const [[ofThreads], [ofCandidates]] = await tenant.batch([
    tenant
      .select({ threads: count(), open: sql<number>`coalesce(sum(${threads.isOpen}), 0)` })
      .from(threads)
      .where(listedThreads(agent, scope)),
    tenant
      .select({ applicants: sql<number>`coalesce(sum(${threadCounts.applicants}), 0)` })
      .from(threadCounts)
      .where(inArray(threadCounts.threadId, ids)),
  ]);
  return {
    threads: ofThreads?.threads ?? 0,
    open: ofThreads?.open ?? 0,
    applicants: ofCandidates?.applicants ?? 0,
  };
}
