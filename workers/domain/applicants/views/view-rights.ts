import { type SQL, sql } from "drizzle-orm";
import { agents, tableViews } from "../../../../db/schema";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

type Who = Pick<ActiveAgent, "agentId" | "companyId">;

/** Whether the agent may save views: role and status are the database's, as they are now. */
export function maySaveViews({ agentId, companyId }: Who): SQL {
  return sql`exists (select 1 from ${agents} as writer where writer.id = ${agentId}
    and writer.company_id = ${companyId} and writer.status = 'active' and writer.role <> 'viewer')`;
}

/** Of rows of `tableViews`: those that the agent may rename and delete: their own, and for owners all of the company's. */
export function mayChangeView({ agentId, companyId }: Who): SQL {
  return sql`(${tableViews.companyId} = ${companyId} and exists (
    select 1 from ${agents} as writer where writer.id = ${agentId}
    and writer.company_id = ${companyId} and writer.status = 'active'
    and (writer.role = 'owner' or (writer.role <> 'viewer' and writer.id = ${tableViews.agentId}))))`;
}
