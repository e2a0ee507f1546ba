import { and, eq, isNotNull } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { agents, notifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { nextMorning } from "./notification-times";

export type NotificationMails = (typeof agents.$inferSelect)["notificationMails"];

export async function getNotificationMails(
  { db }: Pick<Deps, "db">,
  { agentId }: { agentId: string },
): Promise<NotificationMails> {
  const [row] = await db.shared
    .select({ mails: agents.notificationMails })
    .from(agents)
    .where(eq(agents.id, agentId));
  return row?.mails ?? "off";
}

/** What waits for a mail goes out as the new choice says: at once, in the morning, or not at all. */
export async function setNotificationMails(
  { db, now }: Pick<Deps, "db" | "now">,
  { agentId, mails }: { agentId: string; mails: NotificationMails },
): Promise<void> {
  const time = now();
  const mailAt = { off: null, "at-once": time, daily: nextMorning(time) }[mails];
  await runBatch(db.shared, [
    db.shared.update(agents).set({ notificationMails: mails, updatedAt: time }).where(eq(agents.id, agentId)),
    db.shared
      .update(notifications)
      .set({ mailAt })
      .where(and(eq(notifications.agentId, agentId), isNotNull(notifications.mailAt))),
  ]);
}
