import { desc, eq } from "drizzle-orm";
import { agents, companyAgreements, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";

/** `by`: null where their account is gone. Times in UTC milliseconds. */
export type Acceptance = { version: string; hash: string; acceptedAt: number; by: string | null };

/** What owners of a company accepted, the newest first. */
export function listAcceptances(
  { db }: Pick<Deps, "db">,
  { companyId }: Pick<ActiveAgent, "companyId">,
): Promise<Acceptance[]> {
  const { version, hash, acceptedAt } = companyAgreements;
  return db
    .dbFor(companyId)
    .select({ version, hash, acceptedAt, by: users.fullName })
    .from(companyAgreements)
    .leftJoin(agents, eq(agents.id, companyAgreements.agentId))
    .leftJoin(users, eq(users.id, agents.userId))
    .where(eq(companyAgreements.companyId, companyId))
    .orderBy(desc(acceptedAt));
}
