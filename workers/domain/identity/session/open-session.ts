import { eq, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { authLogs, sessions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { createDeviceMark } from "./device-mark";
import { SESSION_LIVES, type SessionKind, sessionEnd } from "./session-life";
import { hashSessionToken, newSessionToken } from "./session-token";

/** How a browser is known when it signs in. */
export type Visitor = {
  ipAddress: string | null;
  userAgent: string | null;
  /** of the session that it brings along, which ends */
  sessionToken?: string | null;
  /** of the account that it last signed in to */
  deviceMark?: string | null;
};

/** What goes into the cookies. `expiresAt`: the session's latest end in UTC ms; the table knows the one that slides. */
export type OpenedSession = { token: string; expiresAt: number; userId: string; deviceMark: string };

type NewSession = {
  userId: string;
  kind: SessionKind;
  via: "email" | "google";
  visitor: Visitor;
  /**
   * What the person proved, as it stands in the tables: no longer true when the batch runs, it fails the batch
   * (`isProofOutdated`). A password or a Google account may be taken away while it is being checked.
   */
  proof?: SQL;
};

/**
 * A new session and its line in auth_logs, as statements for the caller's batch. Always a fresh token: nothing that the
 * browser brought along is taken over, and the session that it had ends on the server.
 */
export function prepareSession(deps: Pick<Deps, "db" | "now" | "signer">, input: NewSession) {
  const { db, now } = deps;
  const { userId, via, visitor } = input;
  const { opened, statements: row } = prepareSessionRow(deps, input);
  const statements: BatchItem<"sqlite">[] = [
    ...row,
    db.shared.insert(authLogs).values({ userId, loginVia: via, createdAt: now() }),
    ...endSession(deps, visitor.sessionToken),
  ];
  return { opened, statements };
}

const PROOF = "sign-in-proof";

/** A new session alone, as statements for the caller's batch. */
export function prepareSessionRow(
  deps: Pick<Deps, "db" | "now" | "signer">,
  { userId, kind, via, visitor, proof }: NewSession,
) {
  const token = newSessionToken();
  const createdAt = deps.now();
  const { shared } = deps.db;
  const insert = shared.insert(sessions).values({
    tokenHash: hashSessionToken(token),
    userId,
    expiresAt: sessionEnd(kind, { createdAt, time: createdAt }),
    loginVia: via,
    ipAddress: visitor.ipAddress,
    userAgent: visitor.userAgent?.slice(0, 300) ?? null,
    createdAt,
  });
  const deviceMark = createDeviceMark(deps, userId);
  const expiresAt = createdAt + SESSION_LIVES[kind].longest;
  const opened: OpenedSession = { token, expiresAt, userId, deviceMark };
  return { opened, statements: [...(proof ? [prepareCondition(shared, PROOF, proof)] : []), insert] };
}

/** Whether a batch failed because the proof of a new session no longer held. */
export function isProofOutdated(error: unknown): boolean {
  return isRefused(error, PROOF);
}

/** The statement that ends the session of this token, if there is a token. */
export function endSession(
  { db }: Pick<Deps, "db">,
  token: string | null | undefined,
): BatchItem<"sqlite">[] {
  if (!token) return [];
  return [db.shared.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(token)))];
}
