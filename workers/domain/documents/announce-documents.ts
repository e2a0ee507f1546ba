import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { DocumentAudience } from "./audiences/audience";

/** What fails here is logged, and the sweeper sends it again. `again`: earlier results are forgotten first. */
export async function announceDocuments(
  { progress, resumeQueue, log }: Pick<Deps, "progress" | "resumeQueue" | "log">,
  { messageOf }: DocumentAudience,
  input: { ownerId: string; watched: Record<string, string[]>; again?: boolean },
): Promise<void> {
  const { ownerId, again = false } = input;
  const watched = Object.entries(input.watched).filter(([, ids]) => ids.length > 0);
  const [first] = watched;
  if (!first) return;
  const expecting = watched.map(async ([watchId, ids]) => {
    try {
      if (again) for (const id of ids) await progress.forget(watchId, id);
      await progress.expect(watchId, ids);
    } catch (error) {
      log({ event: "progress-report-failed", batchId: watchId, error: errorText(error) });
    }
  });
  await Promise.all(expecting);
  try {
    await resumeQueue.send(watched.flatMap(([, ids]) => ids.map((id) => messageOf({ ownerId, id }))));
  } catch (error) {
    log({ event: "queue-send-failed", batchId: first[0], error: errorText(error) });
  }
}
