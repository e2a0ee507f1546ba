import { and, eq, ne, sql } from "drizzle-orm";
import { agents, applicants, threads } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { isOwner } from "../company-owner";

/**
 * For the batch that blocks an agent, after it has: their threads pass to the owner who has been there longest (RULINGS
 * 56). Where the only owner is blocked, the recruiter who has been there longest owns the company from then on; where only
 * viewers are left, one of them. Where nobody is left, all stays as it is.
 */
export function leaveToOwner(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId, agentId }: { companyId: string; agentId: string },
) {
  const longest = [agents.createdAt, sql`${agents}.rowid`] as const;
  const owners = db.shared.select({ id: agents.id }).from(agents).where(isOwner(companyId));
  const owner = owners.orderBy(...longest).limit(1);
  const heir = db.shared
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.companyId, companyId), eq(agents.status, "active"), ne(agents.id, agentId)))
    .orderBy(sql`${agents.role} = 'viewer'`, ...longest)
    .limit(1);
  const tenant = db.dbFor(companyId);
  return [
    tenant
      .update(agents)
      .set({ role: "owner", updatedAt: now() })
      .where(and(sql`${agents.id} = (${heir})`, sql`(${owner}) is null`)),
    tenant
      .update(applicants)
      .set({ agentId: sql`(${owner})` })
      .where(
        and(
          eq(applicants.agentId, agentId),
          eq(applicants.companyId, companyId),
          sql`(${owner}) is not null`,
        ),
      ),
    tenant
      .update(threads)
      .set({ agentId: sql`(${owner})`, updatedAt: now() })
      .where(
        and(eq(threads.agentId, agentId), eq(threads.companyId, companyId), sql`(${owner}) is not null`),
      ),
  ];
}
