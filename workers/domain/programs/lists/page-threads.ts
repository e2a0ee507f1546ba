import { and, desc, eq, sql } from "drizzle-orm";
import { threadCounts, threads } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { afterKey, type Page, pageOf, type TimeKey } from "../../keyset-page";
import { shownThreadColumns } from "../../threads/list/shown-thread-columns";
import { listedThreads } from "../../threads/thread-access";

export type PagedThread = {
  id: string;
  title: string;
  companyName: string;
  location: string;
  employmentType: string;
  isOpen: boolean;
  createdAt: number;
  candidates: number;
};

export const pagedThreadColumns = {
  ...shownThreadColumns,
  candidates: sql<number>`coalesce(${threadCounts.applicants}, 0)`,
};

/** A company's threads, newest first, from where the page before ended. */
export async function pageThreads(
  { db }: Pick<Deps, "db">,
  { agent, limit, after }: { agent: ActiveAgent; limit: number; after: TimeKey | null },
): Promise<Page<PagedThread>> {
  const rows = await db
    .dbFor(agent.companyId)
    .select(pagedThreadColumns)
    .from(threads)
    .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
    .where(and(listedThreads(agent, "company"), afterKey(after, threads.createdAt, threads.id, "down")))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ createdAt }) => createdAt);
}
