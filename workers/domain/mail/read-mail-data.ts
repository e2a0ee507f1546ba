import type { outbox } from "../../../db/schema";
import type { Deps } from "../deps";
import { readLetterMail } from "../letters/read-letter-mail";
import type { LetterReference, MailData, MailTemplate } from "./mail-data";

/** What a mail of the outbox says; null where it is emptied, or where its letter or recipient is gone. */
export async function readMailData(
  deps: Pick<Deps, "db" | "signer" | "site">,
  { template, data }: Pick<typeof outbox.$inferSelect, "template" | "data">,
): Promise<MailData[MailTemplate] | null> {
  if (data && template === "letter") return readLetterMail(deps, data as LetterReference);
  return data as MailData[MailTemplate] | null;
}
