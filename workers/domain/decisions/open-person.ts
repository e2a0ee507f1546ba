import { eq } from "drizzle-orm";
import { companies } from "../../../db/schema";
import { may } from "../agencies/roles";
import { type ApplicantAdvice, getApplicantAdvice } from "../applicants/advice/get-advice";
import { listOtherResumes, type OtherResume } from "../applicants/duplicates/other-resumes";
import type { StoredApplicant } from "../applicants/get-applicant";
import { keptUntil } from "../applicants/retention/past-retention";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { modelOf } from "../models/model-of";
import { listColleagues } from "./add-note";
import { logOpened } from "./log-opened";
import { getHistory, type HistoryItem } from "./person-history";

export type OpenedPerson = ApplicantAdvice & {
  history: HistoryItem[];
  colleagues: string[];
  otherResumes: OtherResume[];
  /** when they are erased if nothing happens, UTC ms; null without an end, or on legal hold */
  keptUntil: number | null;
  /** whether a colleague's wish may send the résumé to a model that looks for what was left empty */
  mayAskModel: boolean;
};

/** All that the panel shows of an applicant; that it was opened is recorded. @throws AppError "candidate-not-found" */
export async function openPerson(
  deps: Pick<Deps, "db" | "files" | "now" | "log" | "models">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<OpenedPerson> {
  const { agent, applicantId } = input;
  // What was written of them is read beside the check that they may be, and goes nowhere without it.
  const [advice, history, colleagues] = await Promise.all([
    getApplicantAdvice(deps, input),
    getHistory(deps, { companyId: agent.companyId, applicantId }),
    listColleagues(deps, input),
  ]);
  const [otherResumes, end, model] = await Promise.all([
    listOtherResumes(deps, advice.applicant),
    findEnd(deps, advice.applicant),
    may(agent, "work") && advice.analysis && advice.emptyFields > 0
      ? modelOf(deps, agent, "modelReading")
      : null,
    logOpened(deps, input),
  ]);
  return {
    ...{ ...advice, history, otherResumes, mayAskModel: model !== null },
    colleagues: colleagues.map(({ fullName }) => fullName),
    keptUntil: end,
  };
}

async function findEnd(
  { db }: Pick<Deps, "db">,
  applicant: Pick<StoredApplicant, "companyId" | "createdAt" | "lastContactAt" | "shortlistedAt" | "heldAt">,
): Promise<number | null> {
  if (applicant.heldAt !== null) return null;
  const [periods] = await db
    .dbFor(applicant.companyId)
    .select({
      retentionDays: companies.retentionDays,
      shortlistedRetentionDays: companies.shortlistedRetentionDays,
    })
    .from(companies)
    .where(eq(companies.id, applicant.companyId));
  return periods ? keptUntil(applicant, periods) : null;
}
