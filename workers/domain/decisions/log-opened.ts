import { and, eq, gte, sql } from "drizzle-orm";
import { agencyLog } from "../../../db/schema";
import { runLogged } from "../agency-log/run-logged";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { ActiveAgent } from "../identity/session/signed-in-user";

/** Records that someone read a result, once a day for each. A line that can't be written is no reason to show nothing. */
export async function logOpened(
  deps: Pick<Deps, "db" | "now" | "log">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string; verdictId: string | null },
): Promise<void> {
  const { agent, threadId, applicantId, verdictId } = input;
  try {
    const [known] = await deps.db
      .dbFor(agent.companyId)
      .select({ id: agencyLog.id })
      .from(agencyLog)
      .where(
        and(
          eq(agencyLog.applicantId, applicantId),
          eq(agencyLog.action, "opened"),
          eq(agencyLog.agentId, agent.agentId),
          gte(agencyLog.createdAt, deps.now() - DAY),
          sql`${agencyLog.verdictId} is ${verdictId}`,
        ),
      )
      .limit(1);
    if (known) return;
    await runLogged(deps, {
      by: agent,
      entries: [{ action: "opened", threadId, applicantId, verdictId }],
    });
  } catch (error) {
    deps.log({ event: "opening-not-logged", applicantId, error: errorText(error) });
  }
}
