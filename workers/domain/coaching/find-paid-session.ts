import { eq } from "drizzle-orm";
import { coachingBookings, type orders } from "../../../db/schema";
import type { Deps } from "../deps";
import { COACHING_SESSIONS } from "./coaching-sessions";
import { sessionPath } from "./session-link";
import { hourOf } from "./session-mails";
import { isKept } from "./settle-session";

/** An order's session, as payment pages say it. `isBooked`: the payment came in time; `isOpen`: the hour still waits for it. */
export type PaidSession = { name: string; hour: string; isBooked: boolean; isOpen: boolean; path: string };

/** Null once the session's row is gone. */
export async function findPaidSession(
  deps: Pick<Deps, "db" | "signer" | "now">,
  order: typeof orders.$inferSelect,
): Promise<PaidSession | null> {
  const [booking] = await deps.db.shared
    .select()
    .from(coachingBookings)
    .where(eq(coachingBookings.id, order.bookingId));
  if (!booking) return null;
  const isBooked = isKept(booking, order);
  // What was booked may have moved since.
  const start = (isBooked ? booking.startsAt : order.startsAt) ?? deps.now();
  return {
    name: COACHING_SESSIONS[booking.sessionType].name,
    hour: hourOf(booking, start),
    isBooked,
    isOpen: booking.state === "proposed" && booking.proposedStart === order.startsAt,
    path: sessionPath(deps, booking.id),
  };
}
