import type { Deps } from "../deps";
import { AppError } from "../errors";
import { callingOff, isOpenSession, payBack } from "./call-off-session";
import { changeSession } from "./change-session";
import { isChangeable } from "./coaching-limits";
import { findSession } from "./find-session";

/**
 * The person calls their session off: up to 24 hours before it begins, with all their money back. Twice is once.
 * @throws AppError "session-not-found" | "session-late" | "session-over" | "decided-meanwhile"
 */
export async function cancelSession(deps: Deps, { token }: { token: string }): Promise<void> {
  const booking = await findSession(deps, { token });
  if (booking.state === "cancelled") return;
  if (!isOpenSession(booking)) throw new AppError("session-over");
  const { state, startsAt } = booking;
  if (state === "booked" && startsAt !== null && !isChangeable(startsAt, deps.now()))
    throw new AppError("session-late");
  const isDone = await changeSession(deps, await callingOff(deps, { booking, byUs: false, reason: null }));
  if (!isDone) throw new AppError("decided-meanwhile");
  await payBack(deps, booking);
}
