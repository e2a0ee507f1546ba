import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";

/** Names start with `__Host-`: this host only, over TLS only (or localhost), for the whole site; no script reads them. */
const ATTRIBUTES = { path: "/", secure: true, httpOnly: true, sameSite: "Lax" } as const;

export function readCookie(c: Context, name: `__Host-${string}`): string | null {
  const value = getCookie(c, name);
  return value && value.length <= 300 ? value : null;
}

export function lasting(name: `__Host-${string}`, value: string, expiresAt: number): string {
  return serialize(name, value, { ...ATTRIBUTES, expires: new Date(expiresAt) });
}

export function ended(name: `__Host-${string}`): string {
  return serialize(name, "", { ...ATTRIBUTES, maxAge: 0 });
}
