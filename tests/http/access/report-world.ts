import { shortlistApplicant } from "../../../workers/domain/decisions/shortlist-applicant";
import type { Deps } from "../../../workers/domain/deps";
import type { ActiveAgent } from "../../../workers/domain/identity/session/signed-in-user";
import { withdrawReport } from "../../../workers/domain/reports/change-report";
import { createReport } from "../../../workers/domain/reports/create-report";
import { recordRepresentationConsent } from "../../../workers/domain/reports/record-consent";

/** Links that show an applicant to a client: one that opens, and one that was withdrawn. */
export async function createReports(
  deps: Deps,
  { agent, threadId, applicantId }: { agent: ActiveAgent; threadId: string; applicantId: string },
) {
  const own = { agent, threadId };
  const form = { title: "", clientName: "Fjordpay", clientEmail: "", comment: "", isBlind: true };
  const people = [{ applicantId, comment: "" }];
  await shortlistApplicant(deps, { ...own, applicantId, shortlisted: true });
  const said = { day: "2026-11-01", way: "phone", note: "" };
  await recordRepresentationConsent(deps, { ...own, applicantIds: [applicantId], said });
  const make = () => createReport(deps, { ...own, form: { ...form, people }, days: 14 });
  const [open, withdrawn] = [await make(), await make()];
  await withdrawReport(deps, { ...own, reportId: withdrawn.reportId });
  return { own: open.token, deleted: withdrawn.token };
}
