/** A company's newest subscription with the limits of its plan; null limits are none. */
export type CompanySubscription = {
  status: "trial" | "active" | "cancelled";
  planName: string;
  /** UTC ms */
  nextRenewal: number;
  limits: {
    campaigns: number | null;
    candidates: number | null;
    bulkAnalyses: number | null;
    filesPerUpload: number;
  };
};

export type Validity =
  | { valid: true; status: "trial" | "active"; daysLeft: number }
  | { valid: false; status: "expired" | "not_found" | "cancelled"; code: ValidityError };

export type ValidityError = "no-subscription" | "trial-expired" | "subscription-expired";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether a company may work now. Valid means `now < nextRenewal` (UTC ms), days left round up (RULINGS 14); a
 * cancelled subscription keeps access until its period ends (RULINGS 16).
 */
export function checkSubscription(subscription: CompanySubscription | null, now: number): Validity {
  if (!subscription) return { valid: false, status: "not_found", code: "no-subscription" };
  if (now < subscription.nextRenewal) {
    const daysLeft = Math.ceil((subscription.nextRenewal - now) / DAY);
    return { valid: true, status: subscription.status === "trial" ? "trial" : "active", daysLeft };
  }
  if (subscription.status === "trial") return { valid: false, status: "expired", code: "trial-expired" };
  return {
    valid: false,
    status: subscription.status === "cancelled" ? "cancelled" : "expired",
    code: "subscription-expired",
  };
}

/** What a company has used of its plan. */
export type Usage = { campaigns: number; candidates: number; bulkAnalyses: number };

const LEGAL_WORDS = new Set(["inc", "llc", "ltd", "corp", "corporation", "company", "co"]);

/** The form in which two companies' names are compared (spec 5): lower case, no punctuation, no legal words. */
export function normalizeCompanyName(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, "")
    .split(/\s+/);
  return words.filter((word) => word && !LEGAL_WORDS.has(word)).join(" ");
}

/** The form in which two companies' websites are compared (spec 5): no protocol, www, app prefix or trailing slash. */
export function normalizeWebsite(website: string): string {
  return website
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/^(?:app|portal|dashboard|admin)\./, "")
    .replace(/\/+$/, "");
}
