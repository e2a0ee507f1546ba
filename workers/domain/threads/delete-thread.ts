import { and, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import {
  applicantExports,
  applicants,
  decisions,
  filesToDelete,
  threads,
  verdicts,
} from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import { forgetDecisions } from "../decisions/forget-decisions";
import type { Deps } from "../deps";
import { analysisKeySql } from "../files/analysis-key";
import { deleteFilesNow } from "../files/delete-files-due";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { forgetVerdicts } from "../verdicts/forget-verdicts";
import { getThread } from "./get-thread";
import { asAccessError, mayChange, prepareMayChange } from "./thread-access";

/** The keys go to the to-delete table in the same transaction, so that no file is forgotten when storage fails. */
export async function deleteThread(
  deps: Deps,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<void> {
  requireRight(agent, "work");
  await getThread(deps, { agent, threadId });
  const tenant = deps.db.dbFor(agent.companyId);
  const keysOf = (key: SQLWrapper, table: typeof applicants | typeof applicantExports = applicants) =>
    tenant
      .insert(filesToDelete)
      .select(
        tenant
          .select({
            fileKey: sql<string>`${key}`.as("file_key"),
            attempts: sql<number>`0`.as("attempts"),
            createdAt: sql<number>`${deps.now()}`.as("created_at"),
          })
          .from(table)
          .where(eq(table.threadId, threadId)),
      )
      .onConflictDoNothing();
  const ofApplicants = tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(eq(applicants.threadId, threadId));
  const ofThread = inArray(verdicts.applicantId, ofApplicants);
  const statements = [
    prepareMayChange(tenant, agent, threadId),
    keysOf(applicants.resumeFileUrl),
    keysOf(analysisKeySql(applicants.analysisKey, applicants.resumeFileUrl)),
    keysOf(applicantExports.fileKey, applicantExports),
    ...forgetVerdicts(tenant, ofThread, deps.now()),
    forgetDecisions(tenant, inArray(decisions.applicantId, ofApplicants)),
    tenant.delete(applicants).where(eq(applicants.threadId, threadId)),
    tenant.delete(threads).where(and(eq(threads.id, threadId), mayChange(agent))),
  ];
  const entry: LogEntry = { action: "thread-deleted", threadId };
  await runLogged(deps, { by: agent, entries: [entry], statements }).catch((error: unknown) => {
    throw asAccessError(error);
  });
  await deleteFilesNow(deps, { limit: 1000 });
}
