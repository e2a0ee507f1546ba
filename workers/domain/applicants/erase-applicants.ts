import { and, eq, inArray } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { applicants, filesToDelete } from "../../../db/schema";
import type { Deps } from "../deps";
import { deleteFilesNow } from "../documents/delete-files-due";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { ANALYSIS_SUFFIX } from "../files/rules";

export type ErasedRow = { id: string; batchId: string | null; resumeFileUrl: string };

/** D1 takes 100 parameters in a statement. */
const CHUNK = 40;

/**
 * Erases applicants of one company, queued ones too: rows and notes of their files in one transaction, then the files.
 * @throws AppError "candidate-not-deleted"
 */
export async function eraseApplicants(
  deps: Deps,
  { companyId, rows }: { companyId: string; rows: ErasedRow[] },
): Promise<void> {
  const tenant = deps.db.dbFor(companyId);
  const createdAt = deps.now();
  const chunks: ErasedRow[][] = [];
  for (let at = 0; at < rows.length; at += CHUNK) chunks.push(rows.slice(at, at + CHUNK));
  const statements = chunks.flatMap((chunk) => {
    const keys = chunk.flatMap(({ resumeFileUrl }) => [resumeFileUrl, resumeFileUrl + ANALYSIS_SUFFIX]);
    const ids = chunk.map(({ id }) => id);
    return [
      ...[keys.slice(0, CHUNK), keys.slice(CHUNK)]
        .filter((part) => part.length > 0)
        .map((part) =>
          tenant
            .insert(filesToDelete)
            .values(part.map((fileKey) => ({ fileKey, createdAt })))
            .onConflictDoNothing(),
        ),
      tenant.delete(applicants).where(and(inArray(applicants.id, ids), eq(applicants.companyId, companyId))),
    ];
  });
  await runBatch(tenant, statements).catch((error: unknown) => {
    throw new AppError("candidate-not-deleted", { detail: errorText(error) });
  });
  await deleteFilesNow(deps, { limit: 100 + 2 * rows.length });
  for (const { id, batchId } of rows) {
    if (!batchId) continue;
    await deps.progress.forget(batchId, id).catch((error: unknown) => {
      deps.log({ event: "progress-report-failed", batchId, error: errorText(error) });
    });
  }
}
