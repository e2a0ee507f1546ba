import { and, asc, desc, eq, sql } from "drizzle-orm";
import { coachingBookings, orders } from "../../../../db/schema";
import { hourOf } from "../../coaching/session-mails";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { afterKey } from "../../keyset-page";
import { type CursorPage, cursorPageOf, PAGE_SIZE } from "../cursor-page";
import { type AuditLine, listAuditTrail } from "../list-audit";
import type { ListQuery } from "../schema";

export type CoachingBooking = typeof coachingBookings.$inferSelect;

/** New ones oldest first, booked ones by their hour, others newest first. */
export async function listBookings(
  { db }: Pick<Deps, "db">,
  { state, after }: ListQuery<"bookings">,
): Promise<CursorPage<CoachingBooking>> {
  const { id, createdAt, startsAt } = coachingBookings;
  const time = state === "booked" ? startsAt : createdAt;
  const [order, direction] =
    state === "new" || state === "booked" ? ([asc, "up"] as const) : ([desc, "down"] as const);
  const rows = await db.shared
    .select()
    .from(coachingBookings)
    .where(and(eq(coachingBookings.state, state), afterKey(after, time, id, direction)))
    .orderBy(order(time), order(id))
    .limit(PAGE_SIZE + 1);
  return cursorPageOf(rows, (row) => (state === "booked" ? (row.startsAt ?? 0) : row.createdAt));
}

export type BookingPage = CoachingBooking & {
  bookedHour: string | null;
  proposedHour: string | null;
  orders: Pick<typeof orders.$inferSelect, "number" | "status" | "price" | "refunded">[];
  auditTrail: AuditLine[];
};

export async function getBooking(
  { db }: Pick<Deps, "db">,
  { bookingId }: { bookingId: string },
): Promise<BookingPage> {
  const [booking] = await db.shared.select().from(coachingBookings).where(eq(coachingBookings.id, bookingId));
  if (!booking) throw new AppError("not-found");
  const { startsAt, proposedStart } = booking;
  const [auditTrail, ordered] = await Promise.all([
    listAuditTrail({ db }, { subject: bookingId }),
    readOrders({ db }, bookingId),
  ]);
  return {
    ...booking,
    bookedHour: startsAt === null ? null : hourOf(booking, startsAt),
    proposedHour: proposedStart === null ? null : hourOf(booking, proposedStart),
    orders: ordered,
    auditTrail,
  };
}

function readOrders({ db }: Pick<Deps, "db">, bookingId: string) {
  const { number, status, price, refunded, createdAt } = orders;
  return db.shared
    .select({ number, status, price, refunded })
    .from(orders)
    .where(and(eq(orders.bookingId, bookingId), sql`${orders.bookingId} <> ''`))
    .orderBy(desc(createdAt));
}
