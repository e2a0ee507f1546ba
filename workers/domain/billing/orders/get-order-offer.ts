import { eq } from "drizzle-orm";
import { users } from "../../../../db/schema";
import { requireOwner } from "../../agencies/company-owner";
import { findSessionOffer, type SessionOffer } from "../../coaching/find-session-offer";
import { DAY } from "../../day";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { requireVerified } from "../../identity/require-verified";
import { getEntitlement } from "../get-agency-entitlement";
import { getSeekerSubscription } from "../get-seeker-subscription";
import { requirePayments } from "../require-payments";
import { type Buyer, findItem, type Item } from "./find-item";

/** The provider begins a paid period later only where that is at least so far ahead (RULINGS 44). */
const EARLIEST_START = 2 * DAY;

/** What an order would be, as the order page says it. Times in UTC ms. */
export type Offer = Item & {
  /** of a plan, when the first payment is due: the end of a trial that still runs; null for at once. Of a session, its hour */
  startsAt: number | null;
  session?: SessionOffer["session"];
};

/** What somebody wants to order. `bookingId`: of a coaching session, which one. */
export type Wish = { slug: string; bookingId?: string | undefined; buyer: Buyer };

/**
 * What a buyer would order now. @throws AppError "payments-off"; "plan-invalid" | "credits-invalid" for what isn't for sale to them;
 *   "owner-only" for a company's other agents; "email-unverified"; "plan-owned" where a paid plan runs; "own-subscription-suspended"
 *   where staff hold the account suspended; of sessions what `findSessionOffer` throws
 */
export async function getOrderOffer(deps: Deps, { slug, bookingId, buyer }: Wish): Promise<Offer> {
  requirePayments(deps);
  if (bookingId) return findSessionOffer(deps, { slug, bookingId, buyer });
  const item = await findItem(deps, { slug, buyer });
  if (!item) throw new AppError(slug.startsWith("credits-") ? "credits-invalid" : "plan-invalid");
  await requireOwner(deps, buyer);
  await requireReachable(deps, buyer);
  if (item.kind === "credits") return { ...item, startsAt: null };
  const current = await currentPlan(deps, buyer);
  if (current?.isSuspended) throw new AppError("own-subscription-suspended");
  if (current?.isPaid) throw new AppError("plan-owned");
  const trialEnd = current?.isTrial ? current.nextRenewal : 0;
  return { ...item, startsAt: trialEnd - deps.now() >= EARLIEST_START ? trialEnd : null };
}

/** The contract, its receipts and its end are mails: nobody buys on an address that may be someone else's. */
async function requireReachable({ db }: Pick<Deps, "db">, { userId }: Buyer): Promise<void> {
  const [user] = await db.shared
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new AppError("unauthenticated");
  requireVerified(user);
}

type Current = { isPaid: boolean; isTrial: boolean; isSuspended: boolean; nextRenewal: number };

/**
 * A paid plan counts as long as it lives at the provider: one that is cancelled and still open can be taken back instead. A
 * trial's days count when it is cancelled, too: after a withdrawal they are the buyer's again.
 */
async function currentPlan(deps: Deps, { userId, companyId }: Buyer): Promise<Current | null> {
  if (companyId) {
    const { subscription } = await getEntitlement(deps, { companyId });
    if (!subscription) return null;
    const { status, isPaid, nextRenewal, suspendedAt } = subscription;
    return {
      isPaid: status === "active" || status === "suspended",
      isTrial: !isPaid,
      isSuspended: suspendedAt !== null,
      nextRenewal,
    };
  }
  const subscription = await getSeekerSubscription(deps, { userId });
  if (!subscription) return null;
  const { isPaid, storedStatus, nextRenewal, suspendedAt } = subscription;
  const isLive = storedStatus === "active" || storedStatus === "suspended";
  return {
    isPaid: isPaid && isLive,
    isTrial: !isPaid,
    isSuspended: suspendedAt !== null,
    nextRenewal,
  };
}
