import { eq } from "drizzle-orm";
import { latestUserSubscriptions } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError, type ErrorCode } from "../errors";

type Subscription = {
  status: "active" | "suspended" | "cancelled" | "expired";
  nextRenewal: number;
  suspendedAt: number | null;
};

/**
 * Why a job seeker can't upload or analyse now, or null where they can. A cancelled subscription holds until its period ends.
 * @param subscription the newest; null where there never was one @param time UTC ms
 */
export function subscriptionRefusal(subscription: Subscription | null, time: number): ErrorCode | null {
  if (!subscription) return "own-subscription-missing";
  const { status, nextRenewal, suspendedAt } = subscription;
  if (status === "suspended" || suspendedAt !== null) return "own-subscription-suspended";
  if ((status === "active" || status === "cancelled") && time < nextRenewal) return null;
  return status === "cancelled" ? "own-subscription-inactive" : "own-subscription-ended";
}

/** Why a job seeker may not upload or analyse now, or null. @throws AppError "subscription-check-failed" */
export async function findSubscriptionRefusal(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId }: { userId: string },
): Promise<ErrorCode | null> {
  const rows = await db.shared
    .select({
      status: latestUserSubscriptions.status,
      nextRenewal: latestUserSubscriptions.nextRenewal,
      suspendedAt: latestUserSubscriptions.suspendedAt,
    })
    .from(latestUserSubscriptions)
    .where(eq(latestUserSubscriptions.userId, userId))
    .catch((error: unknown) => {
      throw new AppError("subscription-check-failed", { detail: errorText(error) });
    });
  return subscriptionRefusal(rows[0] ?? null, now());
}

/**
 * Before each upload and each analysis of a job seeker's: reading one's own data needs none.
 * @throws AppError "own-subscription-missing" | "own-subscription-suspended" | "own-subscription-ended" |
 *   "own-subscription-inactive" | "subscription-check-failed", with the spec's words
 */
export async function requireSubscription(
  deps: Pick<Deps, "db" | "now">,
  input: { userId: string },
): Promise<void> {
  const refusal = await findSubscriptionRefusal(deps, input);
  if (refusal) throw new AppError(refusal);
}
