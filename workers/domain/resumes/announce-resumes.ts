import type { Deps } from "../deps";
import { errorText } from "../error-text";

/**
 * Tells whoever watches what to expect and sends one message per résumé. Neither may undo an upload whose rows stand:
 * what fails here is logged, and the sweeper sends it again.
 * @param again an earlier result is forgotten first
 */
export async function announceResumes(
  { progress, resumeQueue, log }: Deps,
  { userId, resumeIds, again = false }: { userId: string; resumeIds: string[]; again?: boolean },
): Promise<void> {
  if (resumeIds.length === 0) return;
  const expecting = resumeIds.map(async (id) => {
    try {
      if (again) await progress.forget(id, id);
      await progress.expect(id, [id]);
    } catch (error) {
      log({ event: "progress-report-failed", batchId: id, error: errorText(error) });
    }
  });
  await Promise.all(expecting);
  try {
    await resumeQueue.send(resumeIds.map((resumeId) => ({ userId, resumeId })));
  } catch (error) {
    log({ event: "queue-send-failed", batchId: resumeIds[0] ?? "", error: errorText(error) });
  }
}
