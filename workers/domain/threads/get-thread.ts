import { and, eq, type SQL, sql } from "drizzle-orm";
import { campaigns, candidates } from "../../../db/schema";
import { ofThread } from "../applicants/applicant-filter";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/rules";

export type Campaign = typeof campaigns.$inferSelect;

export type CampaignStats = {
  totalCandidates: number;
  pending: number;
  failed: number;
  /** candidates whose score is older than the job and is being made anew */
  rescoring: number;
  /** two decimals; null while no candidate is completed */
  averageScore: number | null;
};

/**
 * One of the agent's own job threads.
 * @throws AppError "campaign-not-found" for a missing one and for someone else's alike
 */
export async function getCampaign(
  { db }: Pick<Deps, "db">,
  { agent, campaignId }: { agent: ActiveAgent; campaignId: string },
): Promise<Campaign> {
  const [campaign] = await db
    .dbFor(agent.companyId)
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), eq(campaigns.agentId, agent.agentId)));
  if (!campaign) throw new AppError("campaign-not-found");
  return campaign;
}

/** Counts and average of one of the agent's own threads; all zero for any other. */
export async function getCampaignStats(
  { db }: Pick<Deps, "db">,
  { agent, campaignId }: { agent: ActiveAgent; campaignId: string },
): Promise<CampaignStats> {
  const mine = ofThread({ agent, campaignId });
  // Few rows are of these kinds, and each kind is a short range of an index.
  const few = (condition: SQL) =>
    sql<number>`(select count(*) from ${candidates} where ${mine} and ${condition})`;
  const [stats] = await db
    .dbFor(agent.companyId)
    .select({
      totalCandidates: sql<number>`count(*)`,
      pending: few(sql`${candidates.analysisStatus} = 'pending'`),
      failed: few(sql`${candidates.analysisStatus} = 'failed'`),
      rescoring: few(sql`${candidates.rescoreQueuedAt} is not null`),
      averageScore: sql<number | null>`round(avg(${candidates.relevancyScore}), 2)`,
    })
    .from(candidates)
    .where(mine);
  return stats ?? { totalCandidates: 0, pending: 0, failed: 0, rescoring: 0, averageScore: null };
}
