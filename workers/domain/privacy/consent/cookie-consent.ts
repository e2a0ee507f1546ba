import { DAY } from "../../day";
/** The version of the cookie question: anyone who answered another one is asked again. */
export const CONSENT_VERSION = "2.0.0";

/** Readable by scripts, because public pages are the same for everyone. */
export const CONSENT_COOKIES = {
  /** "true": something was accepted; "false": only the necessary */
  consent: "plumbline_cookie_consent",
  /** "analytics-1.marketing-0" */
  preferences: "plumbline_cookie_preferences",
  version: "plumbline_consent_version",
} as const;

/** Sent to the preferences page alone, which shows it. */
export const CONSENT_NUMBER_COOKIE = "plumbline_consent_number";

export const CONSENT_MILLISECONDS = 365 * DAY;

export type ConsentChoices = { analytics: boolean; marketing: boolean };

export const NOTHING_OPTIONAL: ConsentChoices = { analytics: false, marketing: false };

export type CookieConsent = ConsentChoices & {
  decided: boolean;
  /** the browser's Global Privacy Control, which counts as "no" to everything optional */
  privacyControl: boolean;
};

/** A name that comes twice counts as its first. */
export function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    const name = part.slice(0, at).trim();
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

export function readConsent(header: string, privacyControl: boolean): CookieConsent {
  const cookies = readCookies(header);
  const consent = cookies.get(CONSENT_COOKIES.consent);
  const answered =
    cookies.get(CONSENT_COOKIES.version) === CONSENT_VERSION && (consent === "true" || consent === "false");
  const open = { ...NOTHING_OPTIONAL, decided: answered || privacyControl, privacyControl };
  if (!answered || privacyControl || consent === "false") return open;
  const chosen = cookies.get(CONSENT_COOKIES.preferences)?.split(".") ?? [];
  return { ...open, analytics: chosen.includes("analytics-1"), marketing: chosen.includes("marketing-1") };
}

export function consentCookies({ analytics, marketing }: ConsentChoices): [name: string, value: string][] {
  return [
    [CONSENT_COOKIES.consent, String(analytics || marketing)],
    [CONSENT_COOKIES.preferences, `analytics-${Number(analytics)}.marketing-${Number(marketing)}`],
    [CONSENT_COOKIES.version, CONSENT_VERSION],
  ];
}

/** Ours, the sign-in's, and any called "session" or "auth". A "__Host-" prefix isn't part of the name. */
export function isKeptCookie(name: string): boolean {
  const plain = name.toLowerCase().replace(/^__(host|secure)-/, "");
  return /^(plumbline_|supabase_|sb-)/.test(plain) || plain === "session" || plain === "auth";
}
