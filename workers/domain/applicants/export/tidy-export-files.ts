import { eq, inArray, lte, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { applicantExports, filesToDelete } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { sendTasks } from "../../mail/prepare-mail";
import { failExportFile } from "./make-export-file";

const MAX_ROWS = 30;

/** A file that isn't made by then never will be. */
const HOPELESS_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Resends lost messages, ends what never finished, deletes files whose week is over. */
export async function tidyExportFiles(
  deps: Deps,
  { graceMilliseconds }: { graceMilliseconds: number },
): Promise<void> {
  const { db, now } = deps;
  const time = now();
  const stuck = await db.shared
    .select({ exportId: applicantExports.id, createdAt: applicantExports.createdAt })
    .from(applicantExports)
    // A literal, so that the index of the pending alone answers.
    .where(
      sql`${applicantExports.status} = 'pending' and ${applicantExports.updatedAt} <= ${time - graceMilliseconds}`,
    )
    .orderBy(applicantExports.updatedAt)
    .limit(MAX_ROWS);
  for (const { exportId, createdAt } of stuck) {
    if (createdAt < time - HOPELESS_MILLISECONDS) {
      await failExportFile(deps, { exportId });
      continue;
    }
    await db.shared
      .update(applicantExports)
      .set({ updatedAt: time })
      .where(eq(applicantExports.id, exportId));
    await sendTasks(deps, [{ kind: "export-applicants", exportId }]);
  }

  const expired = await db.shared
    .select({ id: applicantExports.id, fileKey: applicantExports.fileKey })
    .from(applicantExports)
    .where(lte(applicantExports.expiresAt, time))
    .limit(MAX_ROWS);
  if (expired.length === 0) return;
  const keys = expired.map(({ fileKey }) => ({ fileKey, createdAt: time }));
  const ids = expired.map(({ id }) => id);
  await runBatch(db.shared, [
    db.shared.insert(filesToDelete).values(keys).onConflictDoNothing(),
    db.shared.delete(applicantExports).where(inArray(applicantExports.id, ids)),
  ]);
}
