import { AppError, type ErrorCode } from "../../domain/errors";
import { changePassword } from "../../domain/identity/change-password";
import { endSessions } from "../../domain/identity/end-sessions";
import type { SignedInUser } from "../../domain/identity/rules";
import { sendResetLink } from "../../domain/identity/send-reset-link";
import { countAttempt } from "../../domain/identity/throttle";
import { updateProfile } from "../../domain/identity/update-profile";
import { getAccount } from "../../domain/privacy/get-account";
import { getExport } from "../../domain/privacy/get-export";
import {
  confirmDeletion,
  isDeletionLink,
  requestDeletion,
  sendDeletionLink,
} from "../../domain/privacy/request-deletion";
import { requestExport } from "../../domain/privacy/request-export";
import { undoDeletion } from "../../domain/privacy/undo-deletion";
import { openingHeaders } from "../session-cookie";
import type { RequestTools } from "./tools";

/** What the settings page may be told by its address when someone comes back from Google, by code. */
const GOOGLE_ERRORS: readonly string[] = [
  "google-refused",
  "google-linked-elsewhere",
  "last-sign-in-method",
  "password-wrong",
  "email-unverified",
  "too-many-attempts",
] satisfies ErrorCode[];

const FIRST_PASSWORD = { limit: 3, windowMilliseconds: 15 * 60 * 1000 };

/** A job seeker's own account: profile, password, sessions, data, deletion. */
export function accountContext({ deps, orThrow, visitor }: RequestTools) {
  return {
    account: {
      get: (user: SignedInUser) => orThrow(getAccount(deps, user)),
      updateProfile: ({ userId }: SignedInUser, fullName: string) =>
        orThrow(updateProfile(deps, { userId, fullName })),
      /** Every session ends; the answer's headers open the one that takes this one's place. */
      changePassword: (user: SignedInUser, form: { current: string; next: string }) =>
        orThrow(
          changePassword(deps, { user, visitor, ...form }).then((opened) => ({
            headers: openingHeaders(opened, deps.now()),
          })),
        ),
      /** Mails a link with which someone who only signs in with Google sets a password. */
      mailPasswordLink: ({ userId, email }: SignedInUser) =>
        orThrow(
          countAttempt(deps, { key: `first-password:${userId}`, ...FIRST_PASSWORD }).then(() =>
            sendResetLink(deps, { email }),
          ),
        ),
      /** Signs other devices out: one, or all. Answer: how many. */
      endSessions: ({ userId, sessionId }: SignedInUser, only?: string) =>
        orThrow(endSessions(deps, { userId, sessionId, only })),
      requestExport: ({ userId }: SignedInUser) => orThrow(requestExport(deps, { userId })),
      getExport: ({ userId }: SignedInUser, exportId: string) =>
        orThrow(getExport(deps, { userId, exportId })),
      requestDeletion: ({ userId }: SignedInUser, password: string) =>
        orThrow(requestDeletion(deps, { userId, password })),
      mailDeletionLink: ({ userId }: SignedInUser) => orThrow(sendDeletionLink(deps, { userId })),
      isDeletionLink: (token: string) => orThrow(isDeletionLink(deps, token)),
      confirmDeletion: (token: string) => orThrow(confirmDeletion(deps, token)),
      undoDeletion: ({ userId }: SignedInUser) => orThrow(undoDeletion(deps, { userId })),
      /** The words for a code in the settings page's address; null for any that isn't known. */
      googleError: (code: string | null): string | null =>
        code && GOOGLE_ERRORS.includes(code) ? new AppError(code as ErrorCode).message : null,
    },
  };
}
