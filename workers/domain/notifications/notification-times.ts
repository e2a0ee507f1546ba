const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** No agent's time zone is known: everyone's morning is 07:00 UTC. The triggers of migration 0036 say the same. */
const MORNING = 7 * HOUR;

export const NOTIFICATIONS_KEPT = 90 * DAY;

/** Who is about to be erased is told once a week, so that each is named a week ahead at least. */
export const RETENTION_NOTICE = 14 * DAY;

/** The next time that daily mails go out, after `time`; both in UTC milliseconds. */
export function nextMorning(time: number): number {
  return (Math.floor((time - MORNING) / DAY) + 1) * DAY + MORNING;
}

/** Weeks since 1970 that begin on Mondays, UTC. */
export function weekNumber(time: number): number {
  return Math.floor((time / DAY + 3) / 7);
}
