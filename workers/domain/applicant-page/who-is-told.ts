import { and, eq, or } from "drizzle-orm";
import { agents, threads, users } from "../../../db/schema";
import type { Deps } from "../deps";

export type ToldColleague = { userId: string; email: string; fullName: string };

/** Whose thread it is and the company's owners: an answer is due, from any of them. */
export async function whoIsTold(
  { db }: Pick<Deps, "db">,
  { companyId, threadId }: { companyId: string; threadId: string },
): Promise<ToldColleague[]> {
  const tenant = db.dbFor(companyId);
  const ofThread = tenant.select({ id: threads.agentId }).from(threads).where(eq(threads.id, threadId));
  return tenant
    .select({ userId: users.id, email: users.email, fullName: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(
      and(
        eq(agents.companyId, companyId),
        eq(agents.status, "active"),
        or(eq(agents.role, "owner"), eq(agents.id, ofThread)),
      ),
    )
    .limit(10);
}
