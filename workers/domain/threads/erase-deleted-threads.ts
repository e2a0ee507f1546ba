import { and, eq, inArray, isNotNull, type SQLWrapper, sql } from "drizzle-orm";
import { applicants, decisions, filesToDelete, threads, verdicts } from "../../../db/schema";
import { forgetDecisions } from "../decisions/forget-decisions";
import type { Deps } from "../deps";
import { analysisKeySql } from "../files/analysis-key";
import { deleteFilesNow } from "../files/delete-files-due";
import { forgetVerdicts } from "../verdicts/forget-verdicts";

/** Applicants of one transaction: the database answers others in between. `npm run bench -- deletion` has the times. */
export const STEP = 50;

/** Applicants of one request, or of one minute. */
export const ERASED_AT_ONCE = 1000;

/** Goes on with threads that were deleted and are still being emptied, the oldest first. @returns how many applicants it erased */
export async function eraseDeletedThreads(deps: Deps): Promise<number> {
  const deleted = await deps.db.shared
    .select({ threadId: threads.id, companyId: threads.companyId })
    .from(threads)
    .where(isNotNull(threads.deletedAt))
    .orderBy(threads.deletedAt)
    .limit(10);
  let erased = 0;
  for (const thread of deleted) {
    if (erased >= ERASED_AT_ONCE) break;
    erased += await eraseThread(deps, { ...thread, most: ERASED_AT_ONCE - erased });
  }
  return erased;
}

/**
 * Erases a deleted thread's applicants, and then the thread: rows and notes of their files in one transaction for each step,
 * then the files. It may end anywhere and be asked again, or twice at once.
 * @param most applicants; the thread stays where there are more
 * @param step applicants of one transaction
 * @returns how many applicants were erased
 */
export async function eraseThread(
  deps: Deps,
  {
    companyId,
    threadId,
    most,
    step = STEP,
  }: { companyId: string; threadId: string; most: number; step?: number },
): Promise<number> {
  const tenant = deps.db.dbFor(companyId);
  const isDeleted = and(eq(threads.id, threadId), isNotNull(threads.deletedAt));
  let erased = 0;
  while (erased < most) {
    const removed = await tenant
      .batch(stepOf(deps, { companyId, threadId, step }))
      .then((results) => results.at(-1));
    const { length } = removed as { id: string }[];
    erased += length;
    if (length === step) continue;
    await tenant.delete(threads).where(isDeleted);
    break;
  }
  await deleteFilesNow(deps, { limit: 100 + 2 * erased });
  return erased;
}

function stepOf(
  { db, now }: Pick<Deps, "db" | "now">,
  { companyId, threadId, step }: { companyId: string; threadId: string; step: number },
) {
  const tenant = db.dbFor(companyId);
  const time = now();
  // The same for each statement: nothing before the last one changes it.
  const some = tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.threadId, threadId))
    .orderBy(applicants.createdAt, applicants.id)
    .limit(step);
  const keysOf = (key: SQLWrapper) =>
    tenant
      .insert(filesToDelete)
      .select(
        tenant
          .select({
            fileKey: sql<string>`${key}`.as("file_key"),
            attempts: sql<number>`0`.as("attempts"),
            createdAt: sql<number>`${time}`.as("created_at"),
          })
          .from(applicants)
          .where(inArray(applicants.id, some)),
      )
      .onConflictDoNothing();
  return [
    keysOf(applicants.resumeFileUrl),
    keysOf(analysisKeySql(applicants.analysisKey, applicants.resumeFileUrl)),
    ...forgetVerdicts(tenant, inArray(verdicts.applicantId, some), time),
    forgetDecisions(tenant, inArray(decisions.applicantId, some)),
    tenant.delete(applicants).where(inArray(applicants.id, some)).returning({ id: applicants.id }),
  ] as const;
}
