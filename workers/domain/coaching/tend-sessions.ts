import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from "drizzle-orm";
import { billingCustomers, coachingBookings, orders } from "../../../db/schema";
import { syncCustomer } from "../billing/sync/sync-customer";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { changeSession, NO_PROPOSAL } from "./change-session";
import { REMIND_BEFORE } from "./coaching-limits";
import { endsAtSql } from "./session-end";
import { coachWords, findCoach, hourOf, sessionWords } from "./session-mails";

const MAX_SESSIONS = 20;
/** A refund that the provider refuses for so long needs a person: staff's page of the session says that it is open. */
const PAY_BACK_FOR = 7 * 24 * 60 * 60_000;

/** What time does to coaching sessions: proposals end, reminders leave, sessions are over, money that is owed goes back. */
export async function tendSessions(deps: Deps): Promise<void> {
  await expireProposals(deps);
  await remind(deps);
  await finish(deps);
  await settleOpen(deps);
}

/** An hour for which somebody is paying is kept, at most until it begins. */
async function expireProposals(deps: Deps): Promise<void> {
  const { shared } = deps.db;
  const b = coachingBookings;
  const beingPaid = shared
    .select({ id: orders.id })
    .from(orders)
    .where(and(sql`${orders.status} in ('open', 'processing')`, eq(orders.bookingId, b.id)));
  const old = await shared
    .select()
    .from(b)
    .where(
      and(
        isNotNull(b.proposalExpiresAt),
        lte(b.proposalExpiresAt, deps.now()),
        or(notExists(beingPaid), lte(b.proposedStart, deps.now())),
      ),
    )
    .limit(MAX_SESSIONS);
  for (const booking of old) {
    const { state, startsAt, proposedStart } = booking;
    const paid = state === "booked" && startsAt !== null ? hourOf(booking, startsAt) : null;
    await changeSession(deps, {
      booking,
      set: { ...NO_PROPOSAL, ...(state === "proposed" ? { state: "expired" } : {}) },
      mails: [
        {
          to: booking.email,
          template: "coaching-expired",
          data: { ...sessionWords(deps, booking, proposedStart ?? deps.now()), paid },
        },
      ],
    });
  }
}

async function remind(deps: Deps): Promise<void> {
  const b = coachingBookings;
  const soon = await deps.db.shared
    .select()
    .from(b)
    .where(
      and(
        eq(b.state, "booked"),
        gt(b.startsAt, deps.now()),
        lte(b.startsAt, deps.now() + REMIND_BEFORE),
        isNull(b.remindedAt),
      ),
    )
    .limit(MAX_SESSIONS);
  for (const booking of soon) {
    const start = booking.startsAt ?? deps.now();
    const place = booking.place ?? "";
    await changeSession(deps, {
      booking,
      set: { remindedAt: deps.now() },
      mails: [
        {
          to: booking.email,
          template: "coaching-reminder",
          data: { ...sessionWords(deps, booking, start), place },
        },
        {
          ...(await findCoach(deps, booking.coachId)),
          template: "coach-reminder",
          data: { ...coachWords(deps, booking, start), place },
        },
      ],
    });
  }
}

/** Sessions that have been held; a proposal to move one is over with it. */
async function finish({ db, now }: Deps): Promise<void> {
  const b = coachingBookings;
  await db.shared
    .update(b)
    .set({ ...NO_PROPOSAL, state: "done", moveAskedAt: null })
    .where(and(eq(b.state, "booked"), lt(b.startsAt, now()), lte(endsAtSql(b.startsAt), now())));
}

/** Orders whose payment has changed nothing yet, and cancelled ones whose money hasn't gone back. */
async function settleOpen(deps: Deps): Promise<void> {
  const { payments } = deps;
  if (!payments) return;
  const b = coachingBookings;
  const open = await deps.db.shared
    .selectDistinct({ customerId: billingCustomers.id })
    .from(orders)
    .innerJoin(b, eq(b.id, orders.bookingId))
    .innerJoin(billingCustomers, eq(billingCustomers.userId, orders.userId))
    .where(
      and(
        // The first two conditions are the index's own.
        sql`${orders.kind} = 'coaching'`,
        sql`${orders.status} = 'paid'`,
        gt(orders.updatedAt, deps.now() - PAY_BACK_FOR),
        lt(orders.refunded, orders.price),
        sql`(${b.orderId} is not ${orders.id} or ${inArray(b.state, ["booked", "done"])} is not true)`,
      ),
    )
    .limit(MAX_SESSIONS);
  for (const { customerId } of open)
    try {
      await syncCustomer({ ...deps, payments }, { customerId });
    } catch (error) {
      deps.log({ event: "payment-not-asked", error: errorText(error) });
    }
}
