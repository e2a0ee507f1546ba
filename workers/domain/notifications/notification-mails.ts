import { and, eq, isNotNull } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { agents, notifications } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { nextMorning } from "./notification-times";

export type NotificationMails = (typeof agents.$inferSelect)["notificationMails"];

const PURPOSE = "notification-mails";

/** How mails tell an agent of notifications. */
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

/** Switches an agent's mails off without a sign-in; stands in every mail and its headers. */
export function switchOffUrl({ signer, site }: Pick<Deps, "signer" | "site">, agentId: string): string {
  return `${site.origin}/notifications/off?token=${agentId}.${signer.sign(PURPOSE, agentId)}`;
}

function agentOfToken({ signer }: Pick<Deps, "signer">, token: string): string | null {
  const [agentId, signature] = token.split(".");
  return agentId && signature && signer.verify(PURPOSE, agentId, signature) ? agentId : null;
}

/** What a mailed link would do: "on" where mails still go out, "off" where none do. */
export async function inspectSwitchOffLink(
  deps: Pick<Deps, "db" | "signer">,
  token: string,
): Promise<"on" | "off" | "unknown"> {
  const agentId = agentOfToken(deps, token);
  if (!agentId) return "unknown";
  return (await getNotificationMails(deps, { agentId })) === "off" ? "off" : "on";
}

/** A second press is no error. @throws AppError "link-invalid" for an unknown token */
export async function switchOffMails(
  deps: Pick<Deps, "db" | "now" | "signer">,
  token: string,
): Promise<void> {
  const agentId = agentOfToken(deps, token);
  if (!agentId) throw new AppError("link-invalid");
  await setNotificationMails(deps, { agentId, mails: "off" });
}
