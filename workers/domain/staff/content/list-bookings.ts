import { and, asc, desc, eq } from "drizzle-orm";
import { coachingBookings } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { afterCursor, PAGE_SIZE, type Page, pageOf } from "../cursor-page";
import { type AuditLine, listAuditTrail } from "../list-audit";
import type { ListQuery } from "../schema";

export type CoachingBooking = typeof coachingBookings.$inferSelect;

/** New ones oldest first, others newest first. */
export async function listBookings(
  { db }: Pick<Deps, "db">,
  { state, after }: ListQuery<"bookings">,
): Promise<Page<CoachingBooking>> {
  const { id, createdAt } = coachingBookings;
  const [order, direction] = state === "new" ? ([asc, "up"] as const) : ([desc, "down"] as const);
  const rows = await db.shared
    .select()
    .from(coachingBookings)
    .where(and(eq(coachingBookings.state, state), afterCursor(after, createdAt, id, direction)))
    .orderBy(order(createdAt), order(id))
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, (row) => row.createdAt);
}

export async function getBooking(
  { db }: Pick<Deps, "db">,
  { bookingId }: { bookingId: string },
): Promise<CoachingBooking & { auditTrail: AuditLine[] }> {
  const [booking] = await db.shared.select().from(coachingBookings).where(eq(coachingBookings.id, bookingId));
  if (!booking) throw new AppError("not-found");
  return { ...booking, auditTrail: await listAuditTrail({ db }, { subject: bookingId }) };
}
