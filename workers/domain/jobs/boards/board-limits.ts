import type { BoardSource } from "../../../adapters/job-sources/port";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Boards of one source that are handed out in a minute: their host is asked no faster. */
export const BOARDS_A_MINUTE = 8;

export const LOST_AFTER = 15 * MINUTE;

/** Between two good reads; feeds of whole countries tell what changed, and are asked more often. */
export const READ_EVERY: Partial<Record<BoardSource, number>> & { others: number } = {
  jobtech: HOUR,
  arbeitnow: 3 * HOUR,
  nav: HOUR,
  "france-travail": HOUR,
  others: 6 * HOUR,
};

/** Where a read left words for the next one. */
export const GO_ON_AFTER = 5 * MINUTE;

/** So that boards read in the same minute aren't all read in the same minute again. */
export const SPREAD = 30 * MINUTE;

/** After so many reads in a row that didn't show it, a posting is closed (RULINGS 72). */
export const MISSED_READS = 2;

/** After a read that failed: doubled each time. */
export const FIRST_PAUSE = 10 * MINUTE;
export const LONGEST_PAUSE = 2 * DAY;

export const GONE_PAUSE = 7 * DAY;

/**
 * Feeds that don't list all that is open: what they haven't shown for so long is closed. JobTech and NAV name each change and
 * each end, and keep ads for half a year at most; Arbeitnow and France Travail show the newest.
 */
export const UNSEEN_AFTER = {
  jobtech: 190 * DAY,
  nav: 190 * DAY,
  arbeitnow: 30 * DAY,
  "france-travail": 30 * DAY,
};

/** A closed posting stays in the count of hidden ones for a while; its text goes first. */
export const TEXT_AFTER_CLOSING = DAY;
export const ROW_AFTER_CLOSING = 90 * DAY;

/** Postings that the engine reads for one message: ten messages together stay within half of an invocation's 15 s. */
export const READ_AT_ONCE = 20;

export const SHORTEST_TEXT = 150;
export const LONGEST_TEXT = 30_000;
