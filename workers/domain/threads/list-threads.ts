import { and, desc, eq, sql } from "drizzle-orm";
import { campaigns, candidates } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/rules";

export type CampaignListItem = {
  id: string;
  title: string;
  companyName: string;
  location: string;
  employmentType: string;
  isOpen: boolean;
  createdAt: number;
  candidates: number;
  /** of all completed candidates, two decimals; null while there is none */
  averageScore: number | null;
};

/** An agent's own job threads, newest first. */
export async function listCampaigns(
  { db }: Pick<Deps, "db">,
  { agent, limit = 200 }: { agent: ActiveAgent; limit?: number },
): Promise<CampaignListItem[]> {
  const tenant = db.dbFor(agent.companyId);
  const ofThread = sql`from ${candidates} where ${candidates.campaignId} = ${campaigns.id}`;
  return tenant
    .select({
      id: campaigns.id,
      title: campaigns.title,
      companyName: campaigns.companyName,
      location: campaigns.location,
      employmentType: campaigns.employmentType,
      isOpen: campaigns.isOpen,
      createdAt: campaigns.createdAt,
      candidates: sql<number>`(select count(*) ${ofThread})`,
      averageScore: sql<number | null>`(select round(avg(${candidates.relevancyScore}), 2) ${ofThread})`,
    })
    .from(campaigns)
    .where(and(eq(campaigns.agentId, agent.agentId)))
    .orderBy(desc(campaigns.createdAt))
    .limit(limit);
}
