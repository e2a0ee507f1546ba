import { and, eq, gt, type SQL } from "drizzle-orm";
import { agents, companies, sessions, users } from "../../../../db/schema";
import { hasAgreement } from "../../agencies/agreement/require-agreement";
import { requiresSecondStep } from "../../agencies/requires-second-step";
import type { Deps } from "../../deps";
import { scoringPaused } from "../../engine-blocks/blocked-engine";
import { errorText } from "../../error-text";
import { hasSecondStep } from "../second-step/has-second-step";
import { isMoveDue, kindOfUser, sessionEnd } from "./session-life";
import { hashSessionToken } from "./session-token";
import { isStaffAddress, type SignedInUser } from "./signed-in-user";

/** One indexed read; now and then a write that moves the session's end (`isMoveDue`). */
export async function findSignedInUser(
  deps: Pick<Deps, "db" | "now" | "site" | "log">,
  token: string,
): Promise<SignedInUser | null> {
  const found = await findSession(deps, eq(sessions.tokenHash, hashSessionToken(token)));
  if (!found) return null;
  const { user, stored, end } = found;
  if (isMoveDue(kindOfUser(user), { stored, end })) {
    await deps.db.shared
      .update(sessions)
      .set({ expiresAt: end })
      .where(eq(sessions.id, user.sessionId))
      .catch((error: unknown) =>
        deps.log({ event: "task-failed", task: "move-session-end", error: errorText(error) }),
      );
  }
  return user;
}

/** For programs' tokens, which die with the session that made them. */
export async function findUserOfSession(
  deps: Pick<Deps, "db" | "now" | "site">,
  sessionId: string,
): Promise<SignedInUser | null> {
  return (await findSession(deps, eq(sessions.id, sessionId)))?.user ?? null;
}

async function findSession({ db, now, site }: Pick<Deps, "db" | "now" | "site">, which: SQL) {
  const time = now();
  const [row] = await db.shared
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(and(which, gt(sessions.expiresAt, time)));
  if (!row || (row.hasSecondStep && row.provedAt === null)) return null;
  const user = identityOf(row, site);
  const end = sessionEnd(kindOfUser(user), { createdAt: row.createdAt, time });
  return end > time ? { user, stored: row.expiresAt, end } : null;
}

export const identityColumns = {
  userId: users.id,
  email: users.email,
  fullName: users.fullName,
  emailVerified: users.emailVerified,
  hasSecondStep: hasSecondStep(users.id),
  agentId: agents.id,
  companyId: agents.companyId,
  companyName: companies.companyName,
  position: agents.position,
  role: agents.role,
  status: agents.status,
  tableView: agents.tableView,
  blindReview: companies.blindReview,
  wordFiles: companies.wordFiles,
  hasAgreement,
  requiresSecondStep,
  stoppedAt: companies.stoppedAt,
  scoringPaused,
};

const columns = {
  sessionId: sessions.id,
  createdAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  provedAt: sessions.provedAt,
  ...identityColumns,
};

type Row = {
  sessionId: string;
  userId: string;
  email: string;
  fullName: string;
  emailVerified: boolean;
  hasSecondStep: boolean;
  provedAt: number | null;
  agentId: string | null;
  companyId: string | null;
  companyName: string | null;
  position: string | null;
  role: NonNullable<SignedInUser["agent"]>["role"] | null;
  status: NonNullable<SignedInUser["agent"]>["status"] | null;
  tableView: string | null;
  blindReview: boolean | null;
  wordFiles: boolean | null;
  hasAgreement: number;
  requiresSecondStep: number | null;
  stoppedAt: number | null;
  scoringPaused: number;
};

export function identityOf(row: Row, site: Deps["site"]): SignedInUser {
  return {
    sessionId: row.sessionId,
    userId: row.userId,
    email: row.email,
    fullName: row.fullName,
    emailVerified: row.emailVerified,
    isStaff: isStaffAddress(site, row),
    hasSecondStep: row.hasSecondStep,
    scoringPaused: row.scoringPaused === 1,
    provedAt: row.provedAt,
    agent:
      row.agentId && row.companyId && row.status && row.role
        ? {
            agentId: row.agentId,
            companyId: row.companyId,
            companyName: row.companyName ?? "",
            position: row.position,
            role: row.role,
            // A stopped company's people wait outside, and their API keys with them.
            status: row.status === "active" && row.stoppedAt !== null ? "blocked" : row.status,
            tableView: row.tableView,
            blindReview: row.blindReview ?? false,
            wordFiles: row.wordFiles ?? false,
            hasAgreement: row.hasAgreement === 1,
            requiresSecondStep: row.requiresSecondStep === 1,
          }
        : null,
  };
}
