import { and, eq, sql } from "drizzle-orm";
import { applicants, decisions } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { ofThread } from "../applicants/table/applicant-filter";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { type Step, shownVerdictId, withTries, write } from "./decide";

/**
 * Undo of one act: who still stands where it put them goes back, by a line of its own. People who were moved again since
 * stay. @returns how many went back
 * @throws AppError "nothing-to-take-back"
 */
export async function takeBack(
  deps: Pick<Deps, "db" | "now">,
  { agent, threadId, groupId }: { agent: ActiveAgent; threadId: string; groupId: string },
): Promise<number> {
  requireRight(agent, "work");
  return withTries(async () => {
    const steps = await findSteps(deps, { agent, threadId, groupId });
    if (steps.length === 0) throw new AppError("nothing-to-take-back");
    await write(deps, { agent, threadId, steps });
    return steps.length;
  });
}

async function findSteps(
  { db }: Pick<Deps, "db">,
  { agent, threadId, groupId }: { agent: ActiveAgent; threadId: string; groupId: string },
): Promise<Step[]> {
  const later = sql`exists (select 1 from ${decisions} as later where later.applicant_id = ${decisions.applicantId}
    and later.rowid > ${decisions}.rowid)`;
  // The reason with which someone was turned down before: a line that says "rejected" needs one.
  const formerReason = sql<string | null>`(select earlier.reason from ${decisions} as earlier
    where earlier.applicant_id = ${decisions.applicantId} and earlier.stage = 'rejected'
      and earlier.rowid < ${decisions}.rowid order by earlier.rowid desc limit 1)`;
  const rows = await db
    .dbFor(agent.companyId)
    .select({
      id: applicants.id,
      stage: applicants.stage,
      verdictId: shownVerdictId,
      to: decisions.previousStage,
      formerReason,
      undoesId: decisions.id,
    })
    .from(decisions)
    .innerJoin(applicants, and(eq(applicants.id, decisions.applicantId), ofThread({ agent, threadId })))
    .where(
      and(
        eq(decisions.groupId, groupId),
        eq(decisions.agentId, agent.agentId),
        eq(decisions.companyId, agent.companyId),
        sql`not ${later}`,
      ),
    );
  return rows.map(({ id, stage, verdictId, to, formerReason: reason, undoesId }) => ({
    row: { id, stage, verdictId },
    stage: to,
    reason: to === "rejected" ? reason : null,
    comment: null,
    undoesId,
  }));
}
