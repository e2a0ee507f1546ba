import { and, desc, eq, gt } from "drizzle-orm";
import {
  accounts,
  agents,
  authLogs,
  companies,
  deletionRequests,
  plans,
  sessions,
  subscriptions,
  users,
} from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { AgentStatus } from "../identity/session/signed-in-user";
import { isOpenDeletion } from "./open-work";

/** What staff see of a person: never anything from a résumé. Times in UTC ms. */
export type UserDetails = {
  id: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  country: string | null;
  createdAt: number;
  isStaff: boolean;
  signInMethods: string[];
  openSessions: number;
  agent: { id: string; status: AgentStatus; companyId: string; companyName: string } | null;
  subscriptions: { id: string; planName: string; status: string; startDate: number; nextRenewal: number }[];
  signIns: { id: string; loginVia: string; createdAt: number }[];
  deletion: { id: string; number: string; dueAt: number } | null;
};

const SHOWN = 20;

/** A person's account. @throws AppError "not-found" */
export async function getUser(
  { db, now, site }: Pick<Deps, "db" | "now" | "site">,
  { userId }: { userId: string },
): Promise<UserDetails> {
  const [row] = await db.shared
    .select({
      user: users,
      agent: { id: agents.id, status: agents.status, companyId: agents.companyId },
      companyName: companies.companyName,
    })
    .from(users)
    .leftJoin(agents, eq(agents.userId, users.id))
    .leftJoin(companies, eq(companies.id, agents.companyId))
    .where(eq(users.id, userId));
  if (!row) throw new AppError("not-found");
  const [methods, openSessions, plansOfUser, signIns, deletions] = await Promise.all([
    db.shared.select({ provider: accounts.provider }).from(accounts).where(eq(accounts.userId, userId)),
    db.shared.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, now()))),
    db.shared
      .select({
        id: subscriptions.id,
        planName: plans.planName,
        status: subscriptions.status,
        startDate: subscriptions.startDate,
        nextRenewal: subscriptions.nextRenewal,
      })
      .from(subscriptions)
      .innerJoin(plans, eq(plans.id, subscriptions.planId))
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.createdAt))
      .limit(SHOWN),
    db.shared
      .select({ id: authLogs.id, loginVia: authLogs.loginVia, createdAt: authLogs.createdAt })
      .from(authLogs)
      .where(eq(authLogs.userId, userId))
      .orderBy(desc(authLogs.createdAt))
      .limit(SHOWN),
    // A person has at most one that isn't undone: the index of open ones finds it.
    db.shared
      .select({
        id: deletionRequests.id,
        number: deletionRequests.number,
        dueAt: deletionRequests.dueAt,
      })
      .from(deletionRequests)
      .where(and(eq(deletionRequests.userId, userId), isOpenDeletion)),
  ]);
  const { user, agent, companyName } = row;
  return {
    id: user.id,
    fullName: user.fullName,
    email: user.email,
    emailVerified: user.emailVerified,
    country: user.country,
    createdAt: user.createdAt,
    isStaff: user.emailVerified && site.staffEmails.includes(user.email),
    signInMethods: methods.map(({ provider }) => provider),
    openSessions,
    agent: agent && { ...agent, companyName: companyName ?? "" },
    subscriptions: plansOfUser,
    signIns,
    deletion: deletions[0] ?? null,
  };
}
