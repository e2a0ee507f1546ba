import type { OtherHourForm } from "../content/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { countAttempt } from "../identity/throttle";
import { mailDay } from "../mail/mail-content";
import { isOpenSession } from "./call-off-session";
import { changeSession, NO_PROPOSAL } from "./change-session";
import { isChangeable } from "./coaching-limits";
import { bookableDays, TIME_SLOTS } from "./coaching-sessions";
import { findSession } from "./find-session";
import { coachWords, findCoach, hourOf } from "./session-mails";
import { zoneWords } from "./time-zone";

/** Each one is a mail to the coach. */
const PER_HOUR = 5;
const HOUR = 60 * 60_000;

/**
 * The person asks for another hour. One that is booked stays theirs until they accept another, and can be moved up to
 * 24 hours before it begins; one that was only proposed is given back.
 * @throws AppError "session-not-found" | "date-not-open" | "too-many-attempts" | "session-late" | "session-over" | "decided-meanwhile"
 */
export async function askOtherHour(
  deps: Deps,
  { token, form: { date, slot } }: { token: string; form: OtherHourForm },
): Promise<void> {
  const booking = await findSession(deps, { token });
  const { first, last } = bookableDays(deps.now());
  if (date < first || date > last) throw new AppError("date-not-open");
  if (!isOpenSession(booking)) throw new AppError("session-over");
  await countAttempt(deps, { key: `coaching:ask:${booking.id}`, limit: PER_HOUR, windowMilliseconds: HOUR });
  const isBooked = booking.state === "booked";
  const start = isBooked ? booking.startsAt : null;
  if (start !== null && !isChangeable(start, deps.now())) throw new AppError("session-late");
  const { session, name, email, url } = coachWords(deps, booking, deps.now());
  const zone = booking.timeZone === null ? "" : ` (${zoneWords(booking.timeZone)})`;
  const isDone = await changeSession(deps, {
    booking,
    set: {
      ...NO_PROPOSAL,
      preferredDate: date,
      timeSlot: slot,
      ...(isBooked ? { moveAskedAt: deps.now() } : { state: "new", createdAt: deps.now() }),
    },
    mails: [
      {
        ...(await findCoach(deps, booking.coachId)),
        template: "coach-asked",
        data: {
          ...{ session, name, email, url },
          day: mailDay(Date.parse(date)),
          hours: TIME_SLOTS[slot] + zone,
          paid: start === null ? null : hourOf(booking, start),
        },
      },
    ],
  });
  if (!isDone) throw new AppError("decided-meanwhile");
}
