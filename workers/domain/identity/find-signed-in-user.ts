import { and, eq, gt } from "drizzle-orm";
import { agents, companies, sessions, users } from "../../../db/schema";
import type { Deps } from "../deps";
import type { SignedInUser } from "./rules";
import { hashSessionToken } from "./session-token";

/** Who the cookie's token belongs to, or null where there is no live session. One indexed read. */
export async function findSignedInUser(
  deps: Pick<Deps, "db" | "now" | "site">,
  token: string,
): Promise<SignedInUser | null> {
  const [row] = await deps.db.shared
    .select({ ...columns, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(and(eq(sessions.tokenHash, hashSessionToken(token)), gt(sessions.expiresAt, deps.now())));
  return row ? { ...identityOf(row, deps.site), sessionId: row.sessionId } : null;
}

/** The same of a user by id, whether or not a session is open: for tokens of programs. */
export async function findUser(
  { db, site }: Pick<Deps, "db" | "site">,
  userId: string,
): Promise<Omit<SignedInUser, "sessionId"> | null> {
  const [row] = await db.shared
    .select(columns)
    .from(users)
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(eq(users.id, userId));
  return row ? identityOf(row, site) : null;
}

const columns = {
  userId: users.id,
  email: users.email,
  fullName: users.fullName,
  emailVerified: users.emailVerified,
  agentId: agents.id,
  companyId: agents.companyId,
  companyName: companies.companyName,
  position: agents.position,
  status: agents.status,
};

type Row = {
  userId: string;
  email: string;
  fullName: string;
  emailVerified: boolean;
  agentId: string | null;
  companyId: string | null;
  companyName: string | null;
  position: string | null;
  status: NonNullable<SignedInUser["agent"]>["status"] | null;
};

function identityOf(row: Row, site: Deps["site"]): Omit<SignedInUser, "sessionId"> {
  return {
    userId: row.userId,
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
