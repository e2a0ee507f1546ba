import { and, eq } from "drizzle-orm";
import { candidates, filesToDelete } from "../../../db/schema";
import { deleteFilesDue } from "../batches/delete-files-due";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { ANALYSIS_SUFFIX } from "../files/rules";
import type { ActiveAgent } from "../identity/rules";
import { findCandidate } from "./get-candidate";

/**
 * Deletes a candidate, queued ones too: the row and the note of its files in one transaction, then the files.
 * @throws AppError "candidate-not-found"
 */
export async function deleteCandidate(
  deps: Deps,
  input: { agent: ActiveAgent; candidateId: string; campaignId?: string },
): Promise<void> {
  const candidate = await findCandidate(deps, input);
  const tenant = deps.db.dbFor(input.agent.companyId);
  const createdAt = deps.now();
  await tenant.batch([
    tenant
      .insert(filesToDelete)
      .values([
        { fileKey: candidate.resumeFileUrl, createdAt },
        { fileKey: candidate.resumeFileUrl + ANALYSIS_SUFFIX, createdAt },
      ])
      .onConflictDoNothing(),
    tenant
      .delete(candidates)
      .where(and(eq(candidates.id, candidate.id), eq(candidates.agentId, input.agent.agentId))),
  ]);
  await deleteFilesDue(deps, { limit: 100 });
  if (!candidate.batchId) return;
  await deps.progress.forget(candidate.batchId, candidate.id).catch((error: unknown) => {
    deps.log({ event: "progress-report-failed", batchId: candidate.batchId ?? "", error: errorText(error) });
  });
}
