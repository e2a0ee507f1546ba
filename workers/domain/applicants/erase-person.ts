import { requireRight } from "../agencies/require-right";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { eraseApplicants } from "./erase-applicants";
import { findPerson } from "./find-person";
import { prepareNeverAgain } from "./never-again/marks";

/** Erases a person from all of the company's threads (RULINGS 42). `neverAgain`: a mark stays. @returns from how many places */
export async function erasePerson(
  deps: Deps,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string; neverAgain?: boolean },
): Promise<number> {
  requireRight(input.agent, "work");
  const entries = await findPerson(deps, input);
  const rows = entries.map(({ applicant }) => applicant);
  const { companyId, agentId } = input.agent;
  const marked = input.neverAgain && prepareNeverAgain(deps, companyId, rows);
  await eraseApplicants(deps, { companyId, agentId, rows, ...marked });
  return rows.length;
}
