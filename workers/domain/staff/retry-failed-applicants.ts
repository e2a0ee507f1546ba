import { sql } from "drizzle-orm";
import { candidates } from "../../../db/schema";
import type { Deps } from "../deps";
import { retryCandidates } from "../documents/retry-applicants";
import { AppError } from "../errors";
import { isDeedRefused, prepareDeed } from "./audit-entry";
import { planRetry } from "./list-failed-applicants";

/**
 * Sends failed résumés of a job thread through the analysis again: one, or all (500 at once).
 * @returns how many
 * @throws AppError "not-found" for an unknown thread, "decided-meanwhile" where nothing is failed any more
 */
export async function retryResumes(
  deps: Deps,
  input: { campaignId: string; candidateId: string | null; actorId: string; reason: string | null },
): Promise<number> {
  const { campaignId, candidateId, actorId, reason } = input;
  const { companyId, candidateIds } = await planRetry(deps, { campaignId, candidateId });
  const [first] = candidateIds;
  if (!first) throw new AppError("decided-meanwhile");
  const deed = prepareDeed(
    deps,
    {
      actorId,
      action: "resumes-retried",
      subject: campaignId,
      reason,
      data: { companyId, count: candidateIds.length, ...(candidateId ? { candidateId } : {}) },
    },
    // Two who press at once: the second finds that the first résumé waits already.
    sql`exists (select 1 from ${candidates} where ${candidates.id} = ${first} and ${candidates.analysisStatus} = 'failed')`,
  );
  try {
    const retried = await retryCandidates(deps, { companyId, campaignId, candidateIds, first: [deed] });
    return retried?.candidateIds.length ?? 0;
  } catch (error) {
    if (isDeedRefused(error)) throw new AppError("decided-meanwhile");
    throw error;
  }
}
