import { and, eq, inArray, sql } from "drizzle-orm";
import { agents, companies, sessions, users } from "../../../../db/schema";
import { isUniqueViolation } from "../../../../db/unique-violation";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { prepareMail } from "../../mail/prepare-mail";
import { runAudited } from "../audit-entry";

/** Active agents are blocked, signed out and mailed, in one batch; pending ones can't be approved meanwhile. */
export async function deactivateCompany(
  deps: Deps,
  { companyId, actorId, reason }: { companyId: string; actorId: string; reason: string },
): Promise<void> {
  const db = deps.db.shared;
  const company = await findCompany(deps, companyId);
  if (!company.isActive) throw new AppError("decided-meanwhile");
  const people = await db
    .select({ agentId: agents.id, userId: users.id, email: users.email, fullName: users.fullName })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .where(isActiveAgentOf(companyId))
    .orderBy(agents.id);
  const mails = people.map(({ userId, email, fullName }) =>
    prepareMail(deps, {
      to: email,
      userId,
      template: "agent-blocked",
      data: { fullName, companyName: company.companyName, reason },
    }),
  );
  const time = deps.now();
  const ofBlocked = db.select({ userId: agents.userId }).from(agents).where(isActiveAgentOf(companyId));
  // Mails go to the agents that were read: one who joined or left since would be missed.
  const activeIds = sql`(select group_concat(id) from (select ${agents.id} as id from ${agents} where ${isActiveAgentOf(companyId)} order by ${agents.id}))`;
  await runAudited(deps, {
    actorId,
    action: "company-deactivated",
    subject: companyId,
    reason,
    data: { agents: people.map(({ agentId }) => agentId) },
    onlyIf: sql`exists (select 1 from ${companies} where ${companies.id} = ${companyId} and ${companies.isActive} = 1) and coalesce(${activeIds}, '') = ${people.map(({ agentId }) => agentId).join(",")}`,
    effects: [
      db.update(companies).set({ isActive: false, updatedAt: time }).where(eq(companies.id, companyId)),
      db.delete(sessions).where(inArray(sessions.userId, ofBlocked)),
      db
        .update(agents)
        .set({ status: "blocked", statusReason: reason, statusChangedAt: time, updatedAt: time })
        .where(isActiveAgentOf(companyId)),
      ...mails.map(({ insert }) => insert),
    ],
    tasks: mails.map(({ task }) => task),
  });
}

/** Its agents stay blocked. @throws AppError "company-taken" where another of its name and website has registered */
export async function activateCompany(
  deps: Deps,
  { companyId, actorId, reason }: { companyId: string; actorId: string; reason: string },
): Promise<void> {
  const company = await findCompany(deps, companyId);
  if (company.isActive) throw new AppError("decided-meanwhile");
  try {
    await runAudited(deps, {
      actorId,
      action: "company-activated",
      subject: companyId,
      reason,
      onlyIf: sql`exists (select 1 from ${companies} where ${companies.id} = ${companyId} and ${companies.isActive} = 0)`,
      effects: [
        deps.db.shared
          .update(companies)
          .set({ isActive: true, updatedAt: deps.now() })
          .where(eq(companies.id, companyId)),
      ],
    });
  } catch (error) {
    if (isUniqueViolation(error, "b2b_companies.")) throw new AppError("company-taken");
    throw error;
  }
}

function isActiveAgentOf(companyId: string) {
  // The plus sign keeps SQLite from reading all active agents by the index of states.
  return and(eq(agents.companyId, companyId), sql`+${agents.status} = 'active'`);
}

async function findCompany({ db }: Pick<Deps, "db">, companyId: string) {
  const [company] = await db.shared
    .select({ companyName: companies.companyName, isActive: companies.isActive })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (!company) throw new AppError("not-found");
  return company;
}
