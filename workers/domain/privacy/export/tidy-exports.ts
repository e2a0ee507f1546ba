import { and, eq, inArray, lte } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { dataExports, filesToDelete } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { sendTasks } from "../../mail/prepare-mail";
import { failExport } from "./make-export";

const MAX_ROWS = 30;

/** An archive that isn't made by then never will be. */
const HOPELESS_MILLISECONDS = 24 * 60 * 60 * 1000;

/** Resends lost messages, ends what never finished, deletes expired archives. */
export async function tidyExports(
  deps: Deps,
  { graceMilliseconds }: { graceMilliseconds: number },
): Promise<void> {
  const { db, now } = deps;
  const time = now();
  const stuck = await db.shared
    .select({ exportId: dataExports.id, createdAt: dataExports.createdAt })
    .from(dataExports)
    .where(and(eq(dataExports.status, "pending"), lte(dataExports.updatedAt, time - graceMilliseconds)))
    .orderBy(dataExports.updatedAt)
    .limit(MAX_ROWS);
  const again: string[] = [];
  for (const { exportId, createdAt } of stuck) {
    if (createdAt < time - HOPELESS_MILLISECONDS) await failExport(deps, { exportId });
    else again.push(exportId);
  }
  if (again.length > 0) {
    await db.shared.update(dataExports).set({ updatedAt: time }).where(inArray(dataExports.id, again));
    const tasks = again.map((exportId) => ({ kind: "export-data", exportId }) as const);
    await sendTasks(deps, tasks);
  }

  const expired = await db.shared
    .select({ id: dataExports.id, fileKey: dataExports.fileKey })
    .from(dataExports)
    .where(lte(dataExports.expiresAt, time))
    .limit(MAX_ROWS);
  if (expired.length === 0) return;
  const ids = expired.map(({ id }) => id);
  const keys = expired.flatMap(({ fileKey }) => (fileKey ? [{ fileKey, createdAt: time }] : []));
  await runBatch(db.shared, [
    ...(keys.length > 0 ? [db.shared.insert(filesToDelete).values(keys).onConflictDoNothing()] : []),
    db.shared.delete(dataExports).where(inArray(dataExports.id, ids)),
  ]);
}
