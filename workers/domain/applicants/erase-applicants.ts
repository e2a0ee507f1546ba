import { and, eq, inArray } from "drizzle-orm";
import { applicants, decisions, filesToDelete, verdicts } from "../../../db/schema";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import { forgetDecisions } from "../decisions/forget-decisions";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { analysisKeyOf } from "../files/analysis-key";
import { deleteFilesNow } from "../files/delete-files-due";
import { inChunks } from "../in-chunks";
import { forgetVerdicts } from "../verdicts/forget-verdicts";

export type ErasedRow = Pick<
  typeof applicants.$inferSelect,
  "id" | "threadId" | "batchId" | "resumeFileUrl" | "analysisKey"
>;

/** Two keys of a document and a time each, in one statement of 100 parameters. */
const CHUNK = 20;

/**
 * Erases applicants of one company: rows and notes of their files in one transaction, then the files.
 * @param agentId who asked for it; null where their time was over
 */
export async function eraseApplicants(
  deps: Deps,
  { companyId, agentId, rows }: { companyId: string; agentId: string | null; rows: ErasedRow[] },
): Promise<void> {
  const tenant = deps.db.dbFor(companyId);
  const createdAt = deps.now();
  const statements = inChunks(rows, CHUNK).flatMap((chunk) => {
    const keys = chunk.flatMap((row) => [row.resumeFileUrl, analysisKeyOf(row)]);
    const ids = chunk.map(({ id }) => id);
    return [
      tenant
        .insert(filesToDelete)
        .values(keys.map((fileKey) => ({ fileKey, createdAt })))
        .onConflictDoNothing(),
      ...forgetVerdicts(
        tenant,
        and(inArray(verdicts.applicantId, ids), eq(verdicts.companyId, companyId)),
        createdAt,
      ),
      forgetDecisions(tenant, inArray(decisions.applicantId, ids)),
      tenant.delete(applicants).where(and(inArray(applicants.id, ids), eq(applicants.companyId, companyId))),
    ];
  });
  const entries = rows.map(({ id, threadId }): LogEntry => ({ action: "erased", threadId, applicantId: id }));
  await runLogged(deps, { by: { companyId, agentId }, entries, statements }).catch((error: unknown) => {
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
