import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { filesToDelete, verdicts } from "../../../db/schema";

/** Without it a row says: a result was made then, from this input. */
export const EMPTIED = { userId: null, applicantId: null, resumeId: null, matchId: null, objectKey: null };

/** For the caller's batch, before the verdicts are emptied or deleted. @returns the noted keys */
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

export function forgetVerdicts(db: Db, which: SQL | undefined, createdAt: number) {
  return [noteVerdictObjects(db, which, createdAt), db.update(verdicts).set(EMPTIED).where(which)] as const;
}
