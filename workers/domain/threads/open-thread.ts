import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Db } from "../../../db/client";
import { isRefused, prepareCondition } from "../../../db/conditions";
import { applicants, threads } from "../../../db/schema";
import { requireRight } from "../agencies/require-right";
import { runLogged } from "../agency-log/run-logged";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { getThread } from "./get-thread";
import { asAccessError, mayChange, prepareMayChange } from "./thread-access";

const OPEN = "campaign-open";

/** Closes a thread or opens it again (RULINGS 63); what was accepted is still scored. @throws AppError "campaign-not-found" */
export async function setThreadOpen(
  deps: Pick<Deps, "db" | "now">,
  { agent, threadId, isOpen }: { agent: ActiveAgent; threadId: string; isOpen: boolean },
): Promise<void> {
  requireRight(agent, "work");
  const thread = await getThread(deps, { agent, threadId });
  if (thread.isOpen === isOpen) return;
  const { companyId } = agent;
  const tenant = deps.db.dbFor(companyId);
  const time = deps.now();
  await runLogged(deps, {
    by: agent,
    entries: [{ action: isOpen ? "thread-opened" : "thread-closed", threadId }],
    statements: [
      prepareMayChange(tenant, agent, threadId),
      tenant
        .update(threads)
        .set({ isOpen, updatedAt: time })
        .where(and(eq(threads.id, threadId), mayChange(agent))),
      tenant
        .update(applicants)
        .set({ threadClosedAt: isOpen ? null : time })
        .where(and(eq(applicants.threadId, threadId), eq(applicants.companyId, companyId))),
    ],
  }).catch((error: unknown) => {
    throw asAccessError(error);
  });
}

/** Undoes its batch where the thread has been closed, also in the moment before. */
export function prepareStillOpen(tenant: Db, threadId: string): BatchItem<"sqlite"> {
  return prepareCondition(tenant, OPEN, isOpenThread(threadId));
}

function isOpenThread(threadId: string): SQL {
  return sql`exists (select 1 from ${threads} where ${threads.id} = ${threadId} and ${threads.isOpen} = 1)`;
}

/** Whether a batch failed because its thread is closed. */
export function wasClosed(error: unknown): boolean {
  return isRefused(error, OPEN);
}
