import { eq } from "drizzle-orm";
import { verdicts } from "../../../db/schema";
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
};

/** All that the panel shows of an applicant; that it was opened is recorded. @throws AppError "candidate-not-found" */
export async function openPerson(
  deps: Pick<Deps, "db" | "files" | "now" | "log">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<OpenedPerson> {
  const { agent, applicantId } = input;
  const advice = await getApplicantAdvice(deps, input);
  const [history, colleagues] = await Promise.all([
    getHistory(deps, { companyId: agent.companyId, applicantId }),
    listColleagues(deps, { agent }),
    logOpening(deps, input, advice.applicant.analysisKey),
  ]);
  return { ...advice, history, colleagues: colleagues.map(({ fullName }) => fullName) };
}

async function logOpening(
  deps: Pick<Deps, "db" | "now" | "log">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
  analysisKey: string | null,
): Promise<void> {
  const [verdict] = analysisKey
    ? await deps.db
        .dbFor(input.agent.companyId)
        .select({ id: verdicts.id })
        .from(verdicts)
        .where(eq(verdicts.objectKey, analysisKey))
    : [];
  await logOpened(deps, { ...input, verdictId: verdict?.id ?? null });
}
