import type { Context } from "hono";
import { ended, lasting, readCookie } from "./cookies";

/** Leads to the file that a visitor has chosen, until they have an account. */
const HELD = "__Host-plumbline_resume";

export function readHeldToken(c: Context): string | null {
  return readCookie(c, HELD);
}

export function heldCookie({ token, expiresAt }: { token: string; expiresAt: number }): string {
  return lasting(HELD, token, expiresAt);
}

export function endedHeldCookie(): string {
  return ended(HELD);
}
