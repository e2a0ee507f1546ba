import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { coachingBookings, orders } from "../../../../db/schema";
import { isOpenSession } from "../../coaching/call-off-session";
import { isUnchanged, prepareChange } from "../../coaching/change-session";
import { EARLIEST_PROPOSAL, proposalEnd } from "../../coaching/coaching-limits";
import { bookableDays, COACHING_SESSIONS, endOf } from "../../coaching/coaching-sessions";
import { endsAtSql } from "../../coaching/session-end";
import { type Booking, hourOf, sessionWords } from "../../coaching/session-mails";
import { instantOf } from "../../coaching/time-zone";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";
import type { ProposalForm } from "../schema";

const FREE = "hour-free";
const UNPAID = "hour-unpaid";

type Input = { bookingId: string; actorId: string; form: ProposalForm };

/**
 * Staff propose an hour, in the person's time zone, and say where it takes place; the person is told by mail. Of a session
 * that is booked it is another hour, which the person may accept or not.
 * @throws AppError "not-found" | "session-over" | "hour-missing" | "hour-not-open" | "hour-taken" | "session-being-paid" |
 *   "decided-meanwhile"
 */
export async function proposeHour(deps: Deps, { bookingId, actorId, form }: Input): Promise<void> {
  const { shared } = deps.db;
  const [booking] = await shared.select().from(coachingBookings).where(eq(coachingBookings.id, bookingId));
  if (!booking) throw new AppError("not-found");
  const hasBegun = booking.startsAt !== null && booking.startsAt <= deps.now();
  if (!isOpenSession(booking) || hasBegun) throw new AppError("session-over");
  const start = startOf(deps, booking, form);
  // A booked session keeps its coach, whose calendar has it.
  const coachId = booking.state === "booked" ? (booking.coachId ?? actorId) : actorId;
  const { statements, tasks } = prepareChange(deps, {
    booking,
    set: {
      ...(booking.state === "booked" ? {} : { state: "proposed" }),
      proposedStart: start,
      proposedPlace: form.place,
      proposalExpiresAt: endOfProposal(deps, booking, start),
      coachId,
    },
    mails: [proposalMail(deps, booking, { start, place: form.place })],
  });
  try {
    await runAudited(deps, {
      actorId,
      action: "booking-proposed",
      subject: bookingId,
      reason: null,
      data: { startsAt: new Date(start).toISOString() },
      onlyIf: isUnchanged(booking),
      effects: [
        prepareCondition(shared, FREE, isFree(deps, { booking, start, coachId })),
        prepareCondition(shared, UNPAID, isUnpaid(booking)),
        ...statements,
      ],
      tasks,
    });
  } catch (error) {
    if (isRefused(error, FREE)) throw new AppError("hour-taken");
    if (isRefused(error, UNPAID)) throw new AppError("session-being-paid");
    throw error;
  }
}

function startOf({ now }: Deps, { timeZone }: Booking, { date, time }: ProposalForm): number {
  const start = instantOf(date, time, timeZone ?? "UTC");
  if (start === null) throw new AppError("hour-missing");
  if (start < now() + EARLIEST_PROPOSAL || date > bookableDays(now()).last)
    throw new AppError("hour-not-open");
  return start;
}

/** An hour that is booked can be moved until it begins. */
function endOfProposal({ now }: Deps, { startsAt }: Booking, start: number): number {
  return Math.min(proposalEnd(start, now()), startsAt ?? Number.POSITIVE_INFINITY);
}

type Hour = { booking: Booking; start: number; coachId: string };

/** The coach has no other session then, and has proposed none that is still open. */
function isFree({ now }: Deps, { booking, start, coachId }: Hour) {
  const b = coachingBookings;
  const end = endOf(booking.sessionType, start);
  const overlaps = (column: typeof b.startsAt | typeof b.proposedStart) =>
    sql`${column} < ${end} and ${endsAtSql(column)} > ${start}`;
  const other = and(
    eq(b.coachId, coachId),
    ne(b.id, booking.id),
    or(
      and(eq(b.state, "booked"), overlaps(b.startsAt)),
      and(gt(b.proposalExpiresAt, now()), overlaps(b.proposedStart)),
    ),
  );
  return sql`not exists (select 1 from ${b} where ${other})`;
}

function isUnpaid({ id }: Booking) {
  const open = and(sql`${orders.status} in ('open', 'processing')`, eq(orders.bookingId, id));
  return sql`not exists (select 1 from ${orders} where ${open})`;
}

function proposalMail(deps: Deps, booking: Booking, { start, place }: { start: number; place: string }) {
  const { state, startsAt, email, sessionType } = booking;
  return {
    to: email,
    template: "coaching-proposed",
    data: {
      ...sessionWords(deps, booking, start),
      place,
      email,
      price: COACHING_SESSIONS[sessionType].cents,
      paid: state === "booked" && startsAt !== null ? hourOf(booking, startsAt) : null,
      expiresAt: endOfProposal(deps, booking, start),
    },
  } as const;
}
