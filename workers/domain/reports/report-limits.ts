/** How a person can say that an agency may present them to a client. */
export const CONSENT_WAYS = {
  email: "by e-mail",
  phone: "by phone",
  "in-person": "in person",
  written: "in writing",
} as const;

export type ConsentWay = keyof typeof CONSENT_WAYS;

export const ANSWERS = ["yes", "no", "question"] as const;

export type ClientAnswer = (typeof ANSWERS)[number];

export const OPEN_DAYS = [7, 14, 30] as const;

export const USUAL_OPEN_DAYS = 14;

export const MAX_REPORT_PEOPLE = 30;

export const MAX_OPEN_REPORTS = 20;

/** A client may change their mind this often about one person. */
export const MAX_ANSWERS = 20;

export const MAX_NAME = 120;

export const MAX_REPORT_COMMENT = 1000;

export const MAX_CLIENT_WORDS = 1000;

export const MAX_CONSENT_NOTE = 300;

/** Reports go this long after their link has ended: until then an agency can look at the answers. */
export const KEPT_DAYS = 180;

/** Answers given within this time of the first go into one mail. */
export const GATHERED_MILLISECONDS = 10 * 60_000;
