import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";

/** With `__Host-`: this host only, over TLS only (or localhost), for the whole site. */
const NAME = "__Host-plumbline_session";

const ATTRIBUTES = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" } as const;

/** The session's token from the request's cookie, or null. */
export function readSessionToken(c: Context): string | null {
  const token = getCookie(c, NAME);
  return token && token.length <= 100 ? token : null;
}

/** The Set-Cookie value that opens a session in the browser until `expiresAt` (UTC ms). */
export function sessionCookie(token: string, expiresAt: number): string {
  return serialize(NAME, token, { ...ATTRIBUTES, expires: new Date(expiresAt) });
}

/** The Set-Cookie value that ends it. */
export function endedSessionCookie(): string {
  return serialize(NAME, "", { ...ATTRIBUTES, maxAge: 0 });
}
