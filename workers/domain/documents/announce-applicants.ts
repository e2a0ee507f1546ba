import type { Deps } from "../deps";
import { errorText } from "../error-text";

/**
 * Tells the batch's watchers what to expect and sends one message per résumé. Neither may undo an upload whose rows
 * stand: what fails here is logged, and the sweeper sends it again.
 */
export async function announceCandidates(
  deps: Deps,
  { companyId, batchId, candidateIds }: { companyId: string; batchId: string; candidateIds: string[] },
): Promise<void> {
  if (candidateIds.length === 0) return;
  try {
    await deps.progress.expect(batchId, candidateIds);
  } catch (error) {
    deps.log({ event: "progress-report-failed", batchId, error: errorText(error) });
  }
  try {
    await deps.resumeQueue.send(candidateIds.map((candidateId) => ({ companyId, candidateId })));
  } catch (error) {
    deps.log({ event: "queue-send-failed", batchId, error: errorText(error) });
  }
}
