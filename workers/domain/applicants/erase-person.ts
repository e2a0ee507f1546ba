import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { eraseApplicants } from "./erase-applicants";
import { findPerson } from "./find-person";

/**
 * Erases the person behind an applicant from all job threads of the agent's company (RULINGS 42).
 * @returns from how many places
 * @throws AppError "candidate-not-found" | "candidate-not-deleted"
 */
export async function erasePerson(
  deps: Deps,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<number> {
  const entries = await findPerson(deps, input);
  const rows = entries.map(({ applicant }) => applicant);
  await eraseApplicants(deps, { companyId: input.agent.companyId, rows });
  return rows.length;
}
