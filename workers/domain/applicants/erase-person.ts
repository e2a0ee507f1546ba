import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/rules";
import { eraseCandidates } from "./erase-applicants";
import { findPerson } from "./find-person";

/**
 * Erases the person behind a candidate from all job threads of the agent's company (RULINGS 42).
 * @returns from how many places
 * @throws AppError "candidate-not-found" | "candidate-not-deleted"
 */
export async function erasePerson(
  deps: Deps,
  input: { agent: ActiveAgent; candidateId: string; campaignId?: string },
): Promise<number> {
  const entries = await findPerson(deps, input);
  const rows = entries.map(({ candidate }) => candidate);
  await eraseCandidates(deps, { companyId: input.agent.companyId, rows });
  return rows.length;
}
