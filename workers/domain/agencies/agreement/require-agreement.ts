import { type SQL, sql } from "drizzle-orm";
import { companies, companyAgreements } from "../../../../db/schema";
import { AppError } from "../../errors";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { may } from "../roles";
import { AGREEMENT_VERSION } from "./agreement-text";

/** Of rows of `companies`: whether an owner accepted the present version of the data processing agreement. */
export const hasAgreement: SQL<number> = sql<number>`exists (select 1 from ${companyAgreements}
  where ${companyAgreements.companyId} = ${companies.id} and ${companyAgreements.version} = ${AGREEMENT_VERSION})`;

const OWNER_FIRST =
  "An owner of your company has to accept the data processing agreement before résumés can be uploaded. They find it at /agent/agreement.";

/** @throws AppError "agreement-missing"; its message tells owners to accept it, and others to ask an owner */
export function requireAgreement(agent: Pick<ActiveAgent, "role" | "hasAgreement">): void {
  const refusal = agreementRefusal(agent);
  if (refusal) throw refusal;
}

/** What keeps an agent from uploading, null where nothing does: résumés come in under an accepted agreement alone. */
export function agreementRefusal(agent: Pick<ActiveAgent, "role" | "hasAgreement">): AppError | null {
  if (agent.hasAgreement) return null;
  return new AppError("agreement-missing", may(agent, "manage") ? {} : { message: OWNER_FIRST });
}
