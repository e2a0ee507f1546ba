export const MAILING_LISTS = {
  newsletter: "new articles and what is new at Plumbline, at most once a month",
  careers: "new positions when they open up",
  interview: "the AI interview practice when it opens",
} as const;

export type MailingList = keyof typeof MAILING_LISTS;
