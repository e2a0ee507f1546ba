import { and, desc, eq, sql } from "drizzle-orm";
import { threadCounts, threads } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { listed } from "../../threads/thread-access";
import { type Page, pageOf, type TimeCursor } from "./page-of";

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

/** A company's threads, newest first, from where the page before ended. */
export async function pageThreads(
  { db }: Pick<Deps, "db">,
  { agent, limit, after }: { agent: ActiveAgent; limit: number; after: TimeCursor | null },
): Promise<Page<PagedThread, TimeCursor>> {
  const following = after && sql`(${threads.createdAt}, ${threads.id}) < (${after.at}, ${after.id})`;
  const rows = await db
    .dbFor(agent.companyId)
    .select({
      id: threads.id,
      title: threads.title,
      companyName: threads.companyName,
      location: threads.location,
      employmentType: threads.employmentType,
      isOpen: threads.isOpen,
      createdAt: threads.createdAt,
      candidates: sql<number>`coalesce(${threadCounts.applicants}, 0)`,
    })
    .from(threads)
    .leftJoin(threadCounts, eq(threadCounts.threadId, threads.id))
    .where(and(listed(agent, "company"), following ?? undefined))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(limit + 1);
  return pageOf(rows, limit);
}
