import type { PaidSubscription } from "../../../adapters/payments/port";
import { DAY } from "../../day";

/** How long a renewal may be unpaid before access ends: the provider tries again meanwhile (RULINGS 46). */
export const GRACE_DAYS = 7;

/** What our rows say of a paid subscription. Times in UTC ms. */
export type SubscriptionState = {
  status: "active" | "suspended" | "cancelled";
  startDate: number;
  periodStart: number;
  nextRenewal: number;
  cancelAt: number | null;
  pastDueSince: number | null;
};

const LIVE = ["trialing", "active", "past_due"];
const SUSPENDED = ["unpaid", "paused"];

/** Whether a subscription gives access, or could again when it is paid. */
export function isLive({ status }: PaidSubscription): boolean {
  return LIVE.includes(status) || SUSPENDED.includes(status);
}

/**
 * The provider's status in our words (RULINGS 46); null where nothing has begun. A renewal that isn't paid moves the
 * period on all the same, so the paid one ended where the new one began.
 */
export function stateOf(subscription: PaidSubscription): SubscriptionState | null {
  const { status, periodStart, periodEnd, cancelAt, endedAt, createdAt } = subscription;
  const period = { startDate: createdAt, periodStart, cancelAt, pastDueSince: null };
  if (status === "past_due")
    return {
      ...period,
      status: "active",
      nextRenewal: periodStart + GRACE_DAYS * DAY,
      pastDueSince: periodStart,
    };
  if (LIVE.includes(status)) return { ...period, status: "active", nextRenewal: periodEnd };
  if (SUSPENDED.includes(status)) return { ...period, status: "suspended", nextRenewal: periodEnd };
  if (status === "canceled") {
    const nextRenewal = Math.min(periodEnd, endedAt ?? periodEnd);
    return { ...period, status: "cancelled", nextRenewal, cancelAt: cancelAt ?? nextRenewal };
  }
  return null;
}
