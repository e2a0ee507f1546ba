import { requireRight } from "../agencies/require-right";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { eraseApplicants } from "./erase-applicants";
import { findApplicant } from "./get-applicant";

/** Deletes an applicant. @throws AppError "candidate-not-found" | "candidate-not-deleted" */
export async function deleteApplicant(
  deps: Deps,
  input: { agent: ActiveAgent; applicantId: string; threadId?: string },
): Promise<void> {
  requireRight(input.agent, "work");
  const applicant = await findApplicant(deps, input);
  await eraseApplicants(deps, {
    companyId: input.agent.companyId,
    agentId: input.agent.agentId,
    rows: [applicant],
  });
}
