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

/** Where Google sends the browser back to. */
export const GOOGLE_CALLBACK_PATH = "/login/google/callback";

/** A sign-in that isn't finished by then has to begin again. */
export const START_MILLISECONDS = 10 * 60 * 1000;
const STARTS_PER_ADDRESS = 60;

/** What a start keeps for its callback. */
export function callbackStart(origin: string, kept: { state: string; nonce: string; codeVerifier: string }) {
  return { ...kept, redirectUri: origin + GOOGLE_CALLBACK_PATH };
}

/**
 * Begins the linking of a Google account: only for a confirmed address, and with the password typed again, so that
 * neither an impostor nor a borrowed session leaves a way in behind. An account without a password has a Google account
 * already.
 * @throws AppError "email-unverified" | "password-wrong", and those of `startGoogle`
 */
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

/**
 * Begins a sign-in with Google, or the linking of a Google account to `userId`.
 * @param input.next path of our own to go to afterwards
 * @returns where to send the browser, and the state that its cookie keeps until it comes back
 * @throws AppError "google-refused" where Google isn't configured or can't be reached, "too-many-attempts"
 */
export async function startGoogle(
  deps: Deps,
  input: { userId: string | null; next: string; visitor: Visitor },
): Promise<{ url: string; state: string }> {
  const { db, google, now, site } = deps;
  if (!google) throw new AppError("google-refused", { detail: "Google is not configured" });
  await countAttempt(deps, {
    key: `google:address:${callerOf(input.visitor.ipAddress)}`,
    limit: STARTS_PER_ADDRESS,
    windowMilliseconds: START_MILLISECONDS,
  });
  const random = () => randomBytes(32).toString("base64url");
  const kept = { state: random(), nonce: random(), codeVerifier: random() };
  const url = await google.authorizationUrl(callbackStart(site.origin, kept)).catch((error: unknown) => {
    throw new AppError("google-refused", { detail: errorText(error) });
  });
  await db.shared.insert(oidcStarts).values({
    stateHash: hashSessionToken(kept.state),
    userId: input.userId,
    nonce: kept.nonce,
    codeVerifier: kept.codeVerifier,
    next: input.next,
    expiresAt: now() + START_MILLISECONDS,
  });
  return { url, state: kept.state };
}
