import type { SignedInUser } from "./signed-in-user";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * How long a session lives, in milliseconds: since the last visit, and since sign-in. Seekers: RULINGS 75. Agents and
 * staff see other people's data, so theirs are shorter (ASVS 7.3.1, 7.3.2).
 */
export const SESSION_LIVES = {
  seeker: { idle: 30 * DAY, longest: 90 * DAY },
  agent: { idle: 3 * DAY, longest: 14 * DAY },
  staff: { idle: HOUR, longest: 12 * HOUR },
} as const;

export type SessionKind = keyof typeof SESSION_LIVES;

/** Whose session it is; staff who are agents too get the shorter life. */
export function sessionKindOf({ isStaff, isAgent }: { isStaff: boolean; isAgent: boolean }): SessionKind {
  if (isStaff) return "staff";
  return isAgent ? "agent" : "seeker";
}

/** The same of someone who is signed in. */
export function kindOfUser({ isStaff, agent }: Pick<SignedInUser, "isStaff" | "agent">): SessionKind {
  return sessionKindOf({ isStaff, isAgent: agent !== null });
}

/** When a session ends that is used at `time`, unless it is used again. All in UTC ms. */
export function sessionEnd(
  kind: SessionKind,
  { createdAt, time }: { createdAt: number; time: number },
): number {
  const { idle, longest } = SESSION_LIVES[kind];
  return Math.min(time + idle, createdAt + longest);
}

/** A visit moves the end at most this often: once in a thirtieth of the idle time (a day for seekers, two minutes for staff). */
const MOVES_PER_IDLE_TIME = 30;

/**
 * Whether a visit has to move the end that is stored: it lies too early by more than a thirtieth of the idle time, or
 * it lies too late, because the person has become an agent or staff since.
 */
export function isMoveDue(kind: SessionKind, { stored, end }: { stored: number; end: number }): boolean {
  return end < stored || end - stored > SESSION_LIVES[kind].idle / MOVES_PER_IDLE_TIME;
}
