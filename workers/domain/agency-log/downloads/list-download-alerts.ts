import { and, desc, eq, gte } from "drizzle-orm";
import { agents, downloadAlerts, users } from "../../../../db/schema";
import { may } from "../../agencies/roles";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

const SHOWN_MILLISECONDS = 7 * DAY;
const MOST = 5;

export type DownloadAlert = { id: string; colleague: string; downloads: number; people: number; day: number };

/** Of the last week, newest first, for owners; nothing for other colleagues. */
export async function listDownloadAlerts(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent }: { agent: ActiveAgent },
): Promise<DownloadAlert[]> {
  if (!may(agent, "manage")) return [];
  const { id, downloads, people, day } = downloadAlerts;
  return db
    .dbFor(agent.companyId)
    .select({ id, colleague: users.fullName, downloads, people, day })
    .from(downloadAlerts)
    .innerJoin(agents, eq(agents.id, downloadAlerts.agentId))
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(downloadAlerts.companyId, agent.companyId), gte(day, now() - SHOWN_MILLISECONDS)))
    .orderBy(desc(day))
    .limit(MOST);
}
