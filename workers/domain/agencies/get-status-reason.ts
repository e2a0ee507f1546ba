import { and, eq, inArray } from "drizzle-orm";
import { agents } from "../../../db/schema";
import type { Deps } from "../deps";

/**
 * Why an agent may not come in: the reason that staff gave (null where they gave none, or did nothing), and whether an
 * owner has taken them out of the company.
 */
export async function getStatusReason(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<{ reason: string | null; isRemoved: boolean }> {
  const [agent] = await db.shared
    .select({ reason: agents.statusReason, removedAt: agents.removedAt })
    .from(agents)
    .where(and(eq(agents.userId, userId), inArray(agents.status, ["refused", "blocked"])));
  return { reason: agent?.reason?.trim() || null, isRemoved: (agent?.removedAt ?? null) !== null };
}
