import { decide, type MoveOutcome } from "../decisions/decide";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";

/** The star: to "Shortlisted", or from there back to "New". @throws AppError "candidate-not-found" | "stage-changed" */
export async function shortlistApplicant(
  deps: Pick<Deps, "db" | "now">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string; shortlisted: boolean },
): Promise<MoveOutcome> {
  const { agent, threadId, applicantId, shortlisted } = input;
  // Past the shortlist a star that is taken away would undo an interview: the stage is chosen instead.
  const move = shortlisted
    ? { applicantIds: [applicantId], stage: "shortlisted" as const }
    : { applicantIds: [applicantId], stage: "new" as const, seen: "shortlisted" as const };
  return decide(deps, { agent, threadId, move });
}
