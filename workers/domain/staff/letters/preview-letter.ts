import { MAILING_LISTS } from "../../content/mailing-lists";
import type { Deps } from "../../deps";
import { renderMail } from "../../mail/render-mail";
import type { LetterForm } from "../schema";

/** A letter's HTML as a mail program shows it; its link leaves no list. */
export function previewLetter({ site }: Pick<Deps, "site">, { list, subject, body }: LetterForm): string {
  const offUrl = `${site.origin}/newsletter/unsubscribe`;
  return renderMail("letter", { subject, body, about: MAILING_LISTS[list], offUrl }, site).html;
}
