/** of a person */
export const MAX_APPLICATIONS = 1000;

/** Characters; the table's checks name the same. */
export const MAX_LINE = 200;
export const MAX_LINK = 2000;
export const MAX_NOTES = 10_000;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** No seeker's time zone is known: reminders go out at 07:00 UTC on their day. */
const MORNING = 7 * HOUR;

export const UNDO_MILLISECONDS = DAY;

/** A day's beginning, UTC. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY) * DAY;
}

export function endOfDay(day: number): number {
  return day + DAY;
}

/** When a mail is to remind of a day; null where its hour has passed. */
export function reminderOf(day: number | null, now: number): number | null {
  return day !== null && day + MORNING > now ? day + MORNING : null;
}
