import { and, eq, ne, or } from "drizzle-orm";
import { agents, companies, users } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import type { AgentStatus } from "../../identity/session/signed-in-user";
import { type AuditLine, listAuditTrail } from "../list-audit";
import { isEmailElsewhere } from "./email-elsewhere";

export type Resembling = {
  id: string;
  companyName: string;
  isActive: boolean;
  sameWebsite: boolean;
  sameName: boolean;
};

export type AgentDetails = {
  id: string;
  userId: string;
  fullName: string;
  email: string;
  emailVerified: boolean;
  position: string | null;
  phone: string | null;
  status: AgentStatus;
  statusReason: string | null;
  statusChangedAt: number | null;
  createdAt: number;
  company: {
    id: string;
    companyName: string;
    companyWebsite: string;
    companyLocation: string;
    companySize: string;
    isActive: boolean;
  };
  emailElsewhere: boolean;
  resembling: Resembling[];
  auditTrail: AuditLine[];
};

const MAX_RESEMBLING = 10;

/** What staff need to decide about an agent. @throws AppError "not-found" */
export async function getAgent(
  { db }: Pick<Deps, "db">,
  { agentId }: { agentId: string },
): Promise<AgentDetails> {
  const [row] = await db.shared
    .select({ agent: agents, user: users, company: companies })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(eq(agents.id, agentId));
  if (!row) throw new AppError("not-found");
  const { agent, user, company } = row;
  const [resembling, auditTrail] = await Promise.all([
    findResembling({ db }, company),
    listAuditTrail({ db }, { subject: agentId }),
  ]);
  return {
    id: agent.id,
    userId: user.id,
    fullName: user.fullName,
    email: user.email,
    emailVerified: user.emailVerified,
    position: agent.position,
    phone: agent.phone,
    status: agent.status,
    statusReason: agent.statusReason,
    statusChangedAt: agent.statusChangedAt,
    createdAt: agent.createdAt,
    company: {
      id: company.id,
      companyName: company.companyName,
      companyWebsite: company.companyWebsite,
      companyLocation: company.companyLocation,
      companySize: company.companySize,
      isActive: company.isActive,
    },
    emailElsewhere: isEmailElsewhere(user.email, company.normalizedWebsite),
    resembling,
    auditTrail,
  };
}

async function findResembling(
  { db }: Pick<Deps, "db">,
  company: typeof companies.$inferSelect,
): Promise<Resembling[]> {
  const { normalizedName, normalizedWebsite } = companies;
  const rows = await db.shared
    .select({
      id: companies.id,
      companyName: companies.companyName,
      isActive: companies.isActive,
      normalizedName,
      normalizedWebsite,
    })
    .from(companies)
    .where(
      and(
        or(eq(normalizedWebsite, company.normalizedWebsite), eq(normalizedName, company.normalizedName)),
        ne(companies.id, company.id),
      ),
    )
    .limit(MAX_RESEMBLING);
  return rows.map(({ id, companyName, isActive, ...row }) => ({
    id,
    companyName,
    isActive,
    sameWebsite: row.normalizedWebsite === company.normalizedWebsite,
    sameName: row.normalizedName === company.normalizedName,
  }));
}
