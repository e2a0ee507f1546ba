import { randomBytes } from "node:crypto";
import { usedRequestIds } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { wrapError } from "../wrap-error";
import { findUserOfSession } from "./session/find-signed-in-user";
import type { SignedInUser } from "./session/signed-in-user";

/** What a token may be used for, and by whom. `seconds` it lives; `once`: its request id is used up with the first call. */
export const TOKEN_USES = {
  "b2b-job-analysis": { by: "agent", seconds: 60 * 60, once: false },
  "bulk-analyze": { by: "agent", seconds: 60, once: true },
  "job-analysis": { by: "candidate", seconds: 60, once: true },
  "cv-analysis": { by: "candidate", seconds: 60, once: true },
} as const;

export type TokenUse = keyof typeof TOKEN_USES;

/** 12 random bytes: 16 characters. */
function newRequestId(): string {
  return randomBytes(12).toString("base64url");
}

/**
 * Makes a token for a program that works for `userId`, as long as the session lives.
 * @throws AppError "token-failed" where it can't be signed
 */
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

/**
 * Whom a token lets in, as the tables know them now: a blocked agent's token is worth nothing, nor one whose session
 * has ended by sign-out, a change of password or time.
 * @throws AppError "token-invalid" for what we didn't make, for another use, too late, or (where it counts once) again
 */
export async function redeemApiToken(
  deps: Pick<Deps, "apiTokens" | "db" | "now" | "site">,
  { token, use }: { token: string; use: TokenUse },
): Promise<SignedInUser & { requestId: string }> {
  const claims = await deps.apiTokens.check(token, use);
  const user = claims && (await findUserOfSession(deps, claims.sessionId));
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
