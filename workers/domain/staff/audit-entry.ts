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

/** `data` holds ids and codes only. */
export type AuditEntry = {
  actorId: string;
  action: AuditAction;
  subject: string;
  reason: string | null;
  data?: Record<string, unknown>;
};

const STILL_SO = "audit-entry";

/** First in its batch, which is undone where `onlyIf` doesn't hold then. */
export function prepareAuditEntry(
  { db, now }: Pick<Deps, "db" | "now">,
  auditEntry: AuditEntry,
  onlyIf: SQL,
): BatchItem<"sqlite">[] {
  const { actorId, action, subject, reason, data } = auditEntry;
  const line = { actorId, action, subject, reason, data, createdAt: now() };
  return [prepareCondition(db.shared, STILL_SO, onlyIf), db.shared.insert(auditLog).values(line)];
}

export function isAuditConflict(error: unknown): boolean {
  return isRefused(error, STILL_SO);
}

/** Entry and effects in one batch, or nothing. @throws AppError "decided-meanwhile" where `onlyIf` no longer holds */
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
