import { authLogs, sessions } from "../../../db/schema";
import type { Deps } from "../deps";
import { hashSessionToken, newSessionToken, SESSION_MILLISECONDS } from "./session-token";

/** How a browser is known when it signs in. */
export type Visitor = { ipAddress: string | null; userAgent: string | null };

/** What a door puts into the cookie. `expiresAt` in UTC ms. */
export type OpenedSession = { token: string; expiresAt: number; userId: string };

/**
 * A new session and its line in auth_logs, as statements for the caller's batch. Always a fresh token: nothing that the
 * browser brought along is taken over.
 */
export function prepareSession(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, via, visitor }: { userId: string; via: "email" | "google"; visitor: Visitor },
) {
  const token = newSessionToken();
  const expiresAt = now() + SESSION_MILLISECONDS;
  const statements = [
    db.shared.insert(sessions).values({
      tokenHash: hashSessionToken(token),
      userId,
      expiresAt,
      loginVia: via,
      ipAddress: visitor.ipAddress,
      userAgent: visitor.userAgent?.slice(0, 300) ?? null,
      createdAt: now(),
    }),
    db.shared.insert(authLogs).values({ userId, loginVia: via, createdAt: now() }),
  ];
  return { opened: { token, expiresAt, userId } satisfies OpenedSession, statements };
}
