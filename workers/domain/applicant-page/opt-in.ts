import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { applicantRequests, applicants } from "../../../db/schema";
import { runLogged } from "../agency-log/run-logged";
import { isPerson } from "../applicants/duplicates/person-rows";
import type { Deps } from "../deps";
import { applicantDocuments } from "../documents/audiences/applicant-documents";
import { rescoreDocument } from "../documents/rescore-document";
import { AppError } from "../errors";
import { findForChange } from "./make-request";

const TAKEN_BACK = "Taken back by the person: they are scored again.";

/**
 * Takes a person's opt-out back, in every place of the company: they are scored again, here at once. The log keeps both; an
 * opt-out that nobody has answered yet waits for no answer any more.
 * @throws AppError "page-gone" | "page-not-opted-out" | "too-many-attempts"
 */
export async function optIn(deps: Deps, { code }: { code: string }): Promise<void> {
  const { applicant } = (await findForChange(deps, { code })).person;
  const { id, companyId, threadId } = applicant;
  if (applicant.optedOutAt === null) throw new AppError("page-not-opted-out");
  const tenant = deps.db.dbFor(companyId);
  const time = deps.now();
  const rows = tenant.select({ id: applicants.id }).from(applicants).where(isPerson(applicant));
  await runLogged(deps, {
    by: { companyId, agentId: null },
    entries: [{ action: "opted-in", threadId, applicantId: id }],
    statements: [
      tenant
        .update(applicantRequests)
        .set({ outcome: "done", answer: TAKEN_BACK, answeredAt: time })
        .where(
          and(
            inArray(applicantRequests.applicantId, rows),
            eq(applicantRequests.companyId, companyId),
            eq(applicantRequests.kind, "opt-out"),
            isNull(applicantRequests.answeredAt),
          ),
        ),
      tenant
        .update(applicants)
        .set({ optedOutAt: null, rescoreQueuedAt: time, lastContactAt: time, updatedAt: time })
        .where(and(isPerson(applicant), isNotNull(applicants.optedOutAt))),
    ],
  });
  // At once, so that the person sees it; their other rows are due, and the cron sends them to the queue.
  await rescoreDocument(deps, applicantDocuments, { ownerId: companyId, id });
}
