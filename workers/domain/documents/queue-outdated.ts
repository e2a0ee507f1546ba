import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { ENGINE_VERSION } from "../../engine/version";
import type { Deps } from "../deps";

/** One run's share of the work; the next run goes on. D1 takes 100 parameters in a statement. */
const MAX_ROWS = 90;

/**
 * Marks results that an earlier engine made as due and sends them to be made again. Until then they stay as they are, and
 * pages say that an earlier version made them.
 * @returns how many were sent
 */
export async function queueOutdated({ db, now, resumeQueue }: Deps): Promise<number> {
  const outdated = await db.shared
    .select({ id: applicants.id, companyId: applicants.companyId })
    .from(applicants)
    .where(
      and(
        // A literal, so that the index of the completed alone answers.
        sql`${applicants.analysisStatus} = 'completed'`,
        lt(applicants.engineVersion, ENGINE_VERSION),
        isNull(applicants.rescoreQueuedAt),
      ),
    )
    .limit(MAX_ROWS);
  if (outdated.length === 0) return 0;
  const ids = outdated.map(({ id }) => id);
  await db.shared
    .update(applicants)
    .set({ rescoreQueuedAt: now() })
    .where(and(inArray(applicants.id, ids), isNull(applicants.rescoreQueuedAt)));
  await resumeQueue.send(outdated.map(({ id, companyId }) => ({ applicantId: id, companyId })));
  return outdated.length;
}
