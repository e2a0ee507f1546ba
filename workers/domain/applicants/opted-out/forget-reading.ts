import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../../db/client";
import { applicants, filesToDelete } from "../../../../db/schema";
import { analysisKeyOf } from "../../files/analysis-key";

type Row = typeof applicants.$inferSelect;

/** For the batch that saves somebody's first verdict: what was read of them before lies in that, too. */
export function forgetReading(
  db: Db,
  row: Row,
  { objectKey, createdAt }: { objectKey: string; createdAt: number },
) {
  const fileKey = sql<string>`${analysisKeyOf(row)}`.as("file_key");
  const attempts = sql<number>`0`.as("attempts");
  return db
    .insert(filesToDelete)
    .select(
      db
        .select({ fileKey, attempts, createdAt: sql<number>`${createdAt}`.as("created_at") })
        .from(applicants)
        .where(and(eq(applicants.id, row.id), eq(applicants.analysisKey, objectKey))),
    )
    .onConflictDoNothing();
}
