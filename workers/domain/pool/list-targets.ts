import { and, desc, eq } from "drizzle-orm";
import { threads } from "../../../db/schema";
import { may } from "../agencies/roles";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { listed } from "../threads/thread-access";

/** More than a menu is read through; the newest are the likeliest. */
const MOST_TARGETS = 100;

/** Open threads that an agent can add people of the pool to: their own and those shared with them, newest first. */
export async function listTargets(
  { db }: Pick<Deps, "db">,
  { agent }: { agent: ActiveAgent },
): Promise<{ id: string; title: string }[]> {
  if (!may(agent, "work")) return [];
  return db
    .dbFor(agent.companyId)
    .select({ id: threads.id, title: threads.title })
    .from(threads)
    .where(and(listed(agent, "mine"), eq(threads.isOpen, true)))
    .orderBy(desc(threads.createdAt), desc(threads.id))
    .limit(MOST_TARGETS);
}
