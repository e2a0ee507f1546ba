import { and, eq, sql } from "drizzle-orm";
import { campaigns, candidates } from "../../../db/schema";
import { requireEntitlement } from "../billing/get-agency-entitlement";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { ActiveAgent } from "../identity/rules";
import { editRequirements } from "./edit-requirements";
import { getCampaign } from "./get-thread";
import type { RequirementEdits } from "./schema";
import { campaignColumnsOf } from "./thread-columns";

/**
 * Changes what a job thread asks for. One transaction writes the new version of the job and marks every score as due;
 * then one message per candidate has it scored anew from the facts that were read before.
 * @returns how many candidates will be scored anew
 * @throws AppError "campaign-not-found"; subscription errors
 */
export async function updateRequirements(
  deps: Deps,
  { agent, campaignId, edits }: { agent: ActiveAgent; campaignId: string; edits: RequirementEdits },
): Promise<{ rescored: number }> {
  const campaign = await getCampaign(deps, { agent, campaignId });
  const job = editRequirements(campaign.detailedAnalysis, edits);
  if (JSON.stringify(job) === JSON.stringify(campaign.detailedAnalysis)) return { rescored: 0 };
  return rescoreThread(deps, { agent, campaignId, columns: campaignColumnsOf(job) });
}

/**
 * Scores every candidate of a thread anew, with new columns of the job where given: also for scores that an older
 * engine made.
 * @throws AppError "campaign-not-found"; subscription errors
 */
export async function rescoreThread(
  deps: Deps,
  input: {
    agent: ActiveAgent;
    campaignId: string;
    columns?: Partial<typeof campaigns.$inferInsert>;
  },
): Promise<{ rescored: number }> {
  const { agent, campaignId, columns = {} } = input;
  await getCampaign(deps, { agent, campaignId });
  await requireEntitlement(deps, { companyId: agent.companyId });
  const tenant = deps.db.dbFor(agent.companyId);
  const time = deps.now();
  const [, due] = await tenant.batch([
    tenant
      .update(campaigns)
      .set({ ...columns, jobVersion: sql`${campaigns.jobVersion} + 1`, updatedAt: time })
      .where(and(eq(campaigns.id, campaignId), eq(campaigns.agentId, agent.agentId))),
    tenant
      .update(candidates)
      .set({ rescoreQueuedAt: time })
      .where(and(eq(candidates.campaignId, campaignId), eq(candidates.analysisStatus, "completed")))
      .returning({ id: candidates.id }),
  ]);
  try {
    await deps.resumeQueue.send(due.map((row) => ({ companyId: agent.companyId, candidateId: row.id })));
  } catch (error) {
    deps.log({ event: "queue-send-failed", batchId: campaignId, error: errorText(error) });
  }
  return { rescored: due.length };
}
