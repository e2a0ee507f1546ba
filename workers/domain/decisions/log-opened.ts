import { and, eq, gte, sql } from "drizzle-orm";
import { agencyLog, verdicts } from "../../../db/schema";
import { runLogged } from "../agency-log/run-logged";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { ActiveAgent } from "../identity/session/signed-in-user";

/** Records that someone read a result, the newest, once a day for each. A line that can't be written is no reason to show nothing. */
export async function logOpened(
  deps: Pick<Deps, "db" | "now" | "log">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<void> {
  const { agent, threadId, applicantId } = input;
  try {
    const newest = sql<string | null>`(select ${verdicts.id} from ${verdicts}
      where ${verdicts.applicantId} = ${applicantId} and ${verdicts.companyId} = ${agent.companyId}
      order by ${verdicts.createdAt} desc limit 1)`;
    const known = sql<number>`exists (select 1 from ${agencyLog} where ${and(
      eq(agencyLog.applicantId, applicantId),
      eq(agencyLog.action, "opened"),
      eq(agencyLog.companyId, agent.companyId),
      eq(agencyLog.agentId, agent.agentId),
      gte(agencyLog.createdAt, deps.now() - DAY),
      sql`${agencyLog.verdictId} is newest.verdict_id`,
    )})`;
    const [opening] = await deps.db
      .dbFor(agent.companyId)
      .select({ verdictId: sql<string | null>`newest.verdict_id`, known })
      .from(sql`(select ${newest} as verdict_id) as newest`);
    if (!opening || opening.known) return;
    const { verdictId } = opening;
    await runLogged(deps, {
      by: agent,
      entries: [{ action: "opened", threadId, applicantId, verdictId }],
    });
  } catch (error) {
    deps.log({ event: "opening-not-logged", applicantId, error: errorText(error) });
  }
}
