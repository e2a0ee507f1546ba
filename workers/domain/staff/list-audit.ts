import { and, desc, eq } from "drizzle-orm";
import { auditLog, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { afterKey } from "../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "./cursor-page";
import type { ListQuery } from "./schema";

/** What was done. `actor` is null for the system's own work, and for staff whose account is gone. */
export type AuditLine = {
  id: string;
  actor: string | null;
  action: string;
  subject: string;
  reason: string | null;
  data: Record<string, unknown> | null;
  createdAt: number;
};

const SHOWN_ON_SUBJECT = 20;

const columns = {
  id: auditLog.id,
  actor: users.fullName,
  action: auditLog.action,
  subject: auditLog.subject,
  reason: auditLog.reason,
  data: auditLog.data,
  createdAt: auditLog.createdAt,
};

/** The audit log, newest first; of one action, of one subject, or both. */
export async function listAudit(
  { db }: Pick<Deps, "db">,
  { action, subject, after }: ListQuery<"audit">,
): Promise<CursorPage<AuditLine>> {
  const rows = await db.shared
    .select(columns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        action ? eq(auditLog.action, action) : undefined,
        subject ? eq(auditLog.subject, subject) : undefined,
        afterKey(after, auditLog.createdAt, auditLog.id, "down"),
      ),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => row.createdAt);
}

export async function listAuditTrail(
  { db }: Pick<Deps, "db">,
  { subject }: { subject: string },
): Promise<AuditLine[]> {
  return db.shared
    .select(columns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.createdAt))
    .limit(SHOWN_ON_SUBJECT);
}
