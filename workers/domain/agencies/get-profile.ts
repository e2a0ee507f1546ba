import { and, eq, sql } from "drizzle-orm";
import { agents, companies, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { planRequiresSecondStep } from "./requires-second-step";

/** An agent's own data and their company's, for Profile Settings. @throws AppError "profile-load-failed" */
export async function getProfile({ db }: Pick<Deps, "db">, { agent }: { agent: ActiveAgent }) {
  const rows = await db.shared
    .select({
      fullName: users.fullName,
      email: users.email,
      position: agents.position,
      phone: agents.phone,
      companyName: companies.companyName,
      companyLocation: companies.companyLocation,
      companyWebsite: companies.companyWebsite,
      companySize: companies.companySize,
      companyPhone: companies.companyPhone,
      companyAddress: companies.companyAddress,
      retentionDays: sql<string | null>`cast(${companies.retentionDays} as text)`,
      shortlistedRetentionDays: sql<string>`cast(${companies.shortlistedRetentionDays} as text)`,
      blindReview: companies.blindReview,
      wordFiles: companies.wordFiles,
      modelProposals: companies.modelProposals,
      modelReading: companies.modelReading,
      requiresSecondStep: companies.requiresSecondStep,
      planRequiresSecondStep,
      voluntaryQuestions: companies.voluntaryQuestions,
      savedAt: users.updatedAt,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.userId))
    .innerJoin(companies, eq(companies.id, agents.companyId))
    .where(and(eq(agents.id, agent.agentId), eq(agents.userId, agent.userId)))
    .catch((error: unknown) => {
      throw new AppError("profile-load-failed", { detail: errorText(error) });
    });
  const [profile] = rows;
  if (!profile) throw new AppError("profile-load-failed", { detail: `no agent ${agent.agentId}` });
  return profile;
}
