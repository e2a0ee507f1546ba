import { AppError, type ErrorCode } from "../../../../workers/domain/errors";

/** What the settings page may be told by its address when someone comes back from Google, by code. */
const GOOGLE_ERRORS: readonly string[] = [
  "google-refused",
  "google-linked-elsewhere",
  "last-sign-in-method",
  "password-wrong",
  "email-unverified",
  "too-many-attempts",
] satisfies ErrorCode[];

/** The words for a code in the settings page's address; null for any that isn't known. */
export function googleError(code: string | null): string | null {
  return code && GOOGLE_ERRORS.includes(code) ? new AppError(code as ErrorCode).message : null;
}
