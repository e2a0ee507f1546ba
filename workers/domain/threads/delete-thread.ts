import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applicantExports, applicants, clientReports, filesToDelete, threads } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { type LogEntry, runLogged } from "../agency-log/run-logged";
import { isHeld } from "../applicants/retention/is-held";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { ERASED_AT_ONCE, eraseThread } from "./erase-deleted-threads";
import { getThread } from "./get-thread";
import { asAccessError, mayChange, prepareMayChange } from "./thread-access";

const NOBODY_HELD = "nobody-held";

/**
 * Takes a thread away: nobody sees it, its links and prepared files end. Its applicants are erased in steps, by the next minutes too.
 * @throws AppError "viewer-only" | "campaign-not-found" | "thread-held"
 */
export async function deleteThread(
  deps: Deps,
  { agent, threadId }: { agent: ActiveAgent; threadId: string },
): Promise<void> {
  requireRight(agent, "work");
  await getThread(deps, { agent, threadId });
  const { companyId } = agent;
  const tenant = deps.db.dbFor(companyId);
  const held = tenant
    .select({ id: applicants.id })
    .from(applicants)
    .where(and(eq(applicants.threadId, threadId), isHeld));
  const statements = [
    prepareMayChange(tenant, agent, threadId),
    prepareCondition(tenant, NOBODY_HELD, sql`not exists ${held}`),
    ...prepareThreadsDeletion(deps, and(eq(threads.id, threadId), mayChange(agent))),
  ];
  const entry: LogEntry = { action: "thread-deleted", threadId };
  await runLogged(deps, { by: agent, entries: [entry], statements }).catch((error: unknown) => {
    throw isRefused(error, NOBODY_HELD) ? new AppError("thread-held") : asAccessError(error);
  });
  await eraseThread(deps, { companyId, threadId, most: ERASED_AT_ONCE }).catch((error: unknown) => {
    deps.log({ event: "task-failed", task: "deleted-threads", error: errorText(error) });
  });
}

/** For a batch: takes threads away as `deleteThread` does. Their applicants are erased by the minutes that follow. */
export function prepareThreadsDeletion(
  { db, now }: Pick<Deps, "db" | "now">,
  which: SQL | undefined,
): BatchItem<"sqlite">[] {
  const { shared } = db;
  const time = now();
  const condition = and(which, isNull(threads.deletedAt));
  const ids = shared.select({ id: threads.id }).from(threads).where(condition);
  return [
    // The keys go to the to-delete table in the same transaction, so that no file is forgotten when storage fails.
    shared
      .insert(filesToDelete)
      .select(
        shared
          .select({
            fileKey: applicantExports.fileKey,
            attempts: sql<number>`0`.as("attempts"),
            createdAt: sql<number>`${time}`.as("created_at"),
          })
          .from(applicantExports)
          .where(inArray(applicantExports.threadId, ids)),
      )
      .onConflictDoNothing(),
    shared.delete(applicantExports).where(inArray(applicantExports.threadId, ids)),
    shared.delete(clientReports).where(inArray(clientReports.threadId, ids)),
    shared.update(threads).set({ deletedAt: time, isOpen: false }).where(condition),
  ];
}
