import { resumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { retryResume } from "../../resumes/retry-resume";
import { withAuditEntry } from "../audit-entry";
import { isStillFailed } from "../open-work";
import { planResumeRetry } from "./list-failed-resumes";

/** Needs the person's valid subscription, as their own Try again does. */
export async function retryFailedResume(
  deps: Deps,
  input: { resumeId: string; actorId: string; reason: string | null },
): Promise<void> {
  const { resumeId, actorId, reason } = input;
  const { userId } = await planResumeRetry(deps, { resumeId });
  await withAuditEntry(
    deps,
    {
      actorId,
      action: "own-resume-retried",
      subject: userId,
      reason,
      data: { resumeId },
      onlyIf: isStillFailed(resumes, resumeId),
    },
    (first) => retryResume(deps, { userId, resumeId, first }),
  );
}
