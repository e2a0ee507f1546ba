import { and, eq, isNotNull, type SQLWrapper, sql } from "drizzle-orm";
import { dataExports, filesToDelete, heldResumes, resumes, verdicts } from "../../../db/schema";
import type { Deps } from "../deps";
import { analysisKeySql } from "../files/analysis-key";

const PAGE = 1000;

export function personalPrefix(userId: string): string {
  return `${userId}/`;
}

/** Put them before the statements that delete the rows. */
export function prepareFileDeletion({ db, now }: Pick<Deps, "db" | "now">, userId: string) {
  const note = (
    table: typeof resumes | typeof dataExports | typeof verdicts | typeof heldResumes,
    key: SQLWrapper,
  ) =>
    db.shared
      .insert(filesToDelete)
      .select(
        db.shared
          .select({
            fileKey: sql<string>`${key}`.as("file_key"),
            attempts: sql<number>`0`.as("attempts"),
            createdAt: sql<number>`${now()}`.as("created_at"),
          })
          .from(table)
          .where(and(eq(table.userId, userId), isNotNull(key))),
      )
      .onConflictDoNothing();
  return [
    note(resumes, resumes.fileKey),
    note(resumes, analysisKeySql(resumes.analysisKey, resumes.fileKey)),
    note(dataExports, dataExports.fileKey),
    note(verdicts, verdicts.objectKey),
    note(heldResumes, heldResumes.fileKey),
  ];
}

/** Those without a row too. @throws what storage throws: the notes stay, and the sweeper continues */
export async function removePersonalFiles({ db, files }: Deps, userId: string): Promise<number> {
  const prefix = personalPrefix(userId);
  let removed = 0;
  for (;;) {
    const { objects } = await files.list({ cursor: null, limit: PAGE, prefix });
    if (objects.length === 0) break;
    await files.remove(objects.map(({ key }) => key));
    removed += objects.length;
  }
  // "0" follows "/": the range is every key under the prefix, read by the table's own order.
  const end = `${userId}0`;
  await db.shared
    .delete(filesToDelete)
    .where(sql`${filesToDelete.fileKey} >= ${prefix} and ${filesToDelete.fileKey} < ${end}`);
  return removed;
}
