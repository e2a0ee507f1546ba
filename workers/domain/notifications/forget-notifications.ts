import { asc, inArray, lt } from "drizzle-orm";
import { notifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { NOTIFICATIONS_KEPT } from "./notification-times";

const MAX_ROWS = 500;

export async function forgetNotifications({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const old = db.shared
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, now() - NOTIFICATIONS_KEPT))
    .orderBy(asc(notifications.createdAt))
    .limit(MAX_ROWS);
  await db.shared.delete(notifications).where(inArray(notifications.id, old));
}
