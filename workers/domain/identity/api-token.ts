import { randomBytes } from "node:crypto";
import { usedRequestIds } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { findUserOfKeySession } from "../programs/keys/find-key-user";
import { wrapError } from "../wrap-error";
import { findUserOfSession } from "./session/find-signed-in-user";
import type { SignedInUser } from "./session/signed-in-user";

/** `once`: the first call uses it up. `scope`: what a key needs to make one. */
export const TOKEN_USES = {
  "b2b-job-analysis": { by: "agent", seconds: 60 * 60, once: false, scope: "threads:read" },
  "bulk-analyze": { by: "agent", seconds: 60, once: true, scope: "candidates:write" },
  "job-analysis": { by: "candidate", seconds: 60, once: true, scope: "analyses:write" },
  "job-search": { by: "candidate", seconds: 60, once: true, scope: "jobs:read" },
  "cv-analysis": { by: "candidate", seconds: 60, once: true, scope: "analyses:write" },
} as const;

export type TokenUse = keyof typeof TOKEN_USES;

function newRequestId(): string {
  return randomBytes(12).toString("base64url");
}

/** Works as long as the session, or the key, lives. @throws AppError "token-failed" where it can't be signed */
export async function makeApiToken(
  { apiTokens, now }: Pick<Deps, "apiTokens" | "now">,
  { userId, sessionId, use }: { userId: string; sessionId: string; use: TokenUse },
): Promise<{ token: string; requestId: string; expiresAt: number }> {
  const { seconds } = TOKEN_USES[use];
  const requestId = newRequestId();
  const token = await apiTokens
    .make({ userId, sessionId, requestId }, { audience: use, seconds })
    .catch(wrapError("token-failed"));
  return { token, requestId, expiresAt: now() + seconds * 1000 };
}

/** Blocked agents' tokens and those of ended sessions are worth nothing. @throws AppError "token-invalid" */
export async function redeemApiToken(
  deps: Pick<Deps, "apiTokens" | "db" | "now" | "site">,
  { token, use }: { token: string; use: TokenUse },
): Promise<SignedInUser & { requestId: string }> {
  const claims = await deps.apiTokens.check(token, use);
  const user = claims && (await userOf(deps, claims.sessionId));
  if (!claims || user?.userId !== claims.userId) throw new AppError("token-invalid");
  if (TOKEN_USES[use].once) {
    const [first] = await deps.db.shared
      .insert(usedRequestIds)
      .values({ requestId: claims.requestId, expiresAt: claims.expiresAt })
      .onConflictDoNothing()
      .returning({ requestId: usedRequestIds.requestId });
    if (!first) throw new AppError("token-invalid");
  }
  return { ...user, requestId: claims.requestId };
}

async function userOf(
  deps: Pick<Deps, "db" | "now" | "site">,
  sessionId: string,
): Promise<SignedInUser | null> {
  return (await findUserOfKeySession(deps, sessionId)) ?? findUserOfSession(deps, sessionId);
}
