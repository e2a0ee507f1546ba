import type { Deps } from "../deps";
import { AppError } from "../errors";
import { changeSession, NO_PROPOSAL } from "./change-session";
import { CHANGEABLE_BEFORE, REMIND_BEFORE } from "./coaching-limits";
import { findSession } from "./find-session";
import { type Booking, coachWords, findCoach, sessionEvent, sessionWords } from "./session-mails";

/** The hour that may take the place of the one that is booked; null where none is open. */
export function openMove(booking: Booking, now: number): number | null {
  const { state, startsAt, proposedStart, proposalExpiresAt } = booking;
  const isOpen = state === "booked" && startsAt !== null && startsAt > now && (proposalExpiresAt ?? 0) > now;
  return isOpen ? proposedStart : null;
}

/**
 * The person accepts the other hour, which is paid for already; calendars are told. @param hour as the page showed it (UTC ms)
 * @throws AppError "session-not-found" | "proposal-over" | "decided-meanwhile"
 */
export async function acceptMove(
  deps: Deps,
  { token, hour }: { token: string; hour: number },
): Promise<void> {
  const booking = await findSession(deps, { token });
  if (booking.state === "booked" && booking.startsAt === hour) return;
  const time = deps.now();
  const start = openMove(booking, time);
  if (start === null) throw new AppError("proposal-over");
  if (start !== hour) throw new AppError("decided-meanwhile");
  const place = booking.proposedPlace ?? "";
  const coach = await findCoach(deps, booking.coachId);
  const isDone = await changeSession(deps, {
    booking,
    set: {
      ...NO_PROPOSAL,
      startsAt: start,
      place,
      moveAskedAt: null,
      sequence: booking.sequence + 1,
      remindedAt: start - time <= REMIND_BEFORE ? time : null,
    },
    mails: [
      {
        to: booking.email,
        template: "coaching-moved",
        data: {
          ...sessionWords(deps, booking, start),
          place,
          changeableUntil: start - CHANGEABLE_BEFORE,
          event: sessionEvent(deps, booking, { start, attendee: booking.email }),
        },
      },
      {
        ...coach,
        template: "coach-moved",
        data: {
          ...coachWords(deps, booking, start),
          place,
          event: sessionEvent(deps, booking, { start, attendee: coach.to }),
        },
      },
    ],
  });
  if (!isDone) throw new AppError("decided-meanwhile");
}

/** The person keeps the hour that is booked. @throws AppError "session-not-found" | "proposal-over" | "decided-meanwhile" */
export async function declineMove(deps: Deps, { token }: { token: string }): Promise<void> {
  const booking = await findSession(deps, { token });
  if (openMove(booking, deps.now()) === null) throw new AppError("proposal-over");
  const set = { ...NO_PROPOSAL, moveAskedAt: null };
  if (!(await changeSession(deps, { booking, set, mails: [] }))) throw new AppError("decided-meanwhile");
}
