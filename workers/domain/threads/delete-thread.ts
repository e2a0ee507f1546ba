import { and, eq, isNull, sql } from "drizzle-orm";
import { applicantExports, clientReports, filesToDelete, threads } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { ERASED_AT_ONCE, eraseThread } from "./erase-deleted-threads";
import { getThread } from "./get-thread";
import { asAccessError, mayChange, prepareMayChange } from "./thread-access";

/**
 * Takes a thread away: nobody sees it any more, its clients' links and prepared files end, and nothing is uploaded to it. Its
 * applicants are erased from then on in small steps; what doesn't fit into this request, the next minutes do.
 * @throws AppError "viewer-only" | "campaign-not-found"
 */
export async function deleteThread(
  deps: Deps,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<void> {
  requireRight(agent, "work");
  await getThread(deps, { agent, threadId });
  const { companyId } = agent;
  const tenant = deps.db.dbFor(companyId);
  const time = deps.now();
  const statements = [
    prepareMayChange(tenant, agent, threadId),
    // The keys go to the to-delete table in the same transaction, so that no file is forgotten when storage fails.
    tenant
      .insert(filesToDelete)
      .select(
        tenant
          .select({
            fileKey: applicantExports.fileKey,
            attempts: sql<number>`0`.as("attempts"),
            createdAt: sql<number>`${time}`.as("created_at"),
          })
          .from(applicantExports)
          .where(eq(applicantExports.threadId, threadId)),
      )
      .onConflictDoNothing(),
    tenant.delete(applicantExports).where(eq(applicantExports.threadId, threadId)),
    tenant.delete(clientReports).where(eq(clientReports.threadId, threadId)),
    tenant
      .update(threads)
      .set({ deletedAt: time, isOpen: false })
      .where(and(eq(threads.id, threadId), isNull(threads.deletedAt), mayChange(agent))),
  ];
  const entry: LogEntry = { action: "thread-deleted", threadId };
  await runLogged(deps, { by: agent, entries: [entry], statements }).catch((error: unknown) => {
    throw asAccessError(error);
  });
  await eraseThread(deps, { companyId, threadId, most: ERASED_AT_ONCE }).catch((error: unknown) => {
    deps.log({ event: "task-failed", task: "deleted-threads", error: errorText(error) });
  });
}
