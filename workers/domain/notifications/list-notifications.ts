import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { notifications, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { mayRead } from "../threads/thread-access";
import type { NotificationKind } from "./notification-text";
import { NOTIFICATIONS_KEPT } from "./notification-times";

const PAGE = 30;
/** The bell says "99+" from there on. */
const COUNTED = 100;

export type Notification = {
  id: string;
  kind: NotificationKind;
  subjectId: string;
  amount: number;
  failed: number;
  threadId: string | null;
  threadTitle: string | null;
  readAt: number | null;
  createdAt: number;
};

export const notificationColumns = {
  id: notifications.id,
  kind: notifications.kind,
  subjectId: notifications.subjectId,
  amount: notifications.amount,
  failed: notifications.failed,
  threadId: notifications.threadId,
  threadTitle: threads.title,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

/** Of an agent's notifications, joined with `threads`: those about what they may read now. */
export function mayStillRead(agent: Pick<ActiveAgent, "agentId" | "companyId">) {
  return or(isNull(notifications.threadId), mayRead(agent));
}

/** An agent's own of 90 days, newest first, without those about threads that they don't see any more. */
export async function listNotifications(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, before }: { agent: ActiveAgent; before: string | null },
): Promise<{ list: Notification[]; next: string | null }> {
  const [time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(before ?? "")?.slice(1) ?? [];
  const older = time
    ? sql`(${notifications.createdAt}, ${notifications.id}) < (${Number(time)}, ${id})`
    : undefined;
  const rows = await db
    .dbFor(agent.companyId)
    .select(notificationColumns)
    .from(notifications)
    .leftJoin(threads, eq(threads.id, notifications.threadId))
    .where(
      and(
        eq(notifications.agentId, agent.agentId),
        gt(notifications.createdAt, now() - NOTIFICATIONS_KEPT),
        older,
        mayStillRead(agent),
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(PAGE + 1);
  const list = rows.slice(0, PAGE);
  const last = list.at(-1);
  return { list, next: rows.length > PAGE && last ? `${last.createdAt}.${last.id}` : null };
}

/** How many of an agent's notifications are unread, 100 at most. */
export async function countUnread(
  { db, now }: Pick<Deps, "db" | "now">,
  agent: Pick<ActiveAgent, "agentId" | "companyId">,
): Promise<number> {
  const unread = await db
    .dbFor(agent.companyId)
    .select({ id: notifications.id })
    .from(notifications)
    .leftJoin(threads, eq(threads.id, notifications.threadId))
    .where(
      and(
        eq(notifications.agentId, agent.agentId),
        isNull(notifications.readAt),
        gt(notifications.createdAt, now() - NOTIFICATIONS_KEPT),
        mayStillRead(agent),
      ),
    )
    .limit(COUNTED);
  return unread.length;
}
