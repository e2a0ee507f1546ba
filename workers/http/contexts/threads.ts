import { deleteApplicant } from "../../domain/applicants/delete-applicant";
import { erasePerson } from "../../domain/applicants/erase-person";
import { explainScores } from "../../domain/applicants/explain-scores";
import { findPerson } from "../../domain/applicants/find-person";
import { getApplicantDetails } from "../../domain/applicants/get-applicant";
import { listApplicants } from "../../domain/applicants/list-applicants";
import { listScoreChanges } from "../../domain/applicants/list-score-changes";
import type { ApplicantQuery } from "../../domain/applicants/schema";
import { shortlistApplicant } from "../../domain/applicants/shortlist-applicant";
import type { AcceptedUpload } from "../../domain/documents/accept-upload";
import { failureMessage } from "../../domain/documents/failure-message";
import { findOpenBatch } from "../../domain/documents/get-batch-status";
import { AppError } from "../../domain/errors";
import { MAX_FILES_PER_REQUEST } from "../../domain/files/upload-limits";
import type { ActiveAgent } from "../../domain/identity/rules";
import { countWork } from "../../domain/identity/work-throttle";
import { deleteThread } from "../../domain/threads/delete-thread";
import { getThread, getThreadStats } from "../../domain/threads/get-thread";
import { listThreads } from "../../domain/threads/list-threads";
import type { JobForm, RequirementEdits } from "../../domain/threads/schema";
import {
  analysePosting,
  createThread,
  getApplicantAdvice,
  rescoreThread,
  updateRequirements,
} from "../late-use-cases";
import { receiveUpload } from "../receive-upload";
import type { RequestTools } from "./tools";

/** Job threads, their uploads and their applicants, for an agency's pages. */
export function threadsContext({ deps, orThrow, validity }: RequestTools) {
  const rescoring = ({ userId }: ActiveAgent) => countWork(deps, { work: "rescoring", userId });
  return {
    threads: {
      list: (agent: ActiveAgent) => orThrow(listThreads(deps, { agent }), "campaigns-load-failed"),
      get: (agent: ActiveAgent, threadId: string) =>
        orThrow(getThread(deps, { agent, threadId }), "campaign-load-failed"),
      stats: (agent: ActiveAgent, threadId: string) =>
        orThrow(getThreadStats(deps, { agent, threadId }), "campaign-stats-failed"),
      analyse: ({ userId }: ActiveAgent, form: JobForm) =>
        orThrow(
          countWork(deps, { work: "analysis", userId }).then(() => analysePosting(form)),
          "job-analysis-failed",
        ),
      create: (agent: ActiveAgent, form: JobForm, analysisKey: string | null, edits: RequirementEdits) =>
        orThrow(createThread(deps, { agent, form, analysisKey, edits }), "campaign-creation-failed"),
      /** Changes what the thread asks for; every applicant is scored again in the background. */
      updateRequirements: (agent: ActiveAgent, threadId: string, edits: RequirementEdits) =>
        orThrow(rescoring(agent).then(() => updateRequirements(deps, { agent, threadId, edits }))),
      /** Scores every applicant again, for scores that an older engine made. */
      rescore: (agent: ActiveAgent, threadId: string) =>
        orThrow(rescoring(agent).then(() => rescoreThread(deps, { agent, threadId }))),
      remove: (agent: ActiveAgent, threadId: string) =>
        orThrow(deleteThread(deps, { agent, threadId }), "campaign-deletion-failed"),
    },
    batches: {
      /** How many files the company's plan takes at once, and why nothing can be uploaded now (or null). */
      uploadAllowance: (agent: ActiveAgent) =>
        orThrow(
          validity(agent).then(({ subscription, validity: found }) => {
            const refusal = found.valid ? null : found.code;
            const code = agent.emailVerified ? refusal : "email-unverified";
            return {
              files: subscription?.limits.filesPerUpload ?? MAX_FILES_PER_REQUEST,
              refusal: code && new AppError(code).message,
            };
          }),
        ),
      /** Takes the multipart body of the request into the thread. */
      receive: (agent: ActiveAgent, threadId: string, request: Request): Promise<AcceptedUpload> =>
        orThrow(receiveUpload(deps, { request, agent, threadId })),
      /** The thread's batch that is still processing, with how far it is, or null. */
      findOpen: (agent: ActiveAgent, threadId: string) => orThrow(findOpenBatch(deps, { agent, threadId })),
    },
    applicants: {
      /** `all`: how many the thread has, where that is being counted */
      list: (agent: ActiveAgent, threadId: string, query: ApplicantQuery, all?: Promise<number>) =>
        orThrow(listApplicants(deps, { agent, threadId, query, all }), "candidates-load-failed"),
      details: (agent: ActiveAgent, threadId: string, applicantId: string) =>
        orThrow(getApplicantDetails(deps, { agent, threadId, applicantId })),
      /** The same, with what follows from it for the conversation. */
      advice: (agent: ActiveAgent, threadId: string, applicantId: string) =>
        orThrow(getApplicantAdvice(deps, { agent, threadId, applicantId })),
      /** Whose scores the last change of the thread moved. */
      scoreChanges: (agent: ActiveAgent, threadId: string) =>
        orThrow(listScoreChanges(deps, { agent, threadId })),
      remove: (agent: ActiveAgent, threadId: string, applicantId: string) =>
        orThrow(deleteApplicant(deps, { agent, threadId, applicantId }), "candidate-deletion-failed"),
      shortlist: (agent: ActiveAgent, threadId: string, applicantId: string, shortlisted: boolean) =>
        orThrow(shortlistApplicant(deps, { agent, threadId, applicantId, shortlisted })),
      /** In how many places the company holds the person behind an applicant. */
      countPerson: (agent: ActiveAgent, threadId: string, applicantId: string) =>
        orThrow(findPerson(deps, { agent, threadId, applicantId }).then((entries) => entries.length)),
      /** Erases that person from all of them. Answer: how many. */
      erasePerson: (agent: ActiveAgent, threadId: string, applicantId: string) =>
        orThrow(erasePerson(deps, { agent, threadId, applicantId }), "candidate-deletion-failed"),
      /** The sentence for a failed row's code. */
      failureMessage,
      explainScores,
    },
  };
}
