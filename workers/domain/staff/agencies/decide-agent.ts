import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { agents, companies, companySubscriptions, plans, sessions, users } from "../../../../db/schema";
import { leaveToOwner } from "../../agencies/members/leave-to-owner";
import { endOfTrial } from "../../billing/trial-period";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { MailOrder } from "../../mail/mail-data";
import { prepareMail } from "../../mail/prepare-mail";
import { isErasedAddress } from "../../privacy/erased-address";
import { runAudited } from "../audit-entry";
import { type AgentDecision, agentDecisions } from "./agent-decisions";

/** One batch. Approval restarts the company's trial (RULINGS 12), a block ends the agent's sessions (RULINGS 5) and leaves their threads to the owner. */
export async function decideAgent(
  deps: Deps,
  input: { agentId: string; actorId: string; decision: AgentDecision; reason: string | null },
): Promise<void> {
  const { agentId, actorId, decision, reason } = input;
  const { from, to, action } = agentDecisions[decision];
  const agent = await findAgent(deps, agentId);
  if (!agent) throw new AppError("not-found");
  if (isErasedAddress(agent.email)) throw new AppError("agent-erased");
  if (!(from as readonly string[]).includes(agent.status)) throw new AppError("decided-meanwhile");
  if (to === "active" && !agent.companyIsActive) throw new AppError("company-inactive");

  const db = deps.db.shared;
  const time = deps.now();
  const trialEndsAt = agent.trial ? endOfTrial(agent.trial.billingCycle, time) : null;
  const mail = prepareMail(deps, mailFor(decision, { ...agent, reason, trialEndsAt, site: deps.site }));

  const effects: BatchItem<"sqlite">[] = [
    db
      .update(agents)
      .set({
        ...{ status: to, statusReason: reason, statusChangedAt: time, updatedAt: time },
        // Lifting a block brings back whom an owner had removed, too.
        removedAt: null,
      })
      .where(eq(agents.id, agentId)),
    mail.insert,
  ];
  const conditions: SQL[] = [
    exists(
      db
        .select({ one: sql`1` })
        .from(agents)
        .innerJoin(companies, eq(companies.id, agents.companyId))
        .innerJoin(users, eq(users.id, agents.userId))
        .where(
          and(
            eq(agents.id, agentId),
            eq(users.email, agent.email),
            // What was seen is decided on, also where several statuses allow the decision.
            eq(agents.status, agent.status),
            eq(companies.isActive, agent.companyIsActive),
          ),
        ),
    ),
  ];
  if (decision === "approve" && agent.trial && trialEndsAt !== null) {
    const ofTrial = and(
      eq(companySubscriptions.id, agent.trial.id),
      eq(companySubscriptions.status, "trial"),
    );
    conditions.push(exists(db.select({ one: sql`1` }).from(companySubscriptions).where(ofTrial)));
    effects.push(
      db
        .update(companySubscriptions)
        .set({ startDate: time, nextRenewal: trialEndsAt, updatedAt: time })
        .where(ofTrial),
    );
  }
  if (decision === "block")
    effects.push(
      db.delete(sessions).where(eq(sessions.userId, agent.userId)),
      ...leaveToOwner(deps, { companyId: agent.companyId, agentId }),
    );

  await runAudited(deps, {
    actorId,
    action,
    subject: agentId,
    reason,
    data: { from: agent.status, to },
    onlyIf: and(...conditions) ?? sql`0`,
    effects,
    tasks: [mail.task],
  });
}

async function findAgent({ db }: Deps, agentId: string) {
  const [row] = await db.shared
    .select({
      status: agents.status,
      userId: agents.userId,
      companyId: agents.companyId,
      email: users.email,
      fullName: users.fullName,
      companyName: companies.companyName,
      companyIsActive: companies.isActive,
      trialId: companySubscriptions.id,
      billingCycle: plans.billingCycle,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .leftJoin(
      companySubscriptions,
      and(eq(companySubscriptions.companyId, agents.companyId), eq(companySubscriptions.status, "trial")),
    )
    .leftJoin(plans, eq(plans.id, companySubscriptions.planId))
    .where(eq(agents.id, agentId));
  if (!row) return null;
  const { trialId, billingCycle, ...agent } = row;
  return { ...agent, trial: trialId ? { id: trialId, billingCycle } : null };
}

function mailFor(
  decision: AgentDecision,
  about: {
    userId: string;
    email: string;
    fullName: string;
    companyName: string;
    reason: string | null;
    trialEndsAt: number | null;
    site: Deps["site"];
  },
): MailOrder {
  const { userId, email: to, fullName, companyName, trialEndsAt } = about;
  const url = `${about.site.origin}/agent/login`;
  const reason = about.reason ?? "";
  switch (decision) {
    case "approve":
      return {
        to,
        userId,
        template: "agent-approved",
        data: { fullName, companyName, trialEndsAt, url: `${about.site.origin}/agent/dashboard` },
      };
    case "refuse":
      return { to, userId, template: "agent-refused", data: { fullName, companyName, reason } };
    case "block":
      return { to, userId, template: "agent-blocked", data: { fullName, companyName, reason } };
    case "unblock":
      return { to, userId, template: "agent-unblocked", data: { fullName, companyName, url } };
  }
}
