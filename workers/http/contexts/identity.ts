import { getSeekerSubscription } from "../../domain/billing/get-seeker-subscription";
import { AppError, type ErrorCode } from "../../domain/errors";
import { listCountries } from "../../domain/identity/countries";
import { forgotPassword } from "../../domain/identity/forgot-password";
import type { OpenedSession } from "../../domain/identity/open-session";
import { registerSeeker } from "../../domain/identity/register-seeker";
import type { HumanProof } from "../../domain/identity/require-human";
import { resendVerification } from "../../domain/identity/resend-verification";
import { inspectResetLink, resetPassword } from "../../domain/identity/reset-password";
import { normalizeEmail, type SignedInUser } from "../../domain/identity/rules";
import type { RegisterForm, ResetPasswordForm } from "../../domain/identity/schema";
import { signIn } from "../../domain/identity/sign-in";
import { signInNeedsProof } from "../../domain/identity/sign-in-throttle";
import { signOut } from "../../domain/identity/sign-out";
import { inspectVerificationLink, verifyEmail } from "../../domain/identity/verify-email";
import { deviceCookie, endedSessionCookie, openingHeaders, sessionCookie } from "../session-cookie";
import type { RequestTools } from "./tools";

/** What the sign-in page may be told by its address, by code. */
const SIGN_IN_ERRORS: readonly string[] = [
  "google-email-taken",
  "google-email-unverified",
  "google-refused",
  "too-many-attempts",
] satisfies ErrorCode[];

/** Who is signed in, and the ways to become so: registration, sign-in, mailed links. */
export function identityContext({ deps, orThrow, visitor }: RequestTools) {
  const opening = <T extends OpenedSession>(opened: T) => ({
    userId: opened.userId,
    /** the session's cookie alone */
    setCookie: sessionCookie(opened.token, opened.expiresAt),
    /** for the response: the session's cookie, and the one that knows this browser again */
    headers: openingHeaders(opened, deps.now()),
  });

  return {
    /** Opens a session. `proof` is needed after three failures: see `signInNeedsProof`. */
    signIn: (form: { email: string; password: string }, proof?: HumanProof) =>
      orThrow(
        signIn(deps, { ...form, ...visitor, proof }).then((opened) => ({
          ...opening(opened),
          isAgent: opened.isAgent,
        })),
      ),
    /** Whether the sign-in page has to ask for a proof of being a person. */
    signInNeedsProof: (email?: string): Promise<boolean> =>
      orThrow(signInNeedsProof(deps, { ...visitor, email: email && normalizeEmail(email) })),
    /** The words for a code in the sign-in page's address; null for any that isn't known. */
    signInError: (code: string | null): string | null =>
      code && SIGN_IN_ERRORS.includes(code) ? new AppError(code as ErrorCode).message : null,
    signOut: async (): Promise<{ setCookie: string }> => {
      if (visitor.sessionToken) await orThrow(signOut(deps, visitor.sessionToken));
      return { setCookie: endedSessionCookie() };
    },
    countries: listCountries,
    registerSeeker: (form: RegisterForm, proof: HumanProof) =>
      orThrow(registerSeeker(deps, { form, proof, visitor }).then(opening)),
    verification: {
      inspect: (token: string) => orThrow(inspectVerificationLink(deps, token)),
      confirm: (user: SignedInUser | null, form: { token: string; password: string }) =>
        orThrow(verifyEmail(deps, { ...form, userId: user?.userId ?? null })),
      resend: (user: SignedInUser | null, token: string) =>
        orThrow(resendVerification(deps, { userId: user?.userId ?? null, token })),
    },
    forgotPassword: (email: string, proof: HumanProof) =>
      orThrow(forgotPassword(deps, { email, proof, ipAddress: visitor.ipAddress })),
    /** What a mailed reset link would do now; null where it doesn't work. */
    inspectResetLink: (token: string) => orThrow(inspectResetLink(deps, token)),
    /** Sets a new password; the browser's own session ends too. */
    resetPassword: (form: ResetPasswordForm) =>
      orThrow(
        resetPassword(deps, { ...form, visitor }).then(({ deviceMark, isAgent }) => ({
          isAgent,
          headers: [
            ["Set-Cookie", endedSessionCookie()],
            ["Set-Cookie", deviceCookie(deviceMark, deps.now())],
          ] as [string, string][],
        })),
      ),
    seekerSubscription: (user: SignedInUser) => orThrow(getSeekerSubscription(deps, user)),
  };
}
