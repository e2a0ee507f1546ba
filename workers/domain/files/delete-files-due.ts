import { inArray, sql } from "drizzle-orm";
import { filesToDelete } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { inChunks } from "../in-chunks";
import { loggedKey } from "./file-names";

/** A key leaves the table only once its object is gone; what storage refuses is tried again (RULINGS 4). */
export async function deleteFilesDue(
  { db, files, log }: Deps,
  { limit }: { limit: number },
): Promise<number> {
  const due = await db.shared
    .select({ fileKey: filesToDelete.fileKey })
    .from(filesToDelete)
    .orderBy(filesToDelete.createdAt)
    .limit(limit);
  let removed = 0;
  for (const rows of inChunks(due)) {
    const keys = rows.map(({ fileKey }) => fileKey);
    try {
      await files.remove(keys);
      await db.shared.delete(filesToDelete).where(inArray(filesToDelete.fileKey, keys));
      removed += keys.length;
    } catch (error) {
      log({ event: "file-deletion-failed", key: loggedKey(keys[0] ?? ""), error: errorText(error) });
      await db.shared
        .update(filesToDelete)
        .set({
          attempts: sql`${filesToDelete.attempts} + 1`,
          createdAt: sql`${filesToDelete.createdAt} + 60000`,
        })
        .where(inArray(filesToDelete.fileKey, keys));
    }
  }
  return removed;
}

export async function deleteFilesNow(deps: Deps, share: { limit: number }): Promise<void> {
  await deleteFilesDue(deps, share).catch((error: unknown) => {
    deps.log({ event: "task-failed", task: "delete-files", error: errorText(error) });
  });
}
