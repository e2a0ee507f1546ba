import { AppError, type ErrorCode } from "../../../workers/domain/errors";

/** What the sign-in and registration pages may be told by their address, by code. */
const SIGN_IN_ERRORS: readonly string[] = [
  "google-email-taken",
  "google-email-unverified",
  "google-refused",
  "google-unknown",
  "terms-missing",
  "too-many-attempts",
] satisfies ErrorCode[];

/** The words for a code in the page's address; null for any that isn't known. */
export function signInError(code: string | null): string | null {
  return code && SIGN_IN_ERRORS.includes(code) ? new AppError(code as ErrorCode).message : null;
}
