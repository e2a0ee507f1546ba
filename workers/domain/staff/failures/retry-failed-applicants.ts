import { sql } from "drizzle-orm";
import { applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { retryApplicants } from "../../documents/retry-applicants";
import { AppError } from "../../errors";
import { isAuditConflict, prepareAuditEntry } from "../audit-entry";
import { planApplicantRetry } from "./list-failed-applicants";

/** One, or all (500 at once). @returns how many @throws AppError "not-found" | "decided-meanwhile" */
export async function retryFailedApplicants(
  deps: Deps,
  input: { threadId: string; applicantId: string | null; actorId: string; reason: string | null },
): Promise<number> {
  const { threadId, applicantId, actorId, reason } = input;
  const { companyId, applicantIds } = await planApplicantRetry(deps, { threadId, applicantId });
  const [first] = applicantIds;
  if (!first) throw new AppError("decided-meanwhile");
  const auditEntry = prepareAuditEntry(
    deps,
    {
      actorId,
      action: "resumes-retried",
      subject: threadId,
      reason,
      data: { companyId, count: applicantIds.length, ...(applicantId ? { applicantId } : {}) },
    },
    // Two who press at once: the second finds the first résumé pending.
    sql`exists (select 1 from ${applicants} where ${applicants.id} = ${first} and ${applicants.analysisStatus} = 'failed')`,
  );
  try {
    const retried = await retryApplicants(deps, { companyId, threadId, applicantIds, first: auditEntry });
    return retried?.applicantIds.length ?? 0;
  } catch (error) {
    if (isAuditConflict(error)) throw new AppError("decided-meanwhile");
    throw error;
  }
}
