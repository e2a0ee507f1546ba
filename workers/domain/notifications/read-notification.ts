import { and, eq, isNull } from "drizzle-orm";
import { notifications, threads } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { mayStillRead } from "./list-notifications";
import { notificationTarget } from "./notification-text";

type Named = { agent: ActiveAgent; notificationId: string };

/**
 * Marks one of an agent's own notifications as read. A second time is no error.
 * @returns the page that it leads to
 * @throws AppError "not-found" also where the agent doesn't see its thread any more
 */
export async function readNotification(
  { db, now }: Pick<Deps, "db" | "now">,
  { agent, notificationId }: Named,
): Promise<string> {
  const tenant = db.dbFor(agent.companyId);
  const own = and(eq(notifications.id, notificationId), eq(notifications.agentId, agent.agentId));
  const [row] = await tenant
    .select({ kind: notifications.kind, threadId: notifications.threadId, readAt: notifications.readAt })
    .from(notifications)
    .leftJoin(threads, eq(threads.id, notifications.threadId))
    .where(and(own, mayStillRead(agent)));
  if (!row) throw new AppError("not-found");
  if (row.readAt === null)
    await tenant
      .update(notifications)
      .set({ readAt: now() })
      .where(and(own, isNull(notifications.readAt)));
  return notificationTarget(row);
}

export async function readAllNotifications(
  { db, now }: Pick<Deps, "db" | "now">,
  agent: ActiveAgent,
): Promise<void> {
  await db
    .dbFor(agent.companyId)
    .update(notifications)
    .set({ readAt: now() })
    .where(and(eq(notifications.agentId, agent.agentId), isNull(notifications.readAt)));
}
