import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../db/batch";
import { isRefused, prepareCondition } from "../../../db/conditions";
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

const STILL_SO = "audit-entry";

/** The audit line of an action as the first statements of its batch, which is undone where `onlyIf` doesn't hold then. */
export function prepareAuditEntry(
  { db, now }: Pick<Deps, "db" | "now">,
  auditEntry: AuditEntry,
  onlyIf: SQL,
): BatchItem<"sqlite">[] {
  const { actorId, action, subject, reason, data } = auditEntry;
  const line = { actorId, action, subject, reason, data, createdAt: now() };
  return [prepareCondition(db.shared, STILL_SO, onlyIf), db.shared.insert(auditLog).values(line)];
}

/** Whether a batch was undone because its action's condition didn't hold. */
export function isAuditConflict(error: unknown): boolean {
  return isRefused(error, STILL_SO);
}

/**
 * Does something as staff: the audit line and all effects in one batch, or nothing at all. Tasks leave after it.
 * @param onlyIf what must still be so when it happens: two people may decide at the same moment
 * @returns the results of the effects, in their order
 * @throws AppError "decided-meanwhile" where it is no longer so; what the database throws
 */
export async function runAudited(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  auditEntry: AuditEntry & { onlyIf: SQL; effects: BatchItem<"sqlite">[]; tasks?: Task[] },
): Promise<unknown[]> {
  const { onlyIf, effects, tasks = [] } = auditEntry;
  try {
    const statements = prepareAuditEntry(deps, auditEntry, onlyIf);
    const results = await runBatch(deps.db.shared, [...statements, ...effects]);
    if (tasks.length > 0) await sendTasks(deps, tasks);
    return results.slice(statements.length);
  } catch (error) {
    if (isAuditConflict(error)) throw new AppError("decided-meanwhile");
    throw error;
  }
}
