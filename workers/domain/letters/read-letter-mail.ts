import { eq } from "drizzle-orm";
import { letters, mailingListEntries } from "../../../db/schema";
import { unsubscribeUrl } from "../content/list-link";
import { MAILING_LISTS } from "../content/mailing-lists";
import type { Deps } from "../deps";
import type { LetterReference, MailData } from "../mail/mail-data";

/** A letter as an address gets it; null where the letter is gone, or the address has left its list. */
export async function readLetterMail(
  deps: Pick<Deps, "db" | "signer" | "site">,
  { letterId, entryId }: LetterReference,
): Promise<MailData["letter"] | null> {
  const { shared } = deps.db;
  const [[letter], [entry]] = await Promise.all([
    shared
      .select({ list: letters.list, subject: letters.subject, body: letters.body })
      .from(letters)
      .where(eq(letters.id, letterId)),
    shared
      .select({ id: mailingListEntries.id })
      .from(mailingListEntries)
      .where(eq(mailingListEntries.id, entryId ?? "")),
  ]);
  if (!letter) return null;
  const { list, subject, body } = letter;
  const about = MAILING_LISTS[list];
  if (!entryId)
    return { subject: `Test: ${subject}`, body, about, offUrl: `${deps.site.origin}/newsletter/unsubscribe` };
  return entry ? { subject, body, about, offUrl: unsubscribeUrl(deps, entry.id, letterId) } : null;
}
