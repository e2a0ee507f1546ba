/** A company's newest subscription with the limits of its plan; null limits are none. */
export type CompanySubscription = {
  status: "trial" | "active" | "cancelled";
  planName: string;
  /** UTC ms */
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
  | { valid: false; status: "expired" | "not_found" | "cancelled"; code: ValidityError };

export type ValidityError =
  | "no-subscription"
  | "trial-expired"
  | "subscription-expired"
  | "subscription-cancelled";

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

/** What a company has used of its plan. */
export type Usage = { threads: number; applicants: number; bulkAnalyses: number };

/** The spec's choices of a company's size, in people. */
export const COMPANY_SIZES = ["1-10", "11-50", "51-200", "201-500", "501-1000", "1000+"] as const;

const LEGAL_WORDS = new Set(["inc", "llc", "ltd", "corp", "corporation", "company", "co"]);

/**
 * The form in which two companies' names are compared (spec 5): lower case, no punctuation, no legal words, one space
 * between words. Marks stay: in many scripts they are vowels.
 */
export function normalizeCompanyName(name: string): string {
  const words = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s]/gu, "")
    .normalize("NFKC")
    .split(/\s+/);
  return words.filter((word) => word && !LEGAL_WORDS.has(word)).join(" ");
}

/** What stands before a site's own name; "app.com" keeps its first word, since "com" is no site. */
const PREFIXES = /^(?:www|app|portal|dashboard|admin)\.(?=[^/?]*\.)/;

/**
 * The form in which two companies' websites are compared (spec 5): lower case, no protocol, www, app prefix or trailing
 * slash. One host has one spelling (punycode, no default port, no dot at its end); ports, paths and queries count.
 */
export function normalizeWebsite(website: string): string {
  const text = website.normalize("NFKC").trim().toLowerCase();
  const url = parseUrl(`https://${text.replace(/^[a-z][a-z0-9+.-]*:\/\//, "")}`);
  let site = url
    ? `${url.host.replace(/:(?:80|443)$/, "").replace(/\.+(?=:|$)/, "")}${url.pathname}${url.search}`.toLowerCase()
    : text;
  while (PREFIXES.test(site)) site = site.replace(PREFIXES, "");
  return site.replace(/\/+$/, "");
}

/**
 * A website's address as people write it, with https:// before it where they left the scheme out.
 * @returns null where it is no address of a public website
 */
export function readWebsite(text: string): string | null {
  const trimmed = text.trim();
  if (/[\s\p{Cc}\\<>"`{}|^]/u.test(trimmed)) return null;
  const address =
    /^[a-z][a-z0-9+.-]*:/i.test(trimmed) && !HOST_WITH_PORT.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!/^https?:\/\/[^/]/i.test(address)) return null;
  const url = parseUrl(address);
  if (!url || url.username || url.password) return null;
  return PUBLIC_HOST.test(url.hostname) ? address : null;
}

/** "example.com:8080": what stands before the colon is no scheme. */
const HOST_WITH_PORT = /^[^:/?#]+\.[^:/?#]+:\d{1,5}(?:[/?#]|$)/;
/** A name with a dot whose last part is no number: neither "localhost" nor an IP address. */
const PUBLIC_HOST = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)\.?$/;

function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

const TRIAL_DAYS = 14;

/**
 * When a trial that starts at `start` ends (both UTC ms), by the plan's billing_cycle: "14 days", "1 month", "2 years".
 * A text without a number and one of these words gives 14 days (spec 9). Months keep the day of the month where the
 * month has one.
 */
export function endOfTrial(billingCycle: string | null, start: number): number {
  const [, digits, unit] = /(?<![\d.-])([1-9]\d{0,2})\s*(day|month|year)s?\b/i.exec(billingCycle ?? "") ?? [];
  const count = Number(digits);
  if (!unit) return start + TRIAL_DAYS * DAY;
  if (unit.toLowerCase() === "day") return start + count * DAY;
  return addMonths(start, unit.toLowerCase() === "year" ? 12 * count : count);
}

function addMonths(start: number, months: number): number {
  const end = new Date(start);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + months);
  // The 31st of a month of 30 days would run into the next one.
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** What Profile Settings says when something is missing or unlike, in the order in which it is said (spec 5). */
export const COMPANY_INCOMPLETE =
  "Company name, location, website, and size are required to save company information.";
export const CURRENT_MISSING = "Please enter your current password";
export const NEW_MISMATCH = "New passwords do not match";
export const NEW_TOO_SHORT = "New password must be at least 6 characters long";
export const PROFILE_ORDER = [COMPANY_INCOMPLETE, CURRENT_MISSING, NEW_MISMATCH, NEW_TOO_SHORT] as const;

/** What the registration says, in the same way. */
export const FILL_IN_REQUIRED = "Please fill in all required fields.";
export const MISMATCH = "Passwords do not match.";
export const TOO_SHORT = "Password must be at least 6 characters long.";
export const REGISTRATION_ORDER = [FILL_IN_REQUIRED, MISMATCH, TOO_SHORT] as const;
