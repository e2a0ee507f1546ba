import { and, asc, count, desc, eq, isNull, max, sql } from "drizzle-orm";
import { agents, authLogs, invitations, threads, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { hasSecondStep } from "../../identity/second-step/has-second-step";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import type { Role } from "../roles";
import { getSeats, isOpenInvitation, type Seats } from "./seats";

/** More than any plan is used for; the page is one list. */
const MAX_MEMBERS = 500;

export type Member = {
  id: string;
  fullName: string;
  email: string;
  role: Role;
  since: number;
  lastSignIn: number | null;
  threads: number;
  hasSecondStep: boolean;
  isSelf: boolean;
};

export type OpenInvitation = {
  id: string;
  email: string;
  role: Role;
  invitedAt: number;
  expiresAt: number;
  isExpired: boolean;
};

/** A company's active colleagues, the longest there first. */
export async function listMembers(
  { db }: Pick<Deps, "db">,
  { agent }: { agent: ActiveAgent },
): Promise<Member[]> {
  const { shared } = db;
  const lastSignIn = shared
    .select({ at: max(authLogs.createdAt) })
    .from(authLogs)
    .where(eq(authLogs.userId, users.id));
  const own = shared
    .select({ count: count() })
    .from(threads)
    .where(and(eq(threads.agentId, agents.id), isNull(threads.deletedAt)));
  const rows = await shared
    .select({
      id: agents.id,
      fullName: users.fullName,
      email: users.email,
      role: agents.role,
      since: agents.createdAt,
      lastSignIn: sql<number | null>`(${lastSignIn})`,
      threads: sql<number>`(${own})`,
      hasSecondStep: hasSecondStep(users.id),
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(and(eq(agents.companyId, agent.companyId), eq(agents.status, "active")))
    .orderBy(asc(agents.createdAt), asc(agents.id))
    .limit(MAX_MEMBERS);
  return rows.map((row) => ({ ...row, isSelf: row.id === agent.agentId }));
}

/** Invitations that nobody has answered, and the seats. Those that are too old can be sent again or withdrawn. */
export async function listInvitations(
  deps: Pick<Deps, "db" | "now">,
  { agent: { companyId } }: { agent: ActiveAgent },
): Promise<{ seats: Seats; invitations: OpenInvitation[] }> {
  const [seats, rows] = await Promise.all([
    getSeats(deps, { companyId }),
    deps.db.shared
      .select({
        id: invitations.id,
        email: invitations.email,
        role: invitations.role,
        invitedAt: invitations.createdAt,
        expiresAt: invitations.expiresAt,
      })
      .from(invitations)
      .where(and(eq(invitations.companyId, companyId), isOpenInvitation(0)))
      .orderBy(desc(invitations.createdAt), asc(invitations.id))
      .limit(MAX_MEMBERS),
  ]);
  return { seats, invitations: rows.map((row) => ({ ...row, isExpired: row.expiresAt <= deps.now() })) };
}
