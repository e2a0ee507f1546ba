import { and, eq, sql } from "drizzle-orm";
import { applicants, threads } from "../../../db/schema";
import { requireEntitlement } from "../billing/get-agency-entitlement";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { editRequirements } from "./edit-requirements";
import { getThread } from "./get-thread";
import type { RequirementEdits } from "./schema";
import { threadColumnsOf } from "./thread-columns";
import { saveRequirements } from "./thread-requirements";

/** Writes the new version and marks every score as due in one transaction. @returns how many applicants are rescored */
export async function updateRequirements(
  deps: Deps,
  { agent, threadId, edits }: { agent: ActiveAgent; threadId: string; edits: RequirementEdits },
): Promise<{ rescored: number }> {
  const thread = await getThread(deps, { agent, threadId });
  const job = editRequirements(thread.detailedAnalysis, edits);
  if (JSON.stringify(job) === JSON.stringify(thread.detailedAnalysis)) return { rescored: 0 };
  return rescoreThread(deps, { agent, threadId, columns: threadColumnsOf(job) });
}

/** Also replaces scores that an older engine made. @throws AppError "campaign-not-found", subscription errors */
export async function rescoreThread(
  deps: Deps,
  input: {
    agent: ActiveAgent;
    threadId: string;
    columns?: Partial<typeof threads.$inferInsert>;
  },
): Promise<{ rescored: number }> {
  const { agent, threadId, columns = {} } = input;
  await getThread(deps, { agent, threadId });
  await requireEntitlement(deps, agent);
  const tenant = deps.db.dbFor(agent.companyId);
  const time = deps.now();
  const isOwn = and(eq(threads.id, threadId), eq(threads.agentId, agent.agentId));
  const [, , due] = await tenant.batch([
    tenant
      .update(threads)
      .set({ ...columns, jobVersion: sql`${threads.jobVersion} + 1`, updatedAt: time })
      .where(isOwn),
    saveRequirements(tenant, isOwn, time),
    tenant
      .update(applicants)
      .set({ rescoreQueuedAt: time })
      .where(and(eq(applicants.threadId, threadId), eq(applicants.analysisStatus, "completed")))
      .returning({ id: applicants.id }),
  ]);
  try {
    await deps.resumeQueue.send(due.map((row) => ({ companyId: agent.companyId, applicantId: row.id })));
  } catch (error) {
    deps.log({ event: "queue-send-failed", batchId: threadId, error: errorText(error) });
  }
  return { rescored: due.length };
}
