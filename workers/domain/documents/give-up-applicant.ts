import { and, eq } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import type { ApplicantMessage } from "../../adapters/resume-queue/port";
import type { Deps } from "../deps";
import { endApplicant } from "./end-applicant";
import { ANALYSIS_FAILED } from "./rules";

/** Ends a résumé whose message has failed as often as the queue allows. */
export async function giveUpApplicant(
  deps: Deps,
  { companyId, applicantId }: ApplicantMessage,
): Promise<void> {
  const [row] = await deps.db
    .dbFor(companyId)
    .select({ batchId: applicants.batchId })
    .from(applicants)
    .where(and(eq(applicants.id, applicantId), eq(applicants.companyId, companyId)));
  if (!row) return;
  deps.log({ event: "dead-letter", applicantId });
  await endApplicant(deps, {
    companyId,
    applicantId,
    batchId: row.batchId,
    leaseToken: null,
    outcome: "failed",
    columns: { failureCode: ANALYSIS_FAILED },
  });
}
