import { eq } from "drizzle-orm";
import { type coachingBookings, users } from "../../../db/schema";
import type { Deps } from "../deps";
import type { CalendarEvent } from "../mail/render-calendar";
import { COACHING_SESSIONS, endOf } from "./coaching-sessions";
import { sessionUrl } from "./session-link";
import { hourWords } from "./time-zone";

export type Booking = typeof coachingBookings.$inferSelect;

type Telling = Pick<Deps, "signer" | "site">;

/** Ids of mails about sessions begin so: erasure finds what was written to staff about a person. */
export function sessionMailId(): string {
  return `coaching.${crypto.randomUUID()}`;
}

/** What every mail to the person says of a session and one of its hours. */
export function sessionWords(deps: Telling, booking: Booking, start: number) {
  return {
    name: booking.name,
    session: COACHING_SESSIONS[booking.sessionType].name,
    hour: hourOf(booking, start),
    url: sessionUrl(deps, booking.id),
  };
}

/** The same for staff: the link leads to their page. */
export function coachWords(deps: Telling, booking: Booking, start: number) {
  const url = `${deps.site.origin}/admin/bookings/${booking.id}`;
  return { ...sessionWords(deps, booking, start), email: booking.email, url };
}

export function hourOf({ sessionType, timeZone }: Booking, start: number): string {
  return hourWords(start, endOf(sessionType, start), timeZone);
}

/** What calendars are told of the hour that is paid for. */
export function sessionEvent(
  { site, now }: Pick<Deps, "site" | "now">,
  { id, sessionType, sequence }: Booking,
  { start, attendee }: { start: number; attendee: string },
): CalendarEvent {
  return {
    uid: `coaching-${id}@${new URL(site.origin).hostname}`,
    sequence,
    startsAt: start,
    endsAt: endOf(sessionType, start),
    changedAt: now(),
    attendee,
  };
}

/** Who is told on our side: the member of staff who holds the session, or our own mailbox. */
export async function findCoach(
  { db, site }: Pick<Deps, "db" | "site">,
  coachId: string | null,
): Promise<{ to: string }> {
  const [coach] = coachId
    ? await db.shared.select({ email: users.email }).from(users).where(eq(users.id, coachId))
    : [];
  return { to: coach?.email ?? site.infoMailbox };
}
