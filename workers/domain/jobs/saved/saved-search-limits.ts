const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

export const MOST_SEARCHES = 10;
export const LONGEST_NAME = 100;

/** 04:00 UTC: the mail is there in the morning, in all of Europe. */
const NIGHT = 4 * HOUR;

/** A posting that was first seen longer ago isn't new any more, whatever kept us from telling it. */
export const NEW_FOR = 3 * DAY;

export const TOLD_FOR = 60 * DAY;

/** Postings that a mail names of one search; the page has the others. */
export const NAMED = 8;

export const PEOPLE_A_MINUTE = 20;

/** The next night, never the one that is going on. @param time UTC ms */
export function nextNight(time: number): number {
  return Math.floor((time - NIGHT) / DAY + 1) * DAY + NIGHT;
}
