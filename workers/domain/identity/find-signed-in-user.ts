import { and, eq, gt } from "drizzle-orm";
import { agents, companies, sessions, users } from "../../../db/schema";
import type { Deps } from "../deps";
import type { SignedInUser } from "./rules";
import { hashSessionToken } from "./session-token";

/** Who the cookie's token belongs to, or null where there is no live session. One indexed read. */
export async function findSignedInUser(
  { db, now, site }: Pick<Deps, "db" | "now" | "site">,
  token: string,
): Promise<SignedInUser | null> {
  const [row] = await db.shared
    .select({
      userId: users.id,
      sessionId: sessions.id,
      email: users.email,
      fullName: users.fullName,
      emailVerified: users.emailVerified,
      agentId: agents.id,
      companyId: agents.companyId,
      companyName: companies.companyName,
      position: agents.position,
      status: agents.status,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(and(eq(sessions.tokenHash, hashSessionToken(token)), gt(sessions.expiresAt, now())));
  if (!row) return null;
  return {
    userId: row.userId,
    sessionId: row.sessionId,
    email: row.email,
    fullName: row.fullName,
    emailVerified: row.emailVerified,
    isStaff: row.emailVerified && site.staffEmails.includes(row.email),
    agent:
      row.agentId && row.companyId && row.status
        ? {
            agentId: row.agentId,
            companyId: row.companyId,
            companyName: row.companyName ?? "",
            position: row.position,
            status: row.status,
          }
        : null,
  };
}
