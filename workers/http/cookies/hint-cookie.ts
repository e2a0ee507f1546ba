import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import { kindOfUser, SESSION_LIVES } from "../../domain/identity/session/session-life";
import { HINT_COOKIE, type SignedInHint } from "../../domain/identity/session/sign-in-hint";
import type { SignedInUser } from "../../domain/identity/session/signed-in-user";
import type { AppContext } from "../app-context";
import { endsSession } from "./session-cookie";

/** Each answer for which the session was looked up corrects the hint, so that it can't stay wrong for long. */
export function followHint(c: AppContext, user: SignedInUser | null | undefined): void {
  const { status, headers } = c.res;
  const ends = endsSession(headers.getSetCookie());
  if (status === 101 || (user === undefined && !ends)) return;
  const wanted = ends ? null : hintOf(user ?? null);
  if ((getCookie(c, HINT_COOKIE) ?? null) === wanted) return;
  const maxAge = wanted && user ? SESSION_LIVES[kindOfUser(user)].longest / 1000 : 0;
  const attributes = { path: "/", secure: true, sameSite: "Lax", maxAge } as const;
  headers.append("Set-Cookie", serialize(HINT_COOKIE, wanted ?? "", attributes));
}

function hintOf(user: SignedInUser | null): SignedInHint | null {
  if (!user) return null;
  if (!user.agent) return "candidate";
  const shutOut = user.agent.status === "blocked" || user.agent.status === "refused";
  return shutOut ? null : "agent";
}
