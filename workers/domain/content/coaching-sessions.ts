export const COACHING_SESSIONS = {
  "career-strategy": { name: "Career Strategy Session", price: "99.99", length: "1 hour" },
  "resume-deep-dive": { name: "Resume Deep Dive", price: "49.99", length: "45 minutes" },
} as const;

export const TIME_SLOTS = {
  morning: "Morning 9:00-12:00",
  afternoon: "Afternoon 12:00-17:00",
  evening: "Evening 17:00-20:00",
} as const;

const DAY = 24 * 60 * 60_000;
const BOOKABLE_DAYS = 180;

/** First and last day, as in "2026-12-24". Today is that of the earliest time zone. */
export function bookableDays(now: number): { first: string; last: string } {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { first: dayOf(now - DAY / 2), last: dayOf(now + BOOKABLE_DAYS * DAY) };
}
