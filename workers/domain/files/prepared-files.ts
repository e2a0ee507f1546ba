import { eq, inArray, lte, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { type applicantExports, type dataExports, filesToDelete } from "../../../db/schema";
import type { Task } from "../../adapters/task-queue/port";
import type { Deps } from "../deps";
import { sendTasks } from "../mail/prepare-mail";

const MAX_ROWS = 30;

const HOPELESS_MILLISECONDS = 24 * 60 * 60 * 1000;

export type PreparedFiles = {
  table: typeof applicantExports | typeof dataExports;
  task: (exportId: string) => Task;
  /** says to the person that there won't be one */
  fail: (deps: Deps, input: { exportId: string }) => Promise<void>;
};

/** Resends lost messages, ends what never finished, deletes files whose time is over. */
export async function tidyPreparedFiles(
  deps: Deps,
  { table, task, fail }: PreparedFiles,
  { graceMilliseconds }: { graceMilliseconds: number },
): Promise<void> {
  const { db, now } = deps;
  const time = now();
  const stuck = await db.shared
    .select({ exportId: table.id, createdAt: table.createdAt })
    .from(table)
    // A literal, so that an index of the pending alone answers.
    .where(sql`${table.status} = 'pending' and ${table.updatedAt} <= ${time - graceMilliseconds}`)
    .orderBy(table.updatedAt)
    .limit(MAX_ROWS);
  const again: string[] = [];
  for (const { exportId, createdAt } of stuck) {
    if (createdAt < time - HOPELESS_MILLISECONDS) await fail(deps, { exportId });
    else again.push(exportId);
  }
  if (again.length > 0) {
    await db.shared.update(table).set({ updatedAt: time }).where(inArray(table.id, again));
    await sendTasks(deps, again.map(task));
  }

  const expired = await db.shared
    .select({ id: table.id, fileKey: table.fileKey })
    .from(table)
    .where(lte(table.expiresAt, time))
    .limit(MAX_ROWS);
  if (expired.length === 0) return;
  const ids = expired.map(({ id }) => id);
  const keys = expired.flatMap(({ fileKey }) => (fileKey ? [{ fileKey, createdAt: time }] : []));
  await runBatch(db.shared, [
    ...(keys.length > 0 ? [db.shared.insert(filesToDelete).values(keys).onConflictDoNothing()] : []),
    db.shared.delete(table).where(inArray(table.id, ids)),
  ]);
}

/** A file whose row went while it was written is deleted. */
export async function dropUnowned(
  { db, now }: Pick<Deps, "db" | "now">,
  { table, exportId, fileKey }: Pick<PreparedFiles, "table"> & { exportId: string; fileKey: string },
): Promise<void> {
  if ((await db.shared.$count(table, eq(table.id, exportId))) > 0) return;
  await db.shared.insert(filesToDelete).values({ fileKey, createdAt: now() }).onConflictDoNothing();
}
