import { eq } from "drizzle-orm";
import { coachingBookings } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { sessionOfToken } from "./session-link";
import type { Booking } from "./session-mails";

/** The session that a mailed link is for. @throws AppError "session-not-found" */
export async function findSession(
  { db, signer }: Pick<Deps, "db" | "signer">,
  { token }: { token: string },
): Promise<Booking> {
  const bookingId = sessionOfToken({ signer }, token);
  const [booking] = bookingId
    ? await db.shared.select().from(coachingBookings).where(eq(coachingBookings.id, bookingId))
    : [];
  if (!booking) throw new AppError("session-not-found");
  return booking;
}
