import { eq, isNotNull, isNull } from "drizzle-orm";
import {
  applicantExports,
  applicants,
  companySubscriptions,
  dataExports,
  deletionRequests,
  filesToDelete,
  outbox,
  resumes,
  subscriptions,
} from "../../db/schema";
import type { Deps } from "../../workers/domain/deps";

const YEAR_2100 = Date.UTC(2100, 0);

/** Each cron run takes a limited number of due rows and all files share one storage: call it before waiting for a cron. */
export async function postponeOthers({ db: { shared: db } }: Deps): Promise<void> {
  await db.batch([
    db.update(outbox).set({ updatedAt: YEAR_2100 }).where(eq(outbox.status, "queued")),
    db.update(applicants).set({ lastQueuedAt: YEAR_2100 }).where(eq(applicants.analysisStatus, "pending")),
    db.update(applicants).set({ duplicatesSoughtAt: YEAR_2100 }).where(isNull(applicants.duplicatesSoughtAt)),
    db.update(applicants).set({ rescoreQueuedAt: null }).where(isNotNull(applicants.rescoreQueuedAt)),
    db.update(resumes).set({ lastQueuedAt: YEAR_2100 }).where(eq(resumes.analysisStatus, "pending")),
    db.update(applicantExports).set({ updatedAt: YEAR_2100, expiresAt: null }),
    db.update(dataExports).set({ updatedAt: YEAR_2100, expiresAt: null }),
    db.update(deletionRequests).set({ dueAt: YEAR_2100 }).where(isNull(deletionRequests.completedAt)),
    db.update(subscriptions).set({ nextRenewal: YEAR_2100 }),
    db.update(companySubscriptions).set({ nextRenewal: YEAR_2100 }),
    db.delete(filesToDelete),
  ]);
}
