import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../db/client";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applicantExports, applicants, decisions, filesToDelete, outbox, verdicts } from "../../../db/schema";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import { forgetDecisions } from "../decisions/forget-decisions";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { analysisKeyOf } from "../files/analysis-key";
import { deleteFilesNow } from "../files/delete-files-due";
import { inChunks } from "../in-chunks";
import { forgetVerdicts } from "../verdicts/forget-verdicts";
import { isHeld } from "./retention/is-held";

export type ErasedRow = Pick<
  typeof applicants.$inferSelect,
  "id" | "threadId" | "batchId" | "resumeFileUrl" | "analysisKey"
>;

/** Mails to applicants that tell of the agency's page; the receipt of the erasure isn't one of them. */
const APPLICANT_MAILS = ["applicant-page", "applicant-request-received", "applicant-request-answered"];

const NOT_HELD = "person-not-held";

/** Two keys of a document and a time each, in one statement of 100 parameters. */
const CHUNK = 20;

/**
 * Erases applicants of one company: rows and notes of their files in one transaction, then the files.
 * @param input.agentId null where their time was over; `before`: statements that take effect with it, and what the log says of them
 * @throws AppError "person-held" | "candidate-not-deleted"
 */
export async function eraseApplicants(
  deps: Deps,
  input: {
    companyId: string;
    agentId: string | null;
    rows: ErasedRow[];
    before?: BatchItem<"sqlite">[];
    entries?: LogEntry[];
  },
): Promise<void> {
  const { companyId, agentId, rows, before = [] } = input;
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
      ...(agentId === null ? [] : [requireNotHeld(tenant, ids)]),
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
      tenant.delete(outbox).where(
        and(
          inArray(
            outbox.toAddress,
            tenant
              .select({ email: sql<string>`${applicants.candidateEmail}` })
              .from(applicants)
              .where(and(inArray(applicants.id, ids), isNotNull(applicants.candidateEmail))),
          ),
          inArray(outbox.template, APPLICANT_MAILS),
        ),
      ),
      forgetDecisions(tenant, inArray(decisions.applicantId, ids)),
      tenant.delete(applicants).where(and(inArray(applicants.id, ids), eq(applicants.companyId, companyId))),
    ];
  });
  const entries = [
    ...rows.map(({ id, threadId }): LogEntry => ({ action: "erased", threadId, applicantId: id })),
    ...(input.entries ?? []),
  ];
  await runLogged(deps, {
    by: { companyId, agentId },
    entries,
    statements: [...before, ...statements],
  }).catch((error: unknown) => {
    if (isRefused(error, NOT_HELD)) throw new AppError("person-held");
    if (before.length > 0) throw error;
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

/** A hold that begins meanwhile undoes the erasure. */
function requireNotHeld(tenant: Db, ids: string[]): BatchItem<"sqlite"> {
  const held = tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(inArray(applicants.id, ids), isHeld));
  return prepareCondition(tenant, NOT_HELD, sql`not exists ${held}`);
}
