import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { contactMessages } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import { type AuditLine, listAuditTrail } from "../list-audit";
import type { ListQuery } from "../schema";

export type ContactMessage = typeof contactMessages.$inferSelect;

/** Open ones by when an answer is due, answered ones newest first. */
export async function listMessages(
  { db }: Pick<Deps, "db">,
  { state, after }: ListQuery<"messages">,
): Promise<CursorPage<ContactMessage>> {
  const { id, dueAt, answeredAt } = contactMessages;
  const open = state === "open";
  const [time, order] = open ? ([dueAt, asc] as const) : ([answeredAt, desc] as const);
  const rows = await db.shared
    .select()
    .from(contactMessages)
    .where(
      and(open ? isNull(answeredAt) : isNotNull(answeredAt), afterKey(after, time, id, open ? "up" : "down")),
    )
    .orderBy(order(time), order(id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => (open ? row.dueAt : (row.answeredAt ?? 0)));
}

export async function getMessage(
  { db }: Pick<Deps, "db">,
  { messageId }: { messageId: string },
): Promise<ContactMessage & { auditTrail: AuditLine[] }> {
  const [message] = await db.shared.select().from(contactMessages).where(eq(contactMessages.id, messageId));
  if (!message) throw new AppError("not-found");
  return { ...message, auditTrail: await listAuditTrail({ db }, { subject: messageId }) };
}
