import { and, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { ANALYSIS_FAILED, HOPELESS_MILLISECONDS } from "../documents/rules";
import { failResume } from "./fail-resume";

/** One run's share of the work; the next run goes on. D1 takes 100 parameters in a statement. */
const MAX_ROWS = 90;

/**
 * Sends job seekers' résumés again that wait and that nobody works on, those that never had a message too; ends those
 * without hope.
 * @param graceMilliseconds how long a message may be under way before it counts as lost
 */
export async function resendResumes(
  deps: Deps,
  graceMilliseconds: number,
): Promise<{ resent: number; ended: number }> {
  const time = deps.now();
  const waiting = (since: SQL | undefined) =>
    deps.db.shared
      .select({
        id: resumes.id,
        userId: resumes.userId,
        lastQueuedAt: resumes.lastQueuedAt,
        updatedAt: resumes.updatedAt,
      })
      .from(resumes)
      .where(
        and(
          // A literal, so that the index of the pending alone answers.
          sql`${resumes.analysisStatus} = 'pending'`,
          since,
          or(isNull(resumes.leaseUntil), lte(resumes.leaseUntil, time)),
        ),
      )
      .limit(MAX_ROWS);
  const [unsent, late] = await Promise.all([
    waiting(isNull(resumes.lastQueuedAt)),
    waiting(lte(resumes.lastQueuedAt, time - graceMilliseconds)),
  ]);
  const stuck = [...unsent, ...late].slice(0, MAX_ROWS);
  const isHopeless = (row: (typeof stuck)[number]) =>
    row.lastQueuedAt !== null && row.updatedAt < time - HOPELESS_MILLISECONDS;
  const hopeless = stuck.filter(isHopeless);
  for (const { id, userId } of hopeless) {
    await failResume(deps, {
      userId,
      resumeId: id,
      leaseToken: null,
      failureCode: ANALYSIS_FAILED,
    });
  }
  const again = stuck.filter((row) => !isHopeless(row));
  if (again.length > 0) {
    await deps.resumeQueue.send(again.map(({ id, userId }) => ({ userId, resumeId: id })));
    const ids = again.map(({ id }) => id);
    // The day begins with the first message: a row that never had one is not older than that.
    await deps.db.shared
      .update(resumes)
      .set({
        lastQueuedAt: time,
        updatedAt: sql`case when ${resumes.lastQueuedAt} is null then ${time} else ${resumes.updatedAt} end`,
      })
      .where(inArray(resumes.id, ids));
  }
  return { resent: again.length, ended: hopeless.length };
}
