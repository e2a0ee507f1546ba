const HOUR = 60 * 60_000;

/** Until so long before it a session may be moved and cancelled, with all the money back (RULINGS 77). */
export const CHANGEABLE_BEFORE = 24 * HOUR;

/** How long a proposed hour waits for its payment, and until when before the hour at the latest. */
export const PROPOSAL_OPEN = 72 * HOUR;
export const PROPOSAL_CLOSES_BEFORE = HOUR;

/** An hour that is proposed must leave the person time to answer. */
export const EARLIEST_PROPOSAL = 2 * HOUR;

export const REMIND_BEFORE = 24 * HOUR;

/** When a proposal made at `now` for an hour that begins at `start` ends (UTC ms). */
export function proposalEnd(start: number, now: number): number {
  return Math.min(now + PROPOSAL_OPEN, start - PROPOSAL_CLOSES_BEFORE);
}

export function isChangeable(start: number, now: number): boolean {
  return now <= start - CHANGEABLE_BEFORE;
}
