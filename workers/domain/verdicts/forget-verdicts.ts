import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { filesToDelete, verdicts } from "../../../db/schema";

/** What leads from a verdict to a person. Without it the line says: a result was made then, from this input. */
export const EMPTIED = { userId: null, applicantId: null, resumeId: null, matchId: null, objectKey: null };

/**
 * Notes the objects of verdicts for deletion. For the caller's batch, before the verdicts are emptied or deleted.
 * @returns the keys that were noted, when it runs
 */
export function noteVerdictObjects(db: Db, which: SQL | undefined, createdAt: number) {
  return db
    .insert(filesToDelete)
    .select(
      db
        .select({
          fileKey: sql<string>`${verdicts.objectKey}`.as("file_key"),
          attempts: sql<number>`0`.as("attempts"),
          createdAt: sql<number>`${createdAt}`.as("created_at"),
        })
        .from(verdicts)
        .where(and(which, isNotNull(verdicts.objectKey))),
    )
    .onConflictDoNothing()
    .returning({ fileKey: filesToDelete.fileKey });
}

/** Takes the person and the content out of verdicts; the lines stay (RULINGS 88). For the caller's batch. */
export function forgetVerdicts(db: Db, which: SQL | undefined, createdAt: number) {
  return [noteVerdictObjects(db, which, createdAt), db.update(verdicts).set(EMPTIED).where(which)] as const;
}
