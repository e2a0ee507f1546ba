import { and, eq, inArray } from "drizzle-orm";
import { agents } from "../../../db/schema";
import type { Deps } from "../deps";

/** Why staff refused or blocked an agent; null where they gave no reason, or did neither. */
export async function getStatusReason(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<string | null> {
  const [agent] = await db.shared
    .select({ reason: agents.statusReason })
    .from(agents)
    .where(and(eq(agents.userId, userId), inArray(agents.status, ["refused", "blocked"])));
  return agent?.reason?.trim() || null;
}
