import { and, eq, gt, isNull } from "drizzle-orm";
import { mailingListEntries } from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { hashSessionToken } from "../identity/session/session-token";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { unsubscribeUrl } from "./list-link";
import { MAILING_LISTS, type MailingList } from "./mailing-lists";

export const CONFIRM_MILLISECONDS = 7 * DAY;

export type ListLink = { state: "live" | "done"; list: MailingList; email: string } | { state: "unknown" };

export async function inspectListLink(
  { db, now }: Pick<Deps, "db" | "now">,
  token: string,
): Promise<ListLink> {
  const [entry] = await db.shared
    .select()
    .from(mailingListEntries)
    .where(eq(mailingListEntries.tokenHash, hashSessionToken(token)));
  if (!entry) return { state: "unknown" };
  const { list, email } = entry;
  if (entry.confirmedAt) return { state: "done", list, email };
  if (entry.createdAt <= now() - CONFIRM_MILLISECONDS) return { state: "unknown" };
  return { state: "live", list, email };
}

/** Confirms an address and mails its unsubscribe link; a second press mails nothing. @throws AppError "link-invalid" */
export async function confirmSubscription(deps: Deps, token: string): Promise<void> {
  const { db, now } = deps;
  const link = await inspectListLink(deps, token);
  if (link.state === "done") return;
  if (link.state === "unknown") throw new AppError("link-invalid");
  const [entry] = await db.shared
    .update(mailingListEntries)
    .set({ confirmedAt: now() })
    .where(
      and(
        eq(mailingListEntries.tokenHash, hashSessionToken(token)),
        isNull(mailingListEntries.confirmedAt),
        gt(mailingListEntries.createdAt, now() - CONFIRM_MILLISECONDS),
      ),
    )
    .returning({ id: mailingListEntries.id });
  if (!entry) return;
  const mail = prepareMail(deps, {
    to: link.email,
    template: "list-joined",
    data: { about: MAILING_LISTS[link.list], url: unsubscribeUrl(deps, entry.id) },
  });
  await mail.insert;
  await sendTasks(deps, [mail.task]);
}
