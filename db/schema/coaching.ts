import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { atLeast, known } from "./checks";
import { createdAt, id, timestamp } from "./columns";
import { users } from "./identity";
import { orders } from "./payments";

/**
 * - new: somebody asks for an hour; answered: settled by mail, without payment here
 * - proposed: staff have named an hour, which waits for the person's payment; expired: nobody paid in time
 * - booked: paid; cancelled: called off by either side; done: held, or closed by staff
 */
export const bookingStates = [
  "new",
  "answered",
  "proposed",
  "expired",
  "booked",
  "cancelled",
  "done",
] as const;

/** Coaching sessions, from the first wish to the end. Hours are their beginnings in UTC ms; the type says how long. */
export const coachingBookings = sqliteTable(
  "coaching_bookings",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    sessionType: text("session_type", { enum: ["career-strategy", "resume-deep-dive"] }).notNull(),
    /** a day, as in "2026-12-24" */
    preferredDate: text("preferred_date").notNull(),
    timeSlot: text("time_slot", { enum: ["morning", "afternoon", "evening"] }).notNull(),
    state: text("state", { enum: bookingStates }).notNull().default("new"),
    /** the person's, as in "Europe/Berlin"; null in requests from before the form asked */
    timeZone: text("time_zone"),
    /** the hour that is paid for, and where it takes place: a link or an address */
    startsAt: timestamp("starts_at"),
    place: text("place"),
    /** an hour that waits for the person: the first one, or another one in place of the hour that is paid for */
    proposedStart: timestamp("proposed_start"),
    proposedPlace: text("proposed_place"),
    proposalExpiresAt: timestamp("proposal_expires_at"),
    /** the member of staff who proposed the hour and holds the session */
    coachId: text("coach_id").references(() => users.id, { onDelete: "set null" }),
    /** the order that paid for it */
    orderId: text("order_id").references(() => orders.id),
    /** since when the person asks for another hour than the one that is paid for */
    moveAskedAt: timestamp("move_asked_at"),
    remindedAt: timestamp("reminded_at"),
    /** counts what calendars were told: SEQUENCE of the next .ics */
    sequence: integer("sequence").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index("coaching_bookings_email_idx").on(t.email, t.preferredDate),
    index("coaching_bookings_state_idx").on(t.state, t.createdAt, t.id),
    index("coaching_bookings_hour_idx").on(t.state, t.startsAt, t.id),
    index("coaching_bookings_coach_idx").on(t.coachId, t.startsAt),
    index("coaching_bookings_proposal_idx")
      .on(t.proposalExpiresAt)
      .where(sql`proposal_expires_at is not null`),
    known(t.sessionType),
    known(t.timeSlot),
    known(t.state),
    atLeast(t.sequence, 0),
  ],
);
