import { and, desc, eq, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";

export type ThreadListItem = {
  id: string;
  title: string;
  companyName: string;
  location: string;
  employmentType: string;
  isOpen: boolean;
  createdAt: number;
  applicants: number;
  averageScore: number | null;
};

export async function listThreads(
  { db }: Pick<Deps, "db">,
  { agent, limit = 200 }: { agent: ActiveAgent; limit?: number },
): Promise<ThreadListItem[]> {
  const tenant = db.dbFor(agent.companyId);
  const ofThread = sql`from ${applicants} where ${applicants.threadId} = ${threads.id}`;
  return tenant
    .select({
      id: threads.id,
      title: threads.title,
      companyName: threads.companyName,
      location: threads.location,
      employmentType: threads.employmentType,
      isOpen: threads.isOpen,
      createdAt: threads.createdAt,
      applicants: sql<number>`(select count(*) ${ofThread})`,
      averageScore: sql<number | null>`(select round(avg(${applicants.relevancyScore}), 2) ${ofThread})`,
    })
    .from(threads)
    .where(and(eq(threads.agentId, agent.agentId)))
    .orderBy(desc(threads.createdAt))
    .limit(limit);
}
