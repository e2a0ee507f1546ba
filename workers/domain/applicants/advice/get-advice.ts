import { interviewQuestions } from "../../../engine/advise";
import { summaryOf } from "../../../engine/advise/summary";
import type { JobProfile, Message, Quote, Requirement } from "../../../engine/types";
import { ENGINE_VERSION } from "../../../engine/version";
import { correctionsOf } from "../../applicant-page/corrections";
import type { Deps } from "../../deps";
import type { ActiveAgent } from "../../identity/session/signed-in-user";
import { getThread, type Thread } from "../../threads/get-thread";
import { getRequirements } from "../../threads/thread-requirements";
import { veil, veilAnalysis } from "../blind/veil";
import { type ExplainedMove, explainMove } from "../explain-move";
import { type ApplicantDetails, getStoredDetails, type StoredApplicant } from "../get-applicant";
import { findScoreChange } from "../list-score-changes";
import { emptyFields } from "../proposals/empty-fields";
import { isStale } from "../score-changes";
import type { StoredAnalysis } from "../stored-analysis";
import { type Ground, groundOf, type WhatIf, whatIfsOf } from "./what-ifs";

export type InterviewQuestion = { question: Message; why: Message; asked: Ground | null; evidence: Quote[] };

export type Advice = { verdict: Message; questions: InterviewQuestion[]; whatIfs: WhatIf[] };

export type ApplicantAdvice = ApplicantDetails & {
  requirements: Requirement[];
  stale: boolean;
  isCorrected: boolean;
  /** how many fields were left empty when the résumé was read */
  emptyFields: number;
  advice: Advice | null;
  /** null for someone whose score didn't move when the thread was last rescored */
  move: ExplainedMove | null;
};

/** Nothing of the advice is stored: it is worked out from the stored facts, by a dozen scorings at most. */
export async function getApplicantAdvice(
  deps: Pick<Deps, "db" | "files">,
  input: { agent: ActiveAgent; threadId: string; applicantId: string },
): Promise<ApplicantAdvice> {
  const [thread, details, moved] = await Promise.all([
    getThread(deps, input),
    getStoredDetails(deps, input),
    findScoreChange(deps, input),
  ]);
  const job = thread.detailedAnalysis;
  const stale = isStale(details.applicant, {
    jobVersion: thread.jobVersion,
    engineVersion: ENGINE_VERSION,
  });
  const advice = details.analysis && !stale ? adviceOf(details.analysis, job) : null;
  const [asked, move] = await Promise.all([
    askedOf(deps, thread, details.applicant),
    moved && explainMove(deps, { ...details, thread, move: moved }),
  ]);
  const { analysis, applicant } = details;
  const empty = analysis ? emptyFields(analysis.read ?? analysis.facts, correctionsOf(applicant)) : [];
  const seen = veilAnalysis(input.agent, { ...details, derived: advice });
  return {
    applicant: veil(input.agent, details.applicant),
    analysis: seen.analysis,
    requirements: asked.requirements,
    stale,
    emptyFields: empty.length,
    isCorrected: details.applicant.corrections !== null && details.analysis !== null,
    advice: seen.derived,
    move,
  };
}

async function askedOf(
  deps: Pick<Deps, "db">,
  { id: threadId, companyId, jobVersion, detailedAnalysis }: Thread,
  { jobVersion: version }: StoredApplicant,
): Promise<JobProfile> {
  if (version === null || version === jobVersion) return detailedAnalysis;
  return (await getRequirements(deps, { companyId, threadId, version })) ?? detailedAnalysis;
}

function adviceOf(analysis: StoredAnalysis, job: JobProfile): Advice {
  const { sheet } = analysis;
  return {
    verdict: summaryOf(job, sheet),
    questions: interviewQuestions(job, sheet).map(({ question, why, requirementId, evidence }) => ({
      question,
      why,
      asked: groundOf(job, requirementId),
      evidence,
    })),
    whatIfs: whatIfsOf(analysis, job),
  };
}
