import type { Context } from "hono";
import { DEVICE_MILLISECONDS } from "../../domain/identity/session/device-mark";
import type { OpenedSession } from "../../domain/identity/session/open-session";
import { ended, lasting, readCookie } from "./cookies";

const SESSION = "__Host-plumbline_session";
/** Stays after sign-out: it tells the owner's browser from a stranger's while someone guesses at the account. */
const DEVICE = "__Host-plumbline_device";

/** The session's token from the request's cookie, or null. */
export function readSessionToken(c: Context): string | null {
  return readCookie(c, SESSION);
}

/** The device mark from the request's cookie, or null. */
export function readDeviceCookie(c: Context): string | null {
  return readCookie(c, DEVICE);
}

/** The Set-Cookie value that opens a session in the browser until `expiresAt` (UTC ms). */
export function sessionCookie(token: string, expiresAt: number): string {
  return lasting(SESSION, token, expiresAt);
}

/** The Set-Cookie value that ends it. */
export function endedSessionCookie(): string {
  return ended(SESSION);
}

/** Whether an answer's Set-Cookie values end the session. */
export function endsSession(setCookies: string[]): boolean {
  return setCookies.some((value) => value.startsWith(`${SESSION}=;`));
}

/**
 * Has the browser forget pages and stored values once an answer ends the session, so that "back" shows nothing private.
 * Cookies stay: the choice about cookies is one.
 */
export function clearAfterSignOut(c: Context): void {
  const { status, headers } = c.res;
  if (status !== 101 && endsSession(headers.getSetCookie()))
    headers.set("Clear-Site-Data", '"cache", "storage"');
}

/** The Set-Cookie value that keeps a device mark. `time`: now, UTC ms */
export function deviceCookie(mark: string, time: number): string {
  return lasting(DEVICE, mark, time + DEVICE_MILLISECONDS);
}

/** The Set-Cookie headers of an answer that opens a session. `time`: now, UTC ms */
export function openingHeaders(
  { token, expiresAt, deviceMark }: OpenedSession,
  time: number,
): [string, string][] {
  return [
    ["Set-Cookie", sessionCookie(token, expiresAt)],
    ["Set-Cookie", deviceCookie(deviceMark, time)],
  ];
}
