import { DAY } from "../day";

export const APPLICANT_LINK_MILLISECONDS = 90 * DAY;

/** What the law gives an agency to answer in (GDPR 12(3): one month). */
export const REQUEST_MILLISECONDS = 30 * DAY;

export const MAX_REQUEST_WORDS = 2000;

export const LINKS_A_DAY = 5;

/** Requests and corrections through one address in an hour. */
export const CHANGES_AN_HOUR = 30;
