import { eq } from "drizzle-orm";
import { coachingBookings } from "../../../../db/schema";
import { callingOff, isOpenSession, payBack } from "../../coaching/call-off-session";
import { isUnchanged, prepareChange } from "../../coaching/change-session";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";

/** Staff call a session off: a mail, and all money back. @throws AppError "not-found" | "session-over" | "decided-meanwhile" */
export async function cancelBooking(
  deps: Deps,
  { bookingId, actorId, reason }: { bookingId: string; actorId: string; reason: string },
): Promise<void> {
  const [booking] = await deps.db.shared
    .select()
    .from(coachingBookings)
    .where(eq(coachingBookings.id, bookingId));
  if (!booking) throw new AppError("not-found");
  if (!isOpenSession(booking)) throw new AppError("session-over");
  const { statements, tasks } = prepareChange(deps, await callingOff(deps, { booking, byUs: true, reason }));
  await runAudited(deps, {
    actorId,
    action: "booking-cancelled",
    subject: bookingId,
    reason,
    onlyIf: isUnchanged(booking),
    effects: statements,
    tasks,
  });
  await payBack(deps, booking);
}
