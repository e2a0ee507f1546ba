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

/**
 * Has `work` put the entry first in its batch, which is undone where `onlyIf` doesn't hold then.
 * @throws AppError "decided-meanwhile" where it was undone
 */
export async function withAuditEntry<T>(
  { db, now }: Pick<Deps, "db" | "now">,
  { onlyIf, ...entry }: AuditEntry & { onlyIf: SQL },
  work: (first: BatchItem<"sqlite">[]) => Promise<T>,
): Promise<T> {
  const line = { ...entry, createdAt: now() };
  try {
    return await work([
      prepareCondition(db.shared, STILL_SO, onlyIf),
      db.shared.insert(auditLog).values(line),
    ]);
  } catch (error) {
    if (isRefused(error, STILL_SO)) throw new AppError("decided-meanwhile");
    throw error;
  }
}

/** Entry and effects in one batch, or nothing. @throws AppError "decided-meanwhile" where `onlyIf` no longer holds */
export async function runAudited(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  {
    effects,
    tasks = [],
    ...entry
  }: AuditEntry & { onlyIf: SQL; effects: BatchItem<"sqlite">[]; tasks?: Task[] },
): Promise<unknown[]> {
  return withAuditEntry(deps, entry, async (first) => {
    const results = await runBatch(deps.db.shared, [...first, ...effects]);
    if (tasks.length > 0) await sendTasks(deps, tasks);
    return results.slice(first.length);
  });
}
