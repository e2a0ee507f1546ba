import { asc, desc, eq } from "drizzle-orm";
import { agents, companies, companySubscriptions, plans, users } from "../../../../db/schema";
import { getEntitlement } from "../../billing/get-agency-entitlement";
import type { Usage, Validity } from "../../billing/subscription-validity";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { AgentStatus } from "../../identity/session/signed-in-user";
import { type AuditLine, listAuditTrail } from "../list-audit";

export type CompanyDetails = {
  company: typeof companies.$inferSelect;
  agents: { id: string; fullName: string; email: string; status: AgentStatus; createdAt: number }[];
  subscriptions: {
    id: string;
    planName: string;
    status: string;
    startDate: number;
    nextRenewal: number;
    stripeId: string | null;
  }[];
  usage: Usage;
  validity: Validity;
  auditTrail: AuditLine[];
};

const MAX_AGENTS = 200;
const SHOWN = 20;

/** An agency with its people, plans and usage. @throws AppError "not-found" */
export async function getCompany(
  deps: Pick<Deps, "db" | "now">,
  { companyId }: { companyId: string },
): Promise<CompanyDetails> {
  const { shared } = deps.db;
  const [company] = await shared.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw new AppError("not-found");
  const [people, history, { usage, validity }, auditTrail] = await Promise.all([
    shared
      .select({
        id: agents.id,
        fullName: users.fullName,
        email: users.email,
        status: agents.status,
        createdAt: agents.createdAt,
      })
      .from(agents)
      .innerJoin(users, eq(users.id, agents.userId))
      .where(eq(agents.companyId, companyId))
      .orderBy(asc(agents.createdAt))
      .limit(MAX_AGENTS),
    shared
      .select({
        id: companySubscriptions.id,
        planName: plans.planName,
        status: companySubscriptions.status,
        startDate: companySubscriptions.startDate,
        nextRenewal: companySubscriptions.nextRenewal,
        stripeId: companySubscriptions.stripeSubscriptionId,
      })
      .from(companySubscriptions)
      .innerJoin(plans, eq(plans.id, companySubscriptions.planId))
      .where(eq(companySubscriptions.companyId, companyId))
      .orderBy(desc(companySubscriptions.createdAt))
      .limit(SHOWN),
    getEntitlement(deps, { companyId }),
    listAuditTrail(deps, { subject: companyId }),
  ]);
  return { company, agents: people, subscriptions: history, usage, validity, auditTrail };
}
