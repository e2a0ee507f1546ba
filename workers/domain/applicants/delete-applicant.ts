import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/rules";
import { eraseCandidates } from "./erase-applicants";
import { findCandidate } from "./get-applicant";

/**
 * Deletes a candidate of one job thread.
 * @throws AppError "candidate-not-found" | "candidate-not-deleted"
 */
export async function deleteCandidate(
  deps: Deps,
  input: { agent: ActiveAgent; candidateId: string; campaignId?: string },
): Promise<void> {
  const candidate = await findCandidate(deps, input);
  await eraseCandidates(deps, { companyId: input.agent.companyId, rows: [candidate] });
}
