import { and, eq, inArray, isNotNull, isNull, lte, or } from "drizzle-orm";
import { applicants, dataExports, matches, resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { resendResumes } from "../resumes/resend-resumes";
import { deleteFilesDue } from "./delete-files-due";
import { endApplicant } from "./end-applicant";
import { ANALYSIS_FAILED, HOPELESS_MILLISECONDS } from "./rules";
import { readCursor, writeCursor } from "./sweep-cursor";

/** One run's share of the work; the next run goes on. */
const MAX_ROWS = 200;
const MAX_OBJECTS = 500;

/** Younger objects may belong to an upload that is still writing its rows. */
const ORPHAN_AGE_MILLISECONDS = 60 * 60 * 1000;

const CHUNK = 90;

/** Sends pending résumés again that nobody works on; ends those without hope. Rows are the truth, messages are hints. */
async function resendStuck(
  deps: Deps,
  graceMilliseconds: number,
): Promise<{ resent: number; ended: number }> {
  const { db, now } = deps;
  const time = now();
  const stuck = await db.shared
    .select({
      id: applicants.id,
      companyId: applicants.companyId,
      batchId: applicants.batchId,
      createdAt: applicants.createdAt,
    })
    .from(applicants)
    .where(
      and(
        eq(applicants.analysisStatus, "pending"),
        lte(applicants.lastQueuedAt, time - graceMilliseconds),
        or(isNull(applicants.leaseUntil), lte(applicants.leaseUntil, time)),
      ),
    )
    .orderBy(applicants.lastQueuedAt)
    .limit(MAX_ROWS);
  const hopeless = stuck.filter((row) => row.createdAt < time - HOPELESS_MILLISECONDS);
  for (const row of hopeless) {
    await endApplicant(deps, {
      companyId: row.companyId,
      applicantId: row.id,
      batchId: row.batchId,
      leaseToken: null,
      outcome: "failed",
      columns: { failureCode: ANALYSIS_FAILED },
    });
  }
  const again = stuck.filter((row) => row.createdAt >= time - HOPELESS_MILLISECONDS);
  for (let i = 0; i < again.length; i += CHUNK) {
    const rows = again.slice(i, i + CHUNK);
    await deps.resumeQueue.send(rows.map((row) => ({ companyId: row.companyId, applicantId: row.id })));
    await db.shared
      .update(applicants)
      .set({ lastQueuedAt: time })
      .where(
        inArray(
          applicants.id,
          rows.map((row) => row.id),
        ),
      );
  }
  return { resent: again.length, ended: hopeless.length };
}

/** Sends scores again that are older than their job and that nobody has made again. */
async function resendStale({ db, now, resumeQueue }: Deps, graceMilliseconds: number): Promise<number> {
  const stale = await db.shared
    .select({ id: applicants.id, companyId: applicants.companyId })
    .from(applicants)
    .where(lte(applicants.rescoreQueuedAt, now() - graceMilliseconds))
    .limit(MAX_ROWS);
  await resumeQueue.send(stale.map((row) => ({ companyId: row.companyId, applicantId: row.id })));
  for (let i = 0; i < stale.length; i += CHUNK) {
    const ids = stale.slice(i, i + CHUNK).map((row) => row.id);
    await db.shared
      .update(applicants)
      .set({ rescoreQueuedAt: now() })
      .where(and(inArray(applicants.id, ids), isNotNull(applicants.rescoreQueuedAt)));
  }
  return stale.length;
}

/** Looks at the next page of stored objects and removes those that no row names. */
async function deleteOrphans({ db, files, now }: Deps): Promise<number> {
  const cursor = await readCursor({ db }, "files");
  const page = await files.list({ cursor: cursor || null, limit: MAX_OBJECTS });
  const old = page.objects.filter((object) => object.uploadedAt < now() - ORPHAN_AGE_MILLISECONDS);
  const fileKeyOf = (key: string) =>
    key.endsWith(ANALYSIS_SUFFIX) ? key.slice(0, -ANALYSIS_SUFFIX.length) : key;
  let deleted = 0;
  for (let i = 0; i < old.length; i += CHUNK) {
    const keys = old.slice(i, i + CHUNK).map((object) => object.key);
    const fileKeys = keys.map(fileKeyOf);
    const [ofApplicants, ofResumes, ofExports, ofAnalyses] = await db.shared.batch([
      db.shared
        .select({ key: applicants.resumeFileUrl })
        .from(applicants)
        .where(inArray(applicants.resumeFileUrl, fileKeys)),
      db.shared.select({ key: resumes.fileKey }).from(resumes).where(inArray(resumes.fileKey, fileKeys)),
      db.shared
        .select({ key: dataExports.fileKey })
        .from(dataExports)
        .where(inArray(dataExports.fileKey, fileKeys)),
      db.shared.select({ key: matches.detailKey }).from(matches).where(inArray(matches.detailKey, fileKeys)),
    ]);
    const known = new Set([...ofApplicants, ...ofResumes, ...ofExports, ...ofAnalyses].map((row) => row.key));
    const orphans = keys.filter((key) => !known.has(fileKeyOf(key)));
    await files.remove(orphans);
    deleted += orphans.length;
  }
  await writeCursor({ db }, "files", page.cursor);
  return deleted;
}

/**
 * The minute's tidying: lost sends, expired leases, files due for deletion, orphaned files.
 * @param graceMilliseconds how long a message may be under way before it counts as lost
 */
export async function sweep(deps: Deps, { graceMilliseconds }: { graceMilliseconds: number }): Promise<void> {
  const stuck = await resendStuck(deps, graceMilliseconds);
  const own = await resendResumes(deps, graceMilliseconds);
  const resent = stuck.resent + own.resent + (await resendStale(deps, graceMilliseconds));
  const ended = stuck.ended + own.ended;
  const filesDeleted = await deleteFilesDue(deps, { limit: MAX_OBJECTS });
  const orphansDeleted = await deleteOrphans(deps);
  if (resent + ended + filesDeleted + orphansDeleted > 0) {
    deps.log({ event: "swept", resent, ended, filesDeleted, orphansDeleted });
  }
}
