import { and, desc, eq, isNull } from "drizzle-orm";
import { threadShares, threads } from "../../../db/schema";
import { may } from "../agencies/roles";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { mayRead } from "../threads/thread-access";

/** More than a menu is read through; the newest are the likeliest. */
const MOST_TARGETS = 100;

/** Open threads that an agent can add people of the pool to: their own and those shared with them, newest first. */
export async function listTargets(
  { db }: Pick<Deps, "db">,
  { agent }: { agent: ActiveAgent },
): Promise<{ id: string; title: string }[]> {
  if (!may(agent, "work")) return [];
  const tenant = db.dbFor(agent.companyId);
  const columns = { id: threads.id, title: threads.title, createdAt: threads.createdAt };
  const isTarget = and(eq(threads.isOpen, true), isNull(threads.deletedAt), mayRead(agent));
  const newest = [desc(threads.createdAt), desc(threads.id)] as const;
  // Two statements: together they would have all threads sorted.
  const [own, shared] = await tenant.batch([
    tenant
      .select(columns)
      .from(threads)
      .where(and(eq(threads.agentId, agent.agentId), isTarget))
      .orderBy(desc(threads.createdAt))
      .limit(MOST_TARGETS),
    tenant
      .select(columns)
      .from(threadShares)
      .innerJoin(threads, eq(threads.id, threadShares.threadId))
      .where(and(eq(threadShares.agentId, agent.agentId), isTarget))
      .orderBy(...newest)
      .limit(MOST_TARGETS),
  ]);
  return [...own, ...shared]
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(0, MOST_TARGETS)
    .map(({ id, title }) => ({ id, title }));
}
