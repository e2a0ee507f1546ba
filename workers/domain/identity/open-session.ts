import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { authLogs, sessions } from "../../../db/schema";
import type { Deps } from "../deps";
import { createDeviceMark, readDeviceMark } from "./device-mark";
import { hashSessionToken, newSessionToken, SESSION_MILLISECONDS } from "./session-token";

/** How a browser is known when it signs in. */
export type Visitor = {
  ipAddress: string | null;
  userAgent: string | null;
  /** of the session that it brings along, which ends */
  sessionToken?: string | null;
  /** of the account that it last signed in to */
  deviceMark?: string | null;
};

/** What a door puts into the cookies. `expiresAt` in UTC ms. */
export type OpenedSession = { token: string; expiresAt: number; userId: string; deviceMark: string };

/**
 * A new session and its line in auth_logs, as statements for the caller's batch. Always a fresh token: nothing that the
 * browser brought along is taken over, and the session that it had ends on the server.
 */
export function prepareSession(
  deps: Pick<Deps, "db" | "now" | "signer">,
  { userId, via, visitor }: { userId: string; via: "email" | "google"; visitor: Visitor },
) {
  const { db, now } = deps;
  const token = newSessionToken();
  const expiresAt = now() + SESSION_MILLISECONDS;
  const statements: BatchItem<"sqlite">[] = [
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
    ...endSession(deps, visitor.sessionToken),
  ];
  const known = readDeviceMark(deps, visitor.deviceMark);
  const deviceMark =
    known?.userId === userId && visitor.deviceMark ? visitor.deviceMark : createDeviceMark(deps, userId);
  return { opened: { token, expiresAt, userId, deviceMark } satisfies OpenedSession, statements };
}

/** The statement that ends the session of this token, if there is a token. */
export function endSession(
  { db }: Pick<Deps, "db">,
  token: string | null | undefined,
): BatchItem<"sqlite">[] {
  if (!token) return [];
  return [db.shared.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(token)))];
}
