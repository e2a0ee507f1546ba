import { and, eq, inArray, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { applicantExports, applicants, filesToDelete, verdicts } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { analysisKeyOf } from "../files/analysis-key";
import { deleteFilesNow } from "../files/delete-files-due";
import { inChunks } from "../in-chunks";
import { forgetVerdicts } from "../verdicts/forget-verdicts";

export type ErasedRow = Pick<
  typeof applicants.$inferSelect,
  "id" | "batchId" | "resumeFileUrl" | "analysisKey"
>;

/** Two keys of a document and a time each, in one statement of 100 parameters. */
const CHUNK = 20;

/** Erases applicants of one company: rows and notes of their files in one transaction, then the files. */
export async function eraseApplicants(
  deps: Deps,
  { companyId, rows }: { companyId: string; rows: ErasedRow[] },
): Promise<void> {
  const tenant = deps.db.dbFor(companyId);
  const createdAt = deps.now();
  const statements = inChunks(rows, CHUNK).flatMap((chunk) => {
    const keys = chunk.flatMap((row) => [row.resumeFileUrl, analysisKeyOf(row)]);
    const ids = chunk.map(({ id }) => id);
    const threadIds = tenant
      .select({ id: applicants.threadId })
      .from(applicants)
      .where(and(inArray(applicants.id, ids), eq(applicants.companyId, companyId)));
    return [
      // A list that names them goes with the next minute; one that is being written is written again.
      tenant
        .update(applicantExports)
        .set({
          expiresAt: sql`case ${applicantExports.status} when 'pending' then null else ${createdAt} end`,
          updatedAt: createdAt,
        })
        .where(and(eq(applicantExports.companyId, companyId), inArray(applicantExports.threadId, threadIds))),
      tenant
        .insert(filesToDelete)
        .values(keys.map((fileKey) => ({ fileKey, createdAt })))
        .onConflictDoNothing(),
      ...forgetVerdicts(
        tenant,
        and(inArray(verdicts.applicantId, ids), eq(verdicts.companyId, companyId)),
        createdAt,
      ),
      tenant.delete(applicants).where(and(inArray(applicants.id, ids), eq(applicants.companyId, companyId))),
    ];
  });
  await runBatch(tenant, statements).catch((error: unknown) => {
    throw new AppError("candidate-not-deleted", { detail: errorText(error) });
  });
  await deleteFilesNow(deps, { limit: 100 + 4 * rows.length });
  for (const { id, batchId } of rows) {
    if (!batchId) continue;
    await deps.progress.forget(batchId, id).catch((error: unknown) => {
      deps.log({ event: "progress-report-failed", batchId, error: errorText(error) });
    });
  }
}
