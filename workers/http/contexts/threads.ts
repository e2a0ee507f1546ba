import { deleteCandidate } from "../../domain/applicants/delete-applicant";
import { erasePerson } from "../../domain/applicants/erase-person";
import { explainScores } from "../../domain/applicants/explain-scores";
import { findPerson } from "../../domain/applicants/find-person";
import { getCandidateDetails } from "../../domain/applicants/get-applicant";
import { listCandidates } from "../../domain/applicants/list-applicants";
import { listMovers } from "../../domain/applicants/list-score-changes";
import type { CandidateQuery } from "../../domain/applicants/schema";
import { shortlistCandidate } from "../../domain/applicants/shortlist-applicant";
import type { AcceptedUpload } from "../../domain/documents/accept-upload";
import { failureMessage } from "../../domain/documents/failure-message";
import { findOpenBatch } from "../../domain/documents/get-batch-status";
import { AppError } from "../../domain/errors";
import { MAX_FILES_PER_REQUEST } from "../../domain/files/rules";
import type { ActiveAgent } from "../../domain/identity/rules";
import { countWork } from "../../domain/identity/work-throttle";
import { deleteCampaign } from "../../domain/threads/delete-thread";
import { getCampaign, getCampaignStats } from "../../domain/threads/get-thread";
import { listCampaigns } from "../../domain/threads/list-threads";
import type { JobForm, RequirementEdits } from "../../domain/threads/schema";
import {
  analysePosting,
  createCampaign,
  getCandidateAdvice,
  rescoreThread,
  updateRequirements,
} from "../late-use-cases";
import { receiveUpload } from "../receive-upload";
import type { RequestTools } from "./tools";

/** Job threads, their uploads and their candidates, for an agency's pages. */
export function threadsContext({ deps, orThrow, validity }: RequestTools) {
  const rescoring = ({ userId }: ActiveAgent) => countWork(deps, { work: "rescoring", userId });
  return {
    campaigns: {
      list: (agent: ActiveAgent) => orThrow(listCampaigns(deps, { agent }), "campaigns-load-failed"),
      get: (agent: ActiveAgent, campaignId: string) =>
        orThrow(getCampaign(deps, { agent, campaignId }), "campaign-load-failed"),
      stats: (agent: ActiveAgent, campaignId: string) =>
        orThrow(getCampaignStats(deps, { agent, campaignId }), "campaign-stats-failed"),
      analyse: ({ userId }: ActiveAgent, form: JobForm) =>
        orThrow(
          countWork(deps, { work: "analysis", userId }).then(() => analysePosting(form)),
          "job-analysis-failed",
        ),
      create: (agent: ActiveAgent, form: JobForm, analysisKey: string | null, edits: RequirementEdits) =>
        orThrow(createCampaign(deps, { agent, form, analysisKey, edits }), "campaign-creation-failed"),
      /** Changes what the thread asks for; every candidate is scored anew in the background. */
      updateRequirements: (agent: ActiveAgent, campaignId: string, edits: RequirementEdits) =>
        orThrow(rescoring(agent).then(() => updateRequirements(deps, { agent, campaignId, edits }))),
      /** Scores every candidate anew, for scores that an older engine made. */
      rescore: (agent: ActiveAgent, campaignId: string) =>
        orThrow(rescoring(agent).then(() => rescoreThread(deps, { agent, campaignId }))),
      remove: (agent: ActiveAgent, campaignId: string) =>
        orThrow(deleteCampaign(deps, { agent, campaignId }), "campaign-deletion-failed"),
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
      receive: (agent: ActiveAgent, campaignId: string, request: Request): Promise<AcceptedUpload> =>
        orThrow(receiveUpload(deps, { request, agent, campaignId })),
      /** The thread's batch that is still processing, with how far it is, or null. */
      findOpen: (agent: ActiveAgent, campaignId: string) =>
        orThrow(findOpenBatch(deps, { agent, campaignId })),
    },
    candidates: {
      /** `all`: how many the thread has, where that is being counted */
      list: (agent: ActiveAgent, campaignId: string, query: CandidateQuery, all?: Promise<number>) =>
        orThrow(listCandidates(deps, { agent, campaignId, query, all }), "candidates-load-failed"),
      details: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(getCandidateDetails(deps, { agent, campaignId, candidateId })),
      /** The same, with what follows from it for the conversation. */
      advice: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(getCandidateAdvice(deps, { agent, campaignId, candidateId })),
      /** Whose scores the last change of the thread moved. */
      movers: (agent: ActiveAgent, campaignId: string) => orThrow(listMovers(deps, { agent, campaignId })),
      remove: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(deleteCandidate(deps, { agent, campaignId, candidateId }), "candidate-deletion-failed"),
      shortlist: (agent: ActiveAgent, campaignId: string, candidateId: string, shortlisted: boolean) =>
        orThrow(shortlistCandidate(deps, { agent, campaignId, candidateId, shortlisted })),
      /** In how many places the company holds the person behind a candidate. */
      countPerson: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(findPerson(deps, { agent, campaignId, candidateId }).then((entries) => entries.length)),
      /** Erases that person from all of them. Answer: how many. */
      erasePerson: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(erasePerson(deps, { agent, campaignId, candidateId }), "candidate-deletion-failed"),
      /** The sentence for a failed row's code. */
      failureMessage,
      explainScores,
    },
  };
}
