import type { SignedInUser } from "./signed-in-user";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Since the last visit, and since sign-in. Seekers: RULINGS 75; agents and staff: ASVS 7.3.1, 7.3.2. */
export const SESSION_LIVES = {
  seeker: { idle: 30 * DAY, longest: 90 * DAY },
  agent: { idle: 3 * DAY, longest: 14 * DAY },
  staff: { idle: HOUR, longest: 12 * HOUR },
} as const;

export type SessionKind = keyof typeof SESSION_LIVES;

/** Staff who are agents too get the shorter life. */
export function sessionKindOf({ isStaff, isAgent }: { isStaff: boolean; isAgent: boolean }): SessionKind {
  if (isStaff) return "staff";
  return isAgent ? "agent" : "seeker";
}

export function kindOfUser({ isStaff, agent }: Pick<SignedInUser, "isStaff" | "agent">): SessionKind {
  return sessionKindOf({ isStaff, isAgent: agent !== null });
}

export function sessionEnd(
  kind: SessionKind,
  { createdAt, time }: { createdAt: number; time: number },
): number {
  const { idle, longest } = SESSION_LIVES[kind];
  return Math.min(time + idle, createdAt + longest);
}

/** A thirtieth of the idle time: a day for seekers, two minutes for staff. */
const MOVES_PER_IDLE_TIME = 30;

/** The stored end is too early, or too late because the person has become an agent or staff since. */
export function isMoveDue(kind: SessionKind, { stored, end }: { stored: number; end: number }): boolean {
  return end < stored || end - stored > SESSION_LIVES[kind].idle / MOVES_PER_IDLE_TIME;
}
