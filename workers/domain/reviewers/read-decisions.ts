import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { agencyLog, decisions, verdicts } from "../../../db/schema";
import { isListed, type Stage } from "../decisions/stages";
import type { Deps } from "../deps";
import { isOfBlocked } from "../engine-blocks/blocked-engine";
import { MAX_DECISIONS } from "./reviewer-limits";

export type ReadDecision = {
  id: string;
  agentId: string;
  threadId: string;
  /** null once the person is erased */
  applicantId: string | null;
  from: Stage;
  to: Stage;
  /** of the result that was seen */
  score: number | null;
  /** from the last recorded opening before it, by the same colleague; null without one */
  seconds: number | null;
  /** UTC ms */
  at: number;
};

const openedAt = sql<number | null>`(select max(line.created_at) from ${agencyLog} as line
  where line.applicant_id = ${decisions.applicantId} and line.action = 'opened'
    and line.agent_id = ${decisions.agentId} and line.created_at <= ${decisions.createdAt})`;

/** A company's decisions since a time, the newest first: without those that were taken back, and without the taking back. */
export async function readDecisions(
  { db }: Pick<Deps, "db">,
  { companyId, since, which }: { companyId: string; since: number; which?: SQL },
): Promise<{ decided: ReadDecision[]; isCut: boolean }> {
  const rows = await db
    .dbFor(companyId)
    .select({
      id: decisions.id,
      agentId: decisions.agentId,
      threadId: decisions.threadId,
      applicantId: decisions.applicantId,
      from: decisions.previousStage,
      to: decisions.stage,
      undoesId: decisions.undoesId,
      score: sql<
        number | null
      >`case when not ${isOfBlocked(verdicts.engineVersion)} then ${verdicts.score} end`,
      openedAt: openedAt.as("opened_at"),
      at: decisions.createdAt,
    })
    .from(decisions)
    .leftJoin(verdicts, eq(verdicts.id, decisions.verdictId))
    .where(and(eq(decisions.companyId, companyId), gte(decisions.createdAt, since), which))
    .orderBy(desc(decisions.createdAt))
    .limit(MAX_DECISIONS + 1);
  // What takes a decision back is younger than it.
  const takenBack = new Set(rows.map(({ undoesId }) => undoesId));
  const decided = rows
    .slice(0, MAX_DECISIONS)
    .filter(({ id, undoesId }) => undoesId === null && !takenBack.has(id))
    .map(({ undoesId: _none, openedAt: opened, ...row }) => ({
      ...row,
      seconds: opened === null ? null : Math.round((row.at - opened) / 1000),
    }));
  return { decided, isCut: rows.length > MAX_DECISIONS };
}

/** A yes keeps somebody in the running, a no turns them down; back to "new" is neither. */
export function answerOf(stage: Stage): "yes" | "no" | null {
  if (stage === "rejected") return "no";
  return isListed(stage) ? "yes" : null;
}
