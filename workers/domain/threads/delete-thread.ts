import { and, eq, sql } from "drizzle-orm";
import { applicants, filesToDelete, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import { deleteFilesNow } from "../documents/delete-files-due";
import { ANALYSIS_SUFFIX } from "../files/rules";
import type { ActiveAgent } from "../identity/rules";
import { getThread } from "./get-thread";

/**
 * Deletes a job thread with its applicants and their files. The keys go to the to-delete table in the same
 * transaction, so that no file is forgotten when storage fails.
 * @throws AppError "campaign-not-found"
 */
export async function deleteThread(
  deps: Deps,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<void> {
  await getThread(deps, { agent, threadId });
  const tenant = deps.db.dbFor(agent.companyId);
  const keysOf = (suffix: string) =>
    tenant
      .insert(filesToDelete)
      .select(
        tenant
          .select({
            fileKey: sql<string>`${applicants.resumeFileUrl} || ${suffix}`.as("file_key"),
            attempts: sql<number>`0`.as("attempts"),
            createdAt: sql<number>`${deps.now()}`.as("created_at"),
          })
          .from(applicants)
          .where(eq(applicants.threadId, threadId)),
      )
      .onConflictDoNothing();
  await tenant.batch([
    keysOf(""),
    keysOf(ANALYSIS_SUFFIX),
    tenant.delete(applicants).where(eq(applicants.threadId, threadId)),
    tenant.delete(threads).where(and(eq(threads.id, threadId), eq(threads.agentId, agent.agentId))),
  ]);
  await deleteFilesNow(deps, { limit: 1000 });
}
