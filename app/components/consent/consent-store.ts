import { useSyncExternalStore } from "react";
import {
  CONSENT_COOKIES,
  CONSENT_VERSION,
  type ConsentChoices,
  type CookieConsent,
  readConsent,
  readCookies,
} from "../../../workers/domain/privacy/consent/cookie-consent";

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/: undefined where a browser doesn't know it */
    globalPrivacyControl?: boolean;
  }
}

export const CONSENT_TITLE = "consent-title";

const listeners = new Set<() => void>();
let last: { from: string; consent: CookieConsent } | null = null;

/** What this browser's cookies say now. The same object as long as they say the same. */
export function currentConsent(): CookieConsent {
  const control = navigator.globalPrivacyControl === true;
  const from = `${control} ${document.cookie}`;
  if (last?.from !== from) last = { from, consent: readConsent(document.cookie, control) };
  return last.consent;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cookie choice; null on the server and until scripts run, because public pages are the same for everyone. */
export function useConsent(): CookieConsent | null {
  return useSyncExternalStore(subscribe, currentConsent, () => null);
}

/** To be called when the cookies may have changed: everyone who shows the choice looks again. */
export function announceConsent(): void {
  for (const listener of listeners) listener();
}

/** Removes the answer to an older question, so that it counts as open. */
export function dropOutdatedConsent(): void {
  const version = readCookies(document.cookie).get(CONSENT_COOKIES.version);
  if (version === undefined || version === CONSENT_VERSION) return;
  for (const name of Object.values(CONSENT_COOKIES)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser
    document.cookie = `${name}=; Path=/; Max-Age=0; Secure; SameSite=Lax`;
  }
  announceConsent();
}

/** Sends the banner's answer; the server sets the cookies and keeps the proof. @returns whether it was kept */
export async function sendConsent({ analytics, marketing }: ConsentChoices): Promise<boolean> {
  try {
    const answer = await fetch("/api/consent", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ analytics, marketing }),
    });
    announceConsent();
    return answer.ok;
  } catch {
    return false;
  }
}
