import type { Deps } from "../deps";
import { errorText } from "../error-text";

/**
 * Tells the batch's watchers what to expect and sends one message per résumé. Neither may undo an upload whose rows
 * stand: what fails here is logged, and the sweeper sends it again.
 */
export async function announceApplicants(
  deps: Deps,
  { companyId, batchId, applicantIds }: { companyId: string; batchId: string; applicantIds: string[] },
): Promise<void> {
  if (applicantIds.length === 0) return;
  try {
    await deps.progress.expect(batchId, applicantIds);
  } catch (error) {
    deps.log({ event: "progress-report-failed", batchId, error: errorText(error) });
  }
  try {
    await deps.resumeQueue.send(applicantIds.map((applicantId) => ({ companyId, applicantId })));
  } catch (error) {
    deps.log({ event: "queue-send-failed", batchId, error: errorText(error) });
  }
}
