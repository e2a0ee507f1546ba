import type { MailingList } from "../../../workers/domain/content/mailing-lists";

/** What staff call each mailing list. */
export const listNames: Record<MailingList, string> = {
  newsletter: "Newsletter",
  careers: "Careers",
  interview: "Interview practice",
};
