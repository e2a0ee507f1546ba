import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { MailAttachment } from "../../adapters/mail/port";

/** An event as calendars know it again: same `uid`, higher `sequence`. Times in UTC ms. */
export type CalendarEvent = {
  uid: string;
  sequence: number;
  startsAt: number;
  endsAt: number;
  changedAt: number;
  attendee: string;
};

export type CalendarEntry = CalendarEvent & {
  /** "request" puts it into the calendar or changes it there, "cancel" takes it out */
  method: "request" | "cancel";
  title: string;
  description: string;
  place: string | null;
};

/** An .ics file (RFC 5545, RFC 5546) for one reader; hours are in UTC, so that no rules of time zones are needed. */
export function renderCalendar(
  entry: CalendarEntry,
  { infoMailbox }: { infoMailbox: string },
): MailAttachment {
  const isCancelled = entry.method === "cancel";
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: "Plumbline", product: "Coaching" }, method });
  calendar
    .createEvent({
      id: entry.uid,
      sequence: entry.sequence,
      start: new Date(entry.startsAt),
      end: new Date(entry.endsAt),
      stamp: new Date(entry.changedAt),
      summary: entry.title,
      description: entry.description,
      location: entry.place,
      organizer: { name: "Plumbline", email: infoMailbox },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    .createAttendee({ email: entry.attendee, status: ICalAttendeeStatus.ACCEPTED });
  return {
    filename: isCancelled ? "cancelled.ics" : "session.ics",
    type: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.toString(),
  };
}
