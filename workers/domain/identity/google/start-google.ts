import { randomBytes } from "node:crypto";
import { oidcStarts } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { matchesOwnPassword } from "../password/own-password";
import { requireVerified } from "../require-verified";
import type { Visitor } from "../session/open-session";
import { hashSessionToken } from "../session/session-token";
import type { SignedInUser } from "../session/signed-in-user";
import { callerOf, countAttempt } from "../throttle";

export const GOOGLE_CALLBACK_PATH = "/login/google/callback";

export const START_MILLISECONDS = 10 * 60 * 1000;
const STARTS_PER_ADDRESS = 60;

export function callbackStart(
  origin: string,
  secrets: { state: string; nonce: string; codeVerifier: string },
) {
  return { ...secrets, redirectUri: origin + GOOGLE_CALLBACK_PATH };
}

/** Asks for the password again, so that a borrowed session leaves no way in behind. */
export async function startLinking(
  deps: Deps,
  input: { user: SignedInUser; password: string; next: string; visitor: Visitor },
): Promise<{ url: string; state: string }> {
  const { user, password, next, visitor } = input;
  requireVerified(user);
  const { userId } = user;
  if (!(await matchesOwnPassword(deps, { userId, password, counter: "link-google" })))
    throw new AppError("password-wrong");
  return startGoogle(deps, { userId, next, visitor });
}

/** Signs in, or links to `userId`. @returns where to send the browser, and the state for its cookie */
export async function startGoogle(
  deps: Deps,
  input: {
    userId: string | null;
    next: string;
    visitor: Visitor;
    termsVersion?: string;
    choosesAccount?: boolean;
  },
): Promise<{ url: string; state: string }> {
  const { db, google, now, site } = deps;
  if (!google) throw new AppError("google-refused", { detail: "Google is not configured" });
  await countAttempt(deps, {
    key: `google:address:${callerOf(input.visitor.ipAddress)}`,
    limit: STARTS_PER_ADDRESS,
    windowMilliseconds: START_MILLISECONDS,
  });
  const random = () => randomBytes(32).toString("base64url");
  const secrets = { state: random(), nonce: random(), codeVerifier: random() };
  const url = await google
    .authorizationUrl({
      ...callbackStart(site.origin, secrets),
      choosesAccount: input.choosesAccount ?? false,
    })
    .catch((error: unknown) => {
      throw new AppError("google-refused", { detail: errorText(error) });
    });
  await db.shared.insert(oidcStarts).values({
    stateHash: hashSessionToken(secrets.state),
    userId: input.userId,
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    next: input.next,
    termsVersion: input.termsVersion ?? null,
    expiresAt: now() + START_MILLISECONDS,
  });
  return { url, state: secrets.state };
}
