import { and, desc, eq } from "drizzle-orm";
import { verdicts } from "../../../db/schema";
import { listOtherResumes, type OtherResume } from "../applicants/duplicates/other-resumes";
import { type ApplicantAdvice, getApplicantAdvice } from "../applicants/get-advice";
import type { Deps } from "../deps";
import type { ActiveAgent } from "../identity/session/signed-in-user";
import { listColleagues } from "./add-note";
import { logOpened } from "./log-opened";
import { getHistory, type HistoryItem } from "./person-history";

export type OpenedPerson = ApplicantAdvice & {
  history: HistoryItem[];
  /** whom a note can name */
  colleagues: string[];
  otherResumes: OtherResume[];
};

/** All that the panel shows of an applicant; that it was opened is recorded. @throws AppError "candidate-not-found" */
export async function openPerson(
  deps: Pick<Deps, "db" | "files" | "now" | "log">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<OpenedPerson> {
  const { agent, applicantId } = input;
  const advice = await getApplicantAdvice(deps, input);
  const [history, colleagues, otherResumes] = await Promise.all([
    getHistory(deps, { companyId: agent.companyId, applicantId }),
    listColleagues(deps, input),
    listOtherResumes(deps, advice.applicant),
    logOpening(deps, input),
  ]);
  return { ...advice, history, colleagues: colleagues.map(({ fullName }) => fullName), otherResumes };
}

async function logOpening(
  deps: Pick<Deps, "db" | "now" | "log">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<void> {
  const { companyId } = input.agent;
  const [newest] = await deps.db
    .dbFor(companyId)
    .select({ id: verdicts.id })
    .from(verdicts)
    .where(and(eq(verdicts.applicantId, input.applicantId), eq(verdicts.companyId, companyId)))
    .orderBy(desc(verdicts.createdAt))
    .limit(1);
  await logOpened(deps, { ...input, verdictId: newest?.id ?? null });
}
