import type { Deps } from "../../../../workers/domain/deps";
import { endSessions } from "../../../../workers/domain/identity/session/end-sessions";
import type { SignedInUser } from "../../../../workers/domain/identity/session/signed-in-user";
import { requestExport } from "../../../../workers/domain/privacy/export/request-export";
import { requestDeletion, sendDeletionLink } from "../../../../workers/domain/privacy/request-deletion";
import type { SettingsForm } from "../../../../workers/domain/privacy/schema";
import { undoDeletion } from "../../../../workers/domain/privacy/undo-deletion";

/** What the forms of every account do, job seekers' and agents' alike. A deletion answers with its number. */
export function accountWork(deps: Deps, { userId, sessionId }: SignedInUser) {
  return {
    "end-session": (form: SettingsForm<"end-session">) =>
      endSessions(deps, { userId, sessionId, only: form.sessionId }),
    "end-other-sessions": () => endSessions(deps, { userId, sessionId }),
    export: () => requestExport(deps, { userId }),
    "delete-account": ({ password }: SettingsForm<"delete-account">) =>
      requestDeletion(deps, { userId, password }),
    "mail-deletion-link": () => sendDeletionLink(deps, { userId }),
    "undo-deletion": () => undoDeletion(deps, { userId }),
  };
}

export type AccountIntent = keyof ReturnType<typeof accountWork>;

/** What a browser that was left open doesn't do: accounts with a second step are asked for a code again. */
export const NEED_FRESH_STEP: ReadonlySet<string> = new Set<AccountIntent>(["export", "delete-account"]);

/** What the banner says when something is done, by the address's `done`. */
export const ACCOUNT_SUCCESSES: Record<string, string> = {
  "end-session": "That device is signed out.",
  "end-other-sessions": "All other devices are signed out.",
  export: "We are preparing your data and mail you as soon as it is ready.",
  "mail-deletion-link":
    "We have sent you a mail. Please open its link within 30 minutes to confirm the deletion of your account.",
  "notification-mails": "Your choice of mails is saved.",
  "reminder-mails": "Your choice of mails is saved.",
  "undo-deletion": "Your account stays. The planned deletion is undone.",
};

/** What the banner says when the fault is ours. */
export const ACCOUNT_FAILURES: Partial<Record<AccountIntent, string>> = {
  "delete-account": "Failed to process request. Please try again or contact support directly.",
  "mail-deletion-link": "Failed to process request. Please try again or contact support directly.",
};
