import { and, eq, inArray } from "drizzle-orm";
import { coachingBookings, type orders, users } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { callingOff, isOpenSession } from "./call-off-session";
import { changeSession } from "./change-session";
import type { Booking } from "./session-mails";

/** Calls off what an account has asked for and booked, before it is erased; the coach's calendar is told. */
export async function callOffSessions(deps: Deps, { userId }: { userId: string }): Promise<void> {
  const rows = await deps.db.shared
    .select({ booking: coachingBookings })
    .from(users)
    .innerJoin(coachingBookings, eq(coachingBookings.email, users.email))
    // A mere wish goes with its row.
    .where(and(eq(users.id, userId), inArray(coachingBookings.state, ["proposed", "booked"])));
  for (const { booking } of rows) await callOff(deps, booking);
}

/** Calls off the session that an order is for, whose buyer withdraws from it. */
export async function callOffSession(
  deps: Deps,
  { id, bookingId }: Pick<typeof orders.$inferSelect, "id" | "bookingId">,
): Promise<void> {
  const [booking] = await deps.db.shared
    .select()
    .from(coachingBookings)
    .where(eq(coachingBookings.id, bookingId));
  if (booking && (booking.orderId === id || booking.state === "proposed")) await callOff(deps, booking);
}

/** @throws AppError "decided-meanwhile": the caller's task runs again */
async function callOff(deps: Deps, booking: Booking): Promise<void> {
  if (!isOpenSession(booking)) return;
  const isDone = await changeSession(deps, await callingOff(deps, { booking, byUs: false, reason: null }));
  if (!isDone) throw new AppError("decided-meanwhile");
}
