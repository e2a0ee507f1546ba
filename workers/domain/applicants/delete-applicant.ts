import { requireRight } from "../agencies/require-right";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { eraseApplicants } from "./erase-applicants";
import { findStoredApplicant } from "./get-applicant";
import { prepareNeverAgain } from "./never-again/marks";

/** Deletes an applicant. `neverAgain`: a mark stays, so that their résumé isn't taken again. @throws AppError "candidate-not-found" | "candidate-not-deleted" */
export async function deleteApplicant(
  deps: Deps,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string; neverAgain?: boolean },
): Promise<void> {
  requireRight(input.agent, "work");
  const applicant = await findStoredApplicant(deps, input);
  await eraseApplicants(deps, {
    companyId: input.agent.companyId,
    agentId: input.agent.agentId,
    rows: [applicant],
    ...(input.neverAgain && prepareNeverAgain(deps, input.agent.companyId, [applicant])),
  });
}
