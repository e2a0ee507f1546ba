import { requireRight } from "../agencies/require-right";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { eraseApplicants } from "./erase-applicants";
import { findPerson } from "./find-person";

/** Erases a person from all of the company's threads (RULINGS 42). @returns from how many places */
export async function erasePerson(
  deps: Deps,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<number> {
  requireRight(input.agent, "work");
  const entries = await findPerson(deps, input);
  const rows = entries.map(({ applicant }) => applicant);
  await eraseApplicants(deps, { companyId: input.agent.companyId, agentId: input.agent.agentId, rows });
  return rows.length;
}
