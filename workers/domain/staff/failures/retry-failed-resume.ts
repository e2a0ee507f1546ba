import { sql } from "drizzle-orm";
import { resumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { retryResume } from "../../resumes/retry-resume";
import { isAuditConflict, prepareAuditEntry } from "../audit-entry";
import { planResumeRetry } from "./list-failed-resumes";

/** Needs the person's valid subscription, as their own Try again does. */
export async function retryFailedResume(
  deps: Deps,
  input: { resumeId: string; actorId: string; reason: string | null },
): Promise<void> {
  const { resumeId, actorId, reason } = input;
  const { userId } = await planResumeRetry(deps, { resumeId });
  const auditEntry = prepareAuditEntry(
    deps,
    { actorId, action: "own-resume-retried", subject: userId, reason, data: { resumeId } },
    sql`exists (select 1 from ${resumes} where ${resumes.id} = ${resumeId} and ${resumes.analysisStatus} = 'failed')`,
  );
  try {
    await retryResume(deps, { userId, resumeId, first: auditEntry });
  } catch (error) {
    if (isAuditConflict(error)) throw new AppError("decided-meanwhile");
    throw error;
  }
}
