import { and, desc, eq, sql } from "drizzle-orm";
import { orders } from "../../../db/schema";
import { isWithdrawable } from "../billing/withdrawal/withdrawal-period";
import type { Deps } from "../deps";
import { openMove } from "./answer-move";
import { CHANGEABLE_BEFORE, isChangeable } from "./coaching-limits";
import { bookableDays, COACHING_SESSIONS, endOf, sessionItem } from "./coaching-sessions";
import { findSession } from "./find-session";
import { isPayable } from "./find-session-offer";
import { type Booking, hourOf } from "./session-mails";
import { zoneWords } from "./time-zone";

type Order = typeof orders.$inferSelect;

/** A session as its page shows it to the person. Hours in words, in their time zone and in UTC; times in UTC ms. */
export type SessionView = Pick<Booking, "id" | "state" | "email" | "place" | "preferredDate" | "timeSlot"> & {
  name: string;
  length: string;
  /** euro cents, VAT included */
  price: number;
  /** slug of its order */
  item: string;
  timeZone: string;
  bookedHour: string | null;
  /** an hour that waits for an answer: to pay for the first, to accept or not in place of the one that is booked */
  proposal: { start: number; hour: string; place: string; openUntil: number } | null;
  isBeingPaid: boolean;
  paid: { number: string; price: number; refunded: number } | null;
  /** whether it can be moved and cancelled here, until when, and whether it is too late for that */
  canChange: boolean;
  changeableUntil: number | null;
  /** whether the right of withdrawal still holds, which needs no 24 hours */
  canWithdraw: boolean;
  hasAskedToMove: boolean;
  days: { first: string; last: string };
};

/** @throws AppError "session-not-found" */
export async function getSession(
  deps: Pick<Deps, "db" | "signer" | "now">,
  { token }: { token: string },
): Promise<SessionView> {
  const booking = await findSession(deps, { token });
  const [latest] = await readOrders(deps, booking.id);
  const paid = latest?.status === "paid" ? latest : null;
  const { id, state, email, place, preferredDate, timeSlot, sessionType, startsAt, timeZone } = booking;
  const { name, length, cents: price } = COACHING_SESSIONS[sessionType];
  const now = deps.now();
  const isBooked = state === "booked" && startsAt !== null;
  return {
    ...{ id, state, email, place, preferredDate, timeSlot, name, length, price },
    item: sessionItem(sessionType),
    timeZone: zoneWords(timeZone ?? "UTC"),
    bookedHour: startsAt === null ? null : hourOf(booking, startsAt),
    proposal: proposalOf(booking, now),
    isBeingPaid: latest?.status === "processing",
    paid: paid && { number: paid.number, price: paid.price, refunded: paid.refunded },
    canChange: isBooked
      ? isChangeable(startsAt, now)
      : ["new", "answered", "proposed", "expired"].includes(state),
    changeableUntil: isBooked ? startsAt - CHANGEABLE_BEFORE : null,
    canWithdraw:
      isBooked && paid !== null && isWithdrawable(paid.createdAt, now) && endOf(sessionType, startsAt) > now,
    hasAskedToMove: booking.moveAskedAt !== null,
    days: bookableDays(now),
  };
}

function readOrders({ db }: Pick<Deps, "db">, bookingId: string): Promise<Order[]> {
  return db.shared
    .select()
    .from(orders)
    .where(and(eq(orders.bookingId, bookingId), sql`${orders.bookingId} <> ''`))
    .orderBy(desc(orders.createdAt))
    .limit(1);
}

function proposalOf(booking: Booking, now: number): SessionView["proposal"] {
  const start = isPayable(booking, now) ? booking.proposedStart : openMove(booking, now);
  if (start === null) return null;
  const { proposedPlace, proposalExpiresAt } = booking;
  return {
    start,
    hour: hourOf(booking, start),
    place: proposedPlace ?? "",
    openUntil: proposalExpiresAt ?? start,
  };
}
