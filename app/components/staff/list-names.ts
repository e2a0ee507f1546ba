import type { MailingList } from "../../../workers/domain/content/mailing-lists";

export const listNames: Record<MailingList, string> = {
  newsletter: "Newsletter",
  careers: "Careers",
  interview: "Interview practice",
};
