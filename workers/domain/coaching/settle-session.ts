import { eq } from "drizzle-orm";
import { coachingBookings, type orders } from "../../../db/schema";
import type { PaidInvoice } from "../../adapters/payments/port";
import type { PayingDeps } from "../billing/require-payments";
import { prepareMail, sendOnce } from "../mail/prepare-mail";
import { changeSession, NO_PROPOSAL } from "./change-session";
import { CHANGEABLE_BEFORE, REMIND_BEFORE } from "./coaching-limits";
import { type Booking, coachWords, findCoach, sessionEvent, sessionWords } from "./session-mails";

type Order = typeof orders.$inferSelect;
type Paid = { order: Order; invoice: PaidInvoice | undefined };

/**
 * Makes true what the payment for a session means: it is booked where its hour is still proposed; otherwise, or when cancelled
 * later, all that was paid goes back. May be run again at any time. @returns whether money went back, which our rows don't say yet
 * @throws PaymentsError where the provider doesn't answer: the next run goes on
 */
export async function settleSession(deps: PayingDeps, { order, invoice }: Paid): Promise<boolean> {
  const booking = await findBooking(deps, order);
  // Gone with the person: then their money went back, or the session was held.
  if (!booking || isKept(booking, order)) return false;
  if (await book(deps, booking, order)) return false;
  const current = await findBooking(deps, order);
  if (!current || isKept(current, order)) return false;
  if (current.orderId !== order.id) await tellOfLateness(deps, current, order);
  const amount = invoice ? invoice.amountPaid - invoice.refunded : 0;
  if (!invoice || amount <= 0) return false;
  // The same for two runs that saw the same: the money goes back once.
  const reference = `coaching.${order.number}.${invoice.refunded}`;
  await deps.payments.refund({ invoiceId: invoice.id, amount, reference });
  return true;
}

async function findBooking({ db }: PayingDeps, { bookingId }: Order): Promise<Booking | undefined> {
  const [booking] = await db.shared.select().from(coachingBookings).where(eq(coachingBookings.id, bookingId));
  return booking;
}

/** Whether an order's money stays ours: its session is ahead or was held. */
export function isKept({ orderId, state }: Booking, order: Pick<Order, "id">): boolean {
  return orderId === order.id && (state === "booked" || state === "done");
}

/** @returns false where the hour that was paid for isn't proposed any more */
async function book(deps: PayingDeps, booking: Booking, order: Order): Promise<boolean> {
  const { state, proposedStart: start, proposedPlace, sequence, coachId } = booking;
  const time = deps.now();
  if (state !== "proposed" || start === null || start !== order.startsAt || start <= time) return false;
  const place = proposedPlace ?? "";
  const coach = await findCoach(deps, coachId);
  const { number, price, taxIncluded, startAtOnce, createdAt } = order;
  return changeSession(deps, {
    booking,
    set: {
      ...NO_PROPOSAL,
      state: "booked",
      startsAt: start,
      place,
      orderId: order.id,
      moveAskedAt: null,
      sequence: sequence + 1,
      // Who books within the last day has just been told.
      remindedAt: start - time <= REMIND_BEFORE ? time : null,
    },
    mails: [
      {
        to: booking.email,
        template: "coaching-booked",
        data: {
          ...sessionWords(deps, booking, start),
          place,
          order: { number, price, taxIncluded, startAtOnce, orderedAt: createdAt },
          changeableUntil: start - CHANGEABLE_BEFORE,
          event: sessionEvent(deps, booking, { start, attendee: booking.email }),
        },
      },
      {
        ...coach,
        template: "coach-booked",
        data: {
          ...coachWords(deps, booking, start),
          place,
          event: sessionEvent(deps, booking, { start, attendee: coach.to }),
        },
      },
    ],
  });
}

/** Once per order: its id is the mail's. */
async function tellOfLateness(deps: PayingDeps, booking: Booking, order: Order): Promise<void> {
  const mail = prepareMail(
    deps,
    {
      to: booking.email,
      template: "coaching-late",
      data: {
        ...sessionWords(deps, booking, order.startsAt ?? deps.now()),
        amount: order.price,
        number: order.number,
      },
    },
    `coaching.late.${order.id}`,
  );
  await sendOnce(deps, [mail]);
}
