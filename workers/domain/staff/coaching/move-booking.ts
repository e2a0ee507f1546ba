import { eq, sql } from "drizzle-orm";
import { coachingBookings } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";
import { type BookingMove, bookingMoves } from "./booking-moves";

/** `reason` stays in the audit log: no personal details. @throws AppError "not-found" | "decided-meanwhile" */
export async function moveBooking(
  deps: Deps,
  input: { bookingId: string; move: BookingMove; actorId: string; reason: string | null },
): Promise<void> {
  const { bookingId, move, actorId, reason } = input;
  const { from, to, action } = bookingMoves[move];
  const { id, state } = coachingBookings;
  const [booking] = await deps.db.shared.select({ state }).from(coachingBookings).where(eq(id, bookingId));
  if (!booking) throw new AppError("not-found");
  if (!(from as readonly string[]).includes(booking.state)) throw new AppError("decided-meanwhile");
  await runAudited(deps, {
    actorId,
    action,
    subject: bookingId,
    reason,
    onlyIf: sql`exists (select 1 from ${coachingBookings} where ${id} = ${bookingId} and ${state} = ${booking.state})`,
    effects: [deps.db.shared.update(coachingBookings).set({ state: to }).where(eq(id, bookingId))],
  });
}
