import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { agents, companies } from "../../../db/schema";
import type { Deps } from "../deps";

/** Of those whom nobody blocked: why all of their company is stopped. */
const REASON = sql<
  string | null
>`case when ${agents.status} in ('refused', 'blocked') then ${agents.statusReason} else ${companies.stopReason} end`;

/** Why an agent may not come in: the reason of staff, null for none, and whether an owner took them out of the company. */
export async function getStatusReason(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<{ reason: string | null; isRemoved: boolean }> {
  const [agent] = await db.shared
    .select({ reason: REASON, removedAt: agents.removedAt })
    .from(agents)
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(
      and(
        eq(agents.userId, userId),
        or(inArray(agents.status, ["refused", "blocked"]), isNotNull(companies.stoppedAt)),
      ),
    );
  return { reason: agent?.reason?.trim() || null, isRemoved: (agent?.removedAt ?? null) !== null };
}
