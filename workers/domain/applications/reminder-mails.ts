import { eq } from "drizzle-orm";
import { users } from "../../../db/schema";
import type { Deps } from "../deps";

/** Whether mails remind a person of dates of their applications. */
export async function getReminderMails(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<boolean> {
  const [row] = await db.shared
    .select({ reminderMails: users.reminderMails })
    .from(users)
    .where(eq(users.id, userId));
  return row?.reminderMails ?? false;
}

export async function setReminderMails(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, isOn }: { userId: string; isOn: boolean },
): Promise<void> {
  await db.shared.update(users).set({ reminderMails: isOn, updatedAt: now() }).where(eq(users.id, userId));
}
