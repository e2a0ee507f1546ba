import type { bookingStates } from "../../../db/schema/coaching";
import { DAY } from "../day";

export const BOOKING_STATES = {
  new: "New",
  answered: "Answered",
  proposed: "Proposed",
  expired: "Expired",
  booked: "Booked",
  cancelled: "Cancelled",
  done: "Done",
} as const satisfies Record<(typeof bookingStates)[number], string>;

export type BookingState = keyof typeof BOOKING_STATES;

/** What can be booked. `cents`: euro cents, VAT included. Order item and lookup key of the price: "coaching-" and the key. */
export const COACHING_SESSIONS = {
  "career-strategy": {
    name: "Career Strategy Session",
    price: "99.99",
    cents: 9999,
    length: "1 hour",
    minutes: 60,
  },
  "resume-deep-dive": {
    name: "Resume Deep Dive",
    price: "49.99",
    cents: 4999,
    length: "45 minutes",
    minutes: 45,
  },
} as const;

export type SessionType = keyof typeof COACHING_SESSIONS;

export const TIME_SLOTS = {
  morning: "Morning 9:00-12:00",
  afternoon: "Afternoon 12:00-17:00",
  evening: "Evening 17:00-20:00",
} as const;

export function sessionItem(type: SessionType): string {
  return `coaching-${type}`;
}

/** When a session that begins at `start` is over (UTC ms). */
export function endOf(type: SessionType, start: number): number {
  return start + COACHING_SESSIONS[type].minutes * 60_000;
}

const BOOKABLE_DAYS = 180;

/** First and last day, as in "2026-12-24". Today is that of the earliest time zone. */
export function bookableDays(now: number): { first: string; last: string } {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { first: dayOf(now - DAY / 2), last: dayOf(now + BOOKABLE_DAYS * DAY) };
}
