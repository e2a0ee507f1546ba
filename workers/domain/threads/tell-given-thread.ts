import { and, eq, sql } from "drizzle-orm";
import { agents, threadShares, users } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { prepareMail } from "../mail/prepare-mail";

export type MailDeps = Pick<Deps, "db" | "now" | "tasks" | "log" | "site">;

/** The mail to whom a thread is given, never naming an applicant. @returns null for oneself, and for whom it is shared with already */
export async function prepareGivenMail(
  deps: MailDeps,
  {
    agent,
    thread,
    colleagueId,
    gives,
  }: {
    agent: ActiveAgent;
    thread: { id: string; title: string };
    colleagueId: string;
    gives: "shared" | "passed";
  },
) {
  if (colleagueId === agent.agentId) return null;
  const [colleague] = await deps.db.shared
    .select({
      userId: users.id,
      email: users.email,
      fullName: users.fullName,
      isShared: sql<number>`exists (select 1 from ${threadShares}
        where ${threadShares.agentId} = ${colleagueId} and ${threadShares.threadId} = ${thread.id})`,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(
      and(eq(agents.id, colleagueId), eq(agents.companyId, agent.companyId), eq(agents.status, "active")),
    );
  const isPassed = gives === "passed";
  if (!colleague || (colleague.isShared && !isPassed)) return null;
  const { userId, email, fullName } = colleague;
  const url = `${deps.site.origin}/agent/campaigns/${thread.id}`;
  return prepareMail(deps, {
    to: email,
    userId,
    template: "thread-given",
    data: { fullName, giver: agent.fullName, thread: thread.title, isPassed, url },
  });
}
