import type { Context } from "hono";
import { DEVICE_MILLISECONDS } from "../../domain/identity/session/device-mark";
import type { OpenedSession } from "../../domain/identity/session/open-session";
import { ended, lasting, readCookie } from "./cookies";

const SESSION = "__Host-plumbline_session";
/** Stays after sign-out: it tells the owner's browser from a stranger's while someone guesses at the account. */
const DEVICE = "__Host-plumbline_device";

export function readSessionToken(c: Context): string | null {
  return readCookie(c, SESSION);
}

export function readDeviceCookie(c: Context): string | null {
  return readCookie(c, DEVICE);
}

export function sessionCookie(token: string, expiresAt: number): string {
  return lasting(SESSION, token, expiresAt);
}

export function endedSessionCookie(): string {
  return ended(SESSION);
}

export function endsSession(setCookies: string[]): boolean {
  return setCookies.some((value) => value.startsWith(`${SESSION}=;`));
}

/** "Back" then shows nothing private. Cookies stay: the cookie choice is one. */
export function clearAfterSignOut(c: Context): void {
  const { status, headers } = c.res;
  if (status !== 101 && endsSession(headers.getSetCookie()))
    headers.set("Clear-Site-Data", '"cache", "storage"');
}

export function deviceCookie(mark: string, time: number): string {
  return lasting(DEVICE, mark, time + DEVICE_MILLISECONDS);
}

export function openingHeaders(
  { token, expiresAt, deviceMark }: OpenedSession,
  time: number,
): [string, string][] {
  return [
    ["Set-Cookie", sessionCookie(token, expiresAt)],
    ["Set-Cookie", deviceCookie(deviceMark, time)],
  ];
}
