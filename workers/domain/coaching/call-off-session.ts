import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { orders } from "../../../db/schema";
import { findCustomer } from "../billing/find-customer";
import { syncCustomer } from "../billing/sync/sync-customer";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { mailDay } from "../mail/mail-content";
import type { MailOrder } from "../mail/mail-data";
import { NO_PROPOSAL } from "./change-session";
import { TIME_SLOTS } from "./coaching-sessions";
import { type Booking, coachWords, findCoach, sessionEvent, sessionWords } from "./session-mails";

type Input = {
  booking: Booking;
  /** whether staff call it off, and what they say about it to the person */
  byUs: boolean;
  reason: string | null;
};

const OPEN_STATES: readonly Booking["state"][] = ["new", "answered", "proposed", "expired", "booked"];

export function isOpenSession({ state }: Pick<Booking, "state">): boolean {
  return OPEN_STATES.includes(state);
}

/** What calling a session off changes: its row, and the mails that take it out of calendars. Money follows in `payBack`. */
export async function callingOff(deps: Deps, { booking, byUs, reason }: Input) {
  const { state, startsAt, proposedStart, sequence, orderId } = booking;
  const isBooked = state === "booked" && startsAt !== null;
  const start = isBooked ? startsAt : proposedStart;
  const [order] = orderId ? await deps.db.shared.select().from(orders).where(eq(orders.id, orderId)) : [];
  const coach = await findCoach(deps, booking.coachId);
  const eventFor = (attendee: string) =>
    isBooked ? sessionEvent(deps, booking, { start: startsAt, attendee }) : null;
  const wish = `${mailDay(Date.parse(booking.preferredDate))}, ${TIME_SLOTS[booking.timeSlot]}`;
  const toPerson: MailOrder = {
    to: booking.email,
    template: "coaching-cancelled",
    data: {
      ...sessionWords(deps, booking, start ?? deps.now()),
      ...(start === null ? { hour: wish } : {}),
      byUs,
      reason,
      refund: order ? order.price - order.refunded : 0,
      event: eventFor(booking.email),
    },
  };
  const { session, hour, url } = coachWords(deps, booking, start ?? deps.now());
  const toCoach: MailOrder = {
    ...coach,
    template: "coach-cancelled",
    data: { session, hour, url, event: eventFor(coach.to) },
  };
  // The cron looks at orders that have changed lately.
  const touched: BatchItem<"sqlite">[] = orderId
    ? [deps.db.shared.update(orders).set({ updatedAt: deps.now() }).where(eq(orders.id, orderId))]
    : [];
  return {
    booking,
    set: { ...NO_PROPOSAL, state: "cancelled" as const, moveAskedAt: null, sequence: sequence + 1 },
    mails: start === null ? [toPerson] : [toPerson, toCoach],
    also: touched,
  };
}

/** Gives back what was paid for a session that is called off. Where the provider doesn't answer, the cron goes on. */
export async function payBack(deps: Deps, { orderId }: Pick<Booking, "orderId">): Promise<void> {
  const { payments } = deps;
  if (!payments || !orderId) return;
  const [order] = await deps.db.shared
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.id, orderId));
  const customerId = await findCustomer(deps, { userId: order?.userId ?? "", companyId: null });
  if (!customerId) return;
  try {
    await syncCustomer({ ...deps, payments }, { customerId });
  } catch (error) {
    deps.log({ event: "payment-not-asked", error: errorText(error) });
  }
}
