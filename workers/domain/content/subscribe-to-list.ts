import { and, eq, isNull } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { mailingListEntries } from "../../../db/schema";
import type { Deps } from "../deps";
import { normalizeEmail } from "../identity/normalize-email";
import { type HumanProof, requireHuman } from "../identity/require-human";
import { hashSessionToken, newSessionToken } from "../identity/session/session-token";
import { callerOf, countAttempt, tryAttempt } from "../identity/throttle";
import { prepareMail, sendTasks } from "../mail/prepare-mail";
import { unsubscribeUrl } from "./list-link";
import { MAILING_LISTS, type MailingList } from "./mailing-lists";

const HOUR = 60 * 60_000;
const PER_CALLER = 10;
/** Mails to one address about one list: enough for one that got lost, too few to pester a stranger. */
const PER_ADDRESS = 3;

/** Mails a confirmation link; who is confirmed already is told by mail, so that the answer is always the same. */
export async function subscribeToList(
  deps: Deps,
  input: { list: MailingList; email: string; proof: HumanProof; ipAddress: string | null },
): Promise<void> {
  const { db, now } = deps;
  const { list, proof, ipAddress } = input;
  const email = normalizeEmail(input.email);
  await requireHuman(deps, proof, ipAddress);
  await countAttempt(deps, {
    key: `list:address:${callerOf(ipAddress)}`,
    limit: PER_CALLER,
    windowMilliseconds: HOUR,
  });
  const perAddress = { key: `list:${list}:${email}`, limit: PER_ADDRESS, windowMilliseconds: 24 * HOUR };
  if (!(await tryAttempt(deps, perAddress))) return;

  const about = MAILING_LISTS[list];
  const token = newSessionToken();
  const tokenHash = hashSessionToken(token);
  const [known] = await db.shared
    .select({ id: mailingListEntries.id, confirmedAt: mailingListEntries.confirmedAt })
    .from(mailingListEntries)
    .where(and(eq(mailingListEntries.list, list), eq(mailingListEntries.email, email)));
  if (known?.confirmedAt) {
    const mail = prepareMail(deps, {
      to: email,
      template: "list-joined",
      data: { about, url: unsubscribeUrl(deps, known.id) },
    });
    await runBatch(db.shared, [mail.insert]);
    return sendTasks(deps, [mail.task]);
  }
  const mail = prepareMail(deps, {
    to: email,
    template: "list-confirm",
    data: { about, url: `${deps.site.origin}/newsletter/confirm?token=${token}` },
  });
  await runBatch(db.shared, [
    db.shared
      .insert(mailingListEntries)
      .values({ list, email, tokenHash, createdAt: now() })
      .onConflictDoUpdate({
        target: [mailingListEntries.list, mailingListEntries.email],
        set: { tokenHash, createdAt: now() },
        setWhere: isNull(mailingListEntries.confirmedAt),
      }),
    mail.insert,
  ]);
  await sendTasks(deps, [mail.task]);
}
