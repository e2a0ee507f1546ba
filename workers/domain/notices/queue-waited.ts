import { and, inArray, lte, sql } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import type { Deps } from "../deps";
import { applicantDocuments } from "../documents/audiences/applicant-documents";

/** D1 takes 100 values in a statement. */
const MOST = 90;

/** Has people scored whose waiting period has ended. @returns how many were queued */
export async function queueWaited({
  db,
  now,
  resumeQueue,
}: Pick<Deps, "db" | "now" | "resumeQueue">): Promise<number> {
  const due = await db.shared
    .select({ id: applicants.id, ownerId: applicants.companyId })
    .from(applicants)
    .where(
      and(
        lte(applicants.waitsUntil, now()),
        sql`${applicants.analysisStatus} = 'completed' and ${applicants.rescoreQueuedAt} is null
          and ${applicants.threadClosedAt} is null and ${applicants.optedOutAt} is null`,
      ),
    )
    .limit(MOST);
  if (due.length === 0) return 0;
  const ids = due.map(({ id }) => id);
  await db.shared.update(applicants).set({ rescoreQueuedAt: now() }).where(inArray(applicants.id, ids));
  await resumeQueue.send(due.map(applicantDocuments.messageOf));
  return due.length;
}
