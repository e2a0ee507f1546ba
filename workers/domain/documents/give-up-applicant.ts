import { and, eq } from "drizzle-orm";
import { candidates } from "../../../db/schema";
import type { CandidateMessage } from "../../adapters/resume-queue/port";
import type { Deps } from "../deps";
import { endCandidate } from "./end-applicant";
import { ANALYSIS_FAILED } from "./rules";

/** Ends a résumé whose message has failed as often as the queue allows. */
export async function giveUpCandidate(
  deps: Deps,
  { companyId, candidateId }: CandidateMessage,
): Promise<void> {
  const [row] = await deps.db
    .dbFor(companyId)
    .select({ batchId: candidates.batchId })
    .from(candidates)
    .where(and(eq(candidates.id, candidateId), eq(candidates.companyId, companyId)));
  if (!row) return;
  deps.log({ event: "dead-letter", candidateId });
  await endCandidate(deps, {
    companyId,
    candidateId,
    batchId: row.batchId,
    leaseToken: null,
    outcome: "failed",
    columns: { failureCode: ANALYSIS_FAILED },
  });
}
