import { watchDownloads } from "../domain/agency-log/downloads/watch-downloads";
import { seekMissed } from "../domain/applicants/duplicates/seek-missed";
import { tidyExportFiles } from "../domain/applicants/export/tidy-export-files";
import { eraseRetained } from "../domain/applicants/retention/erase-retained";
import { eraseDeletedApplications } from "../domain/applications/delete-application";
import { remindOfApplications } from "../domain/applications/remind-of-applications";
import { carryOutDeclarations } from "../domain/billing/declarations/carry-out-declarations";
import { endPaymentsOfDeletions } from "../domain/billing/end-payments";
import { expireOrders } from "../domain/billing/expire-orders";
import { reconcile } from "../domain/billing/reconcile";
import { remindOfTrials } from "../domain/billing/remind-of-trials";
import { tendSessions } from "../domain/coaching/tend-sessions";
import { forgetUnconfirmed } from "../domain/content/forget-unconfirmed";
import type { Deps } from "../domain/deps";
import { queueOutdated } from "../domain/documents/queue-outdated";
import { sweep } from "../domain/documents/sweep";
import { hideResults } from "../domain/engine-blocks/hide-results";
import { errorText } from "../domain/error-text";
import { forgetExpired } from "../domain/identity/forget-expired";
import { queueBoards } from "../domain/jobs/boards/queue-boards";
import { queueUnread } from "../domain/jobs/boards/queue-unread";
import { tidyPostings } from "../domain/jobs/boards/tidy-postings";
import { forgetTold, queueSavedSearches } from "../domain/jobs/saved/queue-saved-searches";
import { tendLetters } from "../domain/letters/tend-letters";
import { sweepMails } from "../domain/mail/sweep-mails";
import { refreshOutdatedMatches } from "../domain/matches/refresh-outdated-matches";
import { queueWaited } from "../domain/notices/queue-waited";
import { forgetNotifications } from "../domain/notifications/forget-notifications";
import { mailDigests } from "../domain/notifications/mail-digests";
import { tellRetention } from "../domain/notifications/tell-retention";
import { recountPools } from "../domain/pool/recount-pool";
import { tidyPoolSearch } from "../domain/pool/tidy-pool-search";
import { announceSubProcessors } from "../domain/privacy/announce-sub-processors";
import { forgetConsents } from "../domain/privacy/consent/consent-proof";
import { eraseDue } from "../domain/privacy/erase-due";
import { tidyExports } from "../domain/privacy/export/tidy-exports";
import { forgetDeliveries, queueDeliveries } from "../domain/programs/webhooks/queue-deliveries";
import { forgetReports } from "../domain/reports/forget-reports";
import { tellAnswers } from "../domain/reports/tell-answers";
import { forgetHeldResumes } from "../domain/resumes/held/drop-held-resume";
import { recountThreads } from "../domain/threads/counts/recount-threads";
import { eraseDeletedThreads } from "../domain/threads/erase-deleted-threads";
import { deleteOldVerdicts } from "../domain/verdicts/delete-old-verdicts";
import { forgetAnswers } from "../domain/voluntary/forget-answers";
import type { Settings } from "../env";

/** Statements of each kind that hide a blocked engine's results in one run. */
const ROUNDS = 10;

/** Runs every minute. A task that fails is logged and doesn't keep the others from running. */
export async function handleMinute(deps: Deps & { settings: Settings }): Promise<void> {
  const grace = { graceMilliseconds: deps.settings.SWEEP_AFTER_SECONDS * 1000 };
  const tasks: Record<string, () => Promise<unknown>> = {
    sweep: () => sweep(deps, grace),
    "blocked-engines": () => hideResults(deps, ROUNDS),
    outdated: () => queueOutdated(deps),
    waited: () => queueWaited(deps),
    "outdated-analyses": () => refreshOutdatedMatches(deps),
    "sub-processors": () => announceSubProcessors(deps),
    mails: () => sweepMails(deps, grace),
    letters: () => tendLetters(deps, grace),
    trials: () => remindOfTrials(deps),
    expired: () => forgetExpired(deps),
    "held-resumes": () => forgetHeldResumes(deps),
    unconfirmed: () => forgetUnconfirmed(deps),
    exports: () => tidyExports(deps, grace),
    "candidate-exports": () => tidyExportFiles(deps, grace),
    erasures: () => eraseDue(deps),
    "deleted-threads": () => eraseDeletedThreads(deps),
    retention: () => eraseRetained(deps),
    "old-verdicts": () => deleteOldVerdicts(deps),
    "payments-of-deletions": () => endPaymentsOfDeletions(deps),
    consents: () => forgetConsents(deps),
    declarations: () => carryOutDeclarations(deps),
    "unpaid-orders": () => expireOrders(deps),
    reconciliation: () => reconcile(deps),
    sessions: () => tendSessions(deps),
    "client-answers": () => tellAnswers(deps),
    "retention-notices": () => tellRetention(deps),
    downloads: () => watchDownloads(deps),
    notifications: () => mailDigests(deps),
    "application-reminders": () => remindOfApplications(deps),
    "deleted-applications": () => eraseDeletedApplications(deps),
    "old-notifications": () => forgetNotifications(deps),
    "old-reports": () => forgetReports(deps),
    "voluntary-answers": () => forgetAnswers(deps),
    "missed-duplicates": () => seekMissed(deps),
    "thread-counts": () => recountThreads(deps),
    "pool-counts": () => recountPools(deps),
    "job-boards": () => queueBoards(deps),
    "unread-postings": () => queueUnread(deps),
    "closed-postings": () => tidyPostings(deps),
    "saved-searches": () => queueSavedSearches(deps),
    "told-postings": () => forgetTold(deps),
    "pool-search": () => tidyPoolSearch(deps),
    webhooks: () => queueDeliveries(deps),
    "webhook-log": () => forgetDeliveries(deps),
  };
  for (const [task, run] of Object.entries(tasks)) {
    try {
      await run();
    } catch (error) {
      deps.log({ event: "task-failed", task, error: errorText(error) });
    }
  }
}
