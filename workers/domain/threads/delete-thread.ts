import { and, eq, sql } from "drizzle-orm";
import { campaigns, candidates, filesToDelete } from "../../../db/schema";
import type { Deps } from "../deps";
import { deleteFilesNow } from "../documents/delete-files-due";
import { ANALYSIS_SUFFIX } from "../files/rules";
import type { ActiveAgent } from "../identity/rules";
import { getCampaign } from "./get-thread";

/**
 * Deletes a job thread with its candidates and their files. The keys go to the to-delete table in the same
 * transaction, so that no file is forgotten when storage fails.
 * @throws AppError "campaign-not-found"
 */
export async function deleteCampaign(
  deps: Deps,
  { agent, campaignId }: { agent: ActiveAgent; campaignId: string },
): Promise<void> {
  await getCampaign(deps, { agent, campaignId });
  const tenant = deps.db.dbFor(agent.companyId);
  const keysOf = (suffix: string) =>
    tenant
      .insert(filesToDelete)
      .select(
        tenant
          .select({
            fileKey: sql<string>`${candidates.resumeFileUrl} || ${suffix}`.as("file_key"),
            attempts: sql<number>`0`.as("attempts"),
            createdAt: sql<number>`${deps.now()}`.as("created_at"),
          })
          .from(candidates)
          .where(eq(candidates.campaignId, campaignId)),
      )
      .onConflictDoNothing();
  await tenant.batch([
    keysOf(""),
    keysOf(ANALYSIS_SUFFIX),
    tenant.delete(candidates).where(eq(candidates.campaignId, campaignId)),
    tenant.delete(campaigns).where(and(eq(campaigns.id, campaignId), eq(campaigns.agentId, agent.agentId))),
  ]);
  await deleteFilesNow(deps, { limit: 1000 });
}
