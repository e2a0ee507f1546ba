import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { isNotNullViolation } from "../../../db/not-null-violation";
import { auditLog } from "../../../db/schema";
import type { Task } from "../../adapters/task-queue/port";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { sendTasks } from "../mail/prepare-mail";
import type { AuditAction } from "./audit-actions";

/** Who does what to whom, and why. `data` holds ids and codes only. */
export type AuditEntry = {
  actorId: string;
  action: AuditAction;
  /** id of what it is done to */
  subject: string;
  reason: string | null;
  data?: Record<string, unknown>;
};

/**
 * The audit line of an action as the first statement of its batch. Where `onlyIf` doesn't hold at that moment, the line has
 * no action, which the table refuses: the whole batch is undone, because D1 keeps a batch whose conditional UPDATE met
 * no row.
 */
export function prepareAuditEntry({ db, now }: Pick<Deps, "db" | "now">, deed: AuditEntry, onlyIf: SQL) {
  const { actorId, action, subject, reason, data } = deed;
  return db.shared.insert(auditLog).values({
    actorId,
    action: sql`case when ${onlyIf} then ${action} end`,
    subject,
    reason,
    data,
    createdAt: now(),
  });
}

/** Whether a batch was undone because its action's condition didn't hold. */
export function isAuditConflict(error: unknown): boolean {
  return isNotNullViolation(error, "audit_log.action");
}

/**
 * Does something as staff: the audit line and all effects in one batch, or nothing at all. Tasks leave after it.
 * @param onlyIf what must still be so when it happens: two people may decide at the same moment
 * @returns the results of the effects, in their order
 * @throws AppError "decided-meanwhile" where it is no longer so; what the database throws
 */
export async function act(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  deed: AuditEntry & { onlyIf: SQL; effects: BatchItem<"sqlite">[]; tasks?: Task[] },
): Promise<unknown[]> {
  const { onlyIf, effects, tasks = [] } = deed;
  try {
    const [, ...results] = await runBatch(deps.db.shared, [
      prepareAuditEntry(deps, deed, onlyIf),
      ...effects,
    ]);
    if (tasks.length > 0) await sendTasks(deps, tasks);
    return results;
  } catch (error) {
    if (isAuditConflict(error)) throw new AppError("decided-meanwhile");
    throw error;
  }
}
