import { eq, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { authLogs, sessions } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { createDeviceMark } from "./device-mark";
import { SESSION_LIVES, type SessionKind, sessionEnd } from "./session-life";
import { hashSessionToken, newSessionToken } from "./session-token";

export type Visitor = {
  ipAddress: string | null;
  userAgent: string | null;
  sessionToken?: string | null;
  deviceMark?: string | null;
};

/** `expiresAt`: the session's latest end in UTC ms; the stored one moves with each visit. */
export type OpenedSession = { token: string; expiresAt: number; userId: string; deviceMark: string };

type NewSession = {
  userId: string;
  kind: SessionKind;
  via: "email" | "google";
  visitor: Visitor;
  /** when the second step was taken in the session whose place this one takes */
  provedAt?: number | null;
  /** What the person proved; no longer true when the batch runs, it fails the batch (`isProofOutdated`). */
  proof?: SQL;
};

/** Always a fresh token; the session that the browser had ends on the server. */
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

export function prepareSessionRow(
  deps: Pick<Deps, "db" | "now" | "signer">,
  { userId, kind, via, visitor, provedAt, proof }: NewSession,
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
    provedAt: provedAt ?? null,
    createdAt,
  });
  const deviceMark = createDeviceMark(deps, userId);
  const expiresAt = createdAt + SESSION_LIVES[kind].longest;
  const opened: OpenedSession = { token, expiresAt, userId, deviceMark };
  return { opened, statements: [...(proof ? [prepareCondition(shared, PROOF, proof)] : []), insert] };
}

export function isProofOutdated(error: unknown): boolean {
  return isRefused(error, PROOF);
}

export function endSession(
  { db }: Pick<Deps, "db">,
  token: string | null | undefined,
): BatchItem<"sqlite">[] {
  if (!token) return [];
  return [db.shared.delete(sessions).where(eq(sessions.tokenHash, hashSessionToken(token)))];
}
