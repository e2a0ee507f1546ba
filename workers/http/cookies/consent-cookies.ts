import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import type { RecordedConsent } from "../../domain/privacy/consent/consent-record";
import {
  CONSENT_COOKIES,
  CONSENT_MILLISECONDS,
  CONSENT_NUMBER_COOKIE,
  type CookieConsent,
  consentCookies,
  isKeptCookie,
  readConsent,
} from "../../domain/privacy/consent/cookie-consent";
import type { AppContext } from "../app-context";

const READABLE = { path: "/", secure: true, sameSite: "Lax" } as const;
const NUMBER = { path: "/cookie-preferences", secure: true, httpOnly: true, sameSite: "Strict" } as const;

export function consentOf(c: AppContext): CookieConsent {
  return readConsent(c.req.header("cookie") ?? "", c.req.header("sec-gpc") === "1");
}

export function consentNumberOf(c: AppContext): string | null {
  const value = getCookie(c, CONSENT_NUMBER_COOKIE) ?? "";
  return /^[0-9a-f-]{36}$/.test(value) ? value : null;
}

export function answeredCookies(c: AppContext, consent: RecordedConsent): string[] {
  const maxAge = CONSENT_MILLISECONDS / 1000;
  const optional = consent.analytics || consent.marketing;
  const unwanted = optional ? [] : Object.keys(getCookie(c)).filter((name) => !isKeptCookie(name));
  return [
    ...consentCookies(consent).map(([name, value]) => serialize(name, value, { ...READABLE, maxAge })),
    serialize(CONSENT_NUMBER_COOKIE, consent.consentId, { ...NUMBER, maxAge }),
    ...unwanted.map((name) => serialize(name, "", { ...READABLE, maxAge: 0 })),
  ];
}

export function openedCookies(): string[] {
  return [
    ...Object.values(CONSENT_COOKIES).map((name) => serialize(name, "", { ...READABLE, maxAge: 0 })),
    serialize(CONSENT_NUMBER_COOKIE, "", { ...NUMBER, maxAge: 0 }),
  ];
}
