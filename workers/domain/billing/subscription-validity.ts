import { DAY } from "../day";

/** A company's newest subscription with the limits of its plan; null limits are none. */
export type CompanySubscription = {
  status: "trial" | "active" | "suspended" | "cancelled";
  slug: string;
  isPaid: boolean;
  /** UTC ms, as all times here */
  startDate: number;
  cancelAt: number | null;
  pastDueSince: number | null;
  /** since when staff hold it suspended, no matter what the payment provider says */
  suspendedAt: number | null;
  /** when the period began in which its use counts */
  periodStart: number;
  planName: string;
  nextRenewal: number;
  limits: {
    threads: number | null;
    applicants: number | null;
    bulkAnalyses: number | null;
    filesPerUpload: number;
  };
};

export type Validity =
  | { valid: true; status: "trial" | "active"; daysLeft: number }
  | { valid: false; status: "expired" | "not_found" | "suspended" | "cancelled"; code: ValidityError };

export type ValidityError =
  | "no-subscription"
  | "trial-expired"
  | "subscription-expired"
  | "subscription-cancelled"
  | "own-subscription-suspended";

/**
 * Whether a company may work now. Valid means `now < nextRenewal` (UTC ms), days left round up (RULINGS 14); a
 * cancelled subscription keeps access until its period ends (RULINGS 16).
 */
export function checkSubscription(subscription: CompanySubscription | null, now: number): Validity {
  if (!subscription) return { valid: false, status: "not_found", code: "no-subscription" };
  if (subscription.status === "suspended" || subscription.suspendedAt !== null)
    return { valid: false, status: "suspended", code: "own-subscription-suspended" };
  if (now < subscription.nextRenewal) {
    const daysLeft = Math.ceil((subscription.nextRenewal - now) / DAY);
    return { valid: true, status: subscription.status === "trial" ? "trial" : "active", daysLeft };
  }
  switch (subscription.status) {
    case "trial":
      return { valid: false, status: "expired", code: "trial-expired" };
    case "active":
      return { valid: false, status: "expired", code: "subscription-expired" };
    // Nothing is left to renew.
    case "cancelled":
      return { valid: false, status: "cancelled", code: "subscription-cancelled" };
  }
}

/** What a company has begun in the period of its plan. */
export type Usage = { threads: number; applicants: number; bulkAnalyses: number };
