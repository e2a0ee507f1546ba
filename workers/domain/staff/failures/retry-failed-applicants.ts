import { applicants } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { retryApplicants } from "../../documents/retry-applicants";
import { AppError } from "../../errors";
import { withAuditEntry } from "../audit-entry";
import { isStillFailed } from "../open-work";
import { planApplicantRetry } from "./list-failed-applicants";

/** One, or all (500 at once). @returns how many @throws AppError "not-found" | "decided-meanwhile" */
export async function retryFailedApplicants(
  deps: Deps,
  input: { threadId: string; applicantId: string | null; actorId: string; reason: string | null },
): Promise<number> {
  const { threadId, applicantId, actorId, reason } = input;
  const { companyId, applicantIds } = await planApplicantRetry(deps, { threadId, applicantId });
  const [firstId] = applicantIds;
  if (!firstId) throw new AppError("decided-meanwhile");
  const retried = await withAuditEntry(
    deps,
    {
      actorId,
      action: "resumes-retried",
      subject: threadId,
      reason,
      data: { companyId, count: applicantIds.length, ...(applicantId ? { applicantId } : {}) },
      // Two who press at once: the second finds the first résumé pending.
      onlyIf: isStillFailed(applicants, firstId),
    },
    (first) => retryApplicants(deps, { companyId, threadId, applicantIds, first }),
  );
  return retried?.applicantIds.length ?? 0;
}
