import { and, eq, ne, sql } from "drizzle-orm";
import { agents } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { isOwner } from "../company-owner";

/** What becomes of an agency when one of its agents is erased (RULINGS 65). */
export type Leaving = {
  agentId: string;
  companyId: string;
  /** nobody else owns the company: it ends with them */
  endsCompany: boolean;
};

/** As things are now: another owner may come or go until it is carried out. Null for who is no agent. */
export async function planLeaving(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<Leaving | null> {
  const [agent] = await db.shared
    .select({ agentId: agents.id, companyId: agents.companyId, role: agents.role, status: agents.status })
    .from(agents)
    .where(eq(agents.userId, userId));
  if (!agent) return null;
  const { agentId, companyId, role, status } = agent;
  // Who waits for approval is the only one there is; who is blocked has left their threads to somebody.
  const mayEnd = role === "owner" && status !== "blocked";
  const endsCompany = mayEnd && (await db.shared.$count(agents, isOtherOwner(companyId, agentId))) === 0;
  return { agentId, companyId, endsCompany };
}

function isOtherOwner(companyId: string, agentId: string) {
  return and(isOwner(companyId), ne(agents.id, agentId));
}

/** Whether the plan still holds: for the batch that carries it out. */
export function isStillSo({ db }: Pick<Deps, "db">, { companyId, agentId, endsCompany }: Leaving) {
  const others = db.shared.$count(agents, isOtherOwner(companyId, agentId));
  const isOwning = db.shared.$count(agents, and(isOwner(companyId), eq(agents.id, agentId)));
  // A colleague who has become the only owner meanwhile doesn't leave a company without one.
  return endsCompany ? sql`${others} = 0` : sql`(${others} > 0 or ${isOwning} = 0)`;
}
