import { eq } from "drizzle-orm";
import { applicants } from "../../../db/schema";
import { shortlistApplicant } from "../../../workers/domain/decisions/shortlist-applicant";
import { createReport } from "../../../workers/domain/reports/create-report";
import type { ReportForm } from "../../../workers/domain/reports/prepare-report";
import { recordRepresentationConsent } from "../../../workers/domain/reports/record-consent";
import { scoredThread } from "./scored-thread";

/** A thread whose applicants are all shortlisted, and what it takes to show them to a client. */
export async function shortlistedThread(files = 3) {
  const thread = await scoredThread(files);
  const { deps, agent, threadId, applicantIds } = thread;
  const own = { agent, threadId };
  for (const applicantId of applicantIds)
    await shortlistApplicant(deps, { ...own, applicantId, shortlisted: true });
  const said = { day: new Date(deps.now()).toISOString().slice(0, 10), way: "phone", note: "" };
  const consent = (ids = applicantIds) =>
    recordRepresentationConsent(deps, { ...own, applicantIds: ids, said });
  const formOf = (change: Partial<ReportForm> = {}): ReportForm => ({
    ...{ title: "Backend Developer", clientName: "Fjordpay", clientEmail: "", comment: "", isBlind: true },
    people: applicantIds.map((applicantId) => ({ applicantId, comment: "" })),
    ...change,
  });
  const share = (change?: Partial<ReportForm>) =>
    createReport(deps, { ...own, form: formOf(change), days: 14 });
  const namesOf = async () => {
    const rows = await deps.db.shared
      .select({ name: applicants.candidateName, email: applicants.candidateEmail, id: applicants.id })
      .from(applicants)
      .where(eq(applicants.threadId, threadId));
    return rows;
  };
  return { ...thread, own, said, consent, formOf, share, namesOf };
}
