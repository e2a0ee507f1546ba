import { sql } from "drizzle-orm";
import { applicants, threads, threadVisits } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { mayRead } from "../thread-access";

/** Notes that an agent has seen a thread. Written only where something came in since the last note. */
export async function noteVisit(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<void> {
  const { agentId, companyId } = agent;
  await db.dbFor(companyId).run(sql`
    insert into ${threadVisits} (campaign_id, agent_id, visited_at)
    select ${threads.id}, ${agentId}, ${now()} from ${threads}
    where ${threads.id} = ${threadId} and ${mayRead(agent)}
      and not exists (
        select 1 from ${threadVisits} where ${threadVisits.agentId} = ${agentId} and ${threadVisits.threadId} = ${threadId}
          and ${threadVisits.visitedAt} >= coalesce((select max(${applicants.createdAt}) from ${applicants} where ${applicants.threadId} = ${threadId}), 0)
      )
    on conflict (agent_id, campaign_id) do update set visited_at = excluded.visited_at`);
}
