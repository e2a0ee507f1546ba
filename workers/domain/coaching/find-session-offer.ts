import { eq } from "drizzle-orm";
import { coachingBookings, users } from "../../../db/schema";
import type { Buyer, Item } from "../billing/orders/find-item";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { COACHING_SESSIONS, sessionItem } from "./coaching-sessions";
import { type Booking, hourOf } from "./session-mails";

/** A session that can be ordered now. `startsAt`: the hour that is proposed (UTC ms); `hour`: the same in words. */
export type SessionOffer = Item & {
  startsAt: number;
  session: { bookingId: string; hour: string; place: string; length: string };
};

/**
 * What someone would order who accepts the hour that was proposed to them. Only the account whose address asked for it may.
 * @throws AppError "session-for-seekers" | "session-not-found" | "session-other-account" | "email-unverified" |
 *   "session-booked" | "proposal-over"
 */
export async function findSessionOffer(
  { db, now }: Pick<Deps, "db" | "now">,
  { slug, bookingId, buyer }: { slug: string; bookingId: string; buyer: Buyer },
): Promise<SessionOffer> {
  if (buyer.companyId) throw new AppError("session-for-seekers");
  const [row] = await db.shared
    .select({ booking: coachingBookings, email: users.email, isVerified: users.emailVerified })
    .from(coachingBookings)
    .innerJoin(users, eq(users.id, buyer.userId))
    .where(eq(coachingBookings.id, bookingId));
  if (!row || sessionItem(row.booking.sessionType) !== slug) throw new AppError("session-not-found");
  const { booking, email, isVerified } = row;
  if (booking.email !== email) throw new AppError("session-other-account");
  // Anyone can register under an address that isn't theirs.
  if (!isVerified) throw new AppError("email-unverified");
  if (booking.state === "booked") throw new AppError("session-booked");
  const { proposedStart: startsAt, proposedPlace } = booking;
  if (startsAt === null || !isPayable(booking, now())) throw new AppError("proposal-over");
  const { name, cents, length } = COACHING_SESSIONS[booking.sessionType];
  return {
    kind: "coaching",
    slug,
    name,
    features: [],
    price: cents,
    taxIncluded: true,
    billingCycle: null,
    credits: 0,
    startsAt,
    session: { bookingId, hour: hourOf(booking, startsAt), place: proposedPlace ?? "", length },
  };
}

export function isPayable({ state, proposalExpiresAt }: Booking, now: number): boolean {
  return state === "proposed" && proposalExpiresAt !== null && proposalExpiresAt > now;
}
