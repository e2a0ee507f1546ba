import { getEntitlement } from "../domain/agencies/get-entitlement";
import type { AcceptedUpload } from "../domain/batches/accept-upload";
import { findOpenBatch, getBatchStatus } from "../domain/batches/get-batch-status";
import { MAX_FILES_PER_REQUEST } from "../domain/batches/rules";
import { deleteCandidate } from "../domain/candidates/delete-candidate";
import { explainScores } from "../domain/candidates/explain-scores";
import { failureMessage } from "../domain/candidates/failure-message";
import { getCandidateAdvice } from "../domain/candidates/get-advice";
import { getCandidateDetails } from "../domain/candidates/get-candidate";
import { listCandidates } from "../domain/candidates/list-candidates";
import { listMovers } from "../domain/candidates/list-movers";
import type { CandidateQuery } from "../domain/candidates/schema";
import { AppError, type ErrorCode } from "../domain/errors";
import type { ActiveAgent, SignedInUser } from "../domain/identity/rules";
import { signIn } from "../domain/identity/sign-in";
import { signOut } from "../domain/identity/sign-out";
import { analysePosting } from "../domain/jobs/analyse-posting";
import { createCampaign } from "../domain/jobs/create-campaign";
import { deleteCampaign } from "../domain/jobs/delete-campaign";
import { getCampaign, getCampaignStats } from "../domain/jobs/get-campaign";
import { listCampaigns } from "../domain/jobs/list-campaigns";
import type { JobForm, RequirementEdits } from "../domain/jobs/schema";
import { rescoreThread, updateRequirements } from "../domain/jobs/update-requirements";
import type { AppContext } from "./app-context";
import { toAppError } from "./errors";
import { requirePageAgent } from "./guards";
import { receiveUpload } from "./receive-upload";
import { endedSessionCookie, readSessionToken, sessionCookie } from "./session-cookie";

export type Attempt<T> =
  | { ok: true; value: T }
  | { ok: false; error: { code: ErrorCode; message: string; status: number; reference: string } };

/**
 * What Remix's loaders and actions get: guards and use cases bound to the request. A use case that fails throws a
 * Response with `{ error, message, reference }`, which error boundaries show; `attempt` returns the failure instead.
 */
export type RouteContext = ReturnType<typeof createRouteContext>;

/** Builds the context of one page request. */
export function createRouteContext(c: AppContext) {
  const deps = c.get("deps");
  const reference = c.get("reference");

  function reportError(error: unknown): AppError {
    const appError = toAppError(error);
    if (appError.status >= 500) {
      const text = appError.detail ?? appError.code;
      deps.log({ event: "page-failed", reference, path: c.req.path, error: text });
    }
    return appError;
  }

  async function orThrow<T>(work: Promise<T>): Promise<T> {
    return work.catch((error: unknown) => {
      if (error instanceof Response) throw error;
      const { code, message, status } = reportError(error);
      throw Response.json({ error: code, message, reference }, { status });
    });
  }

  async function attempt<T>(work: () => Promise<T>): Promise<Attempt<T>> {
    try {
      return { ok: true, value: await work() };
    } catch (error) {
      if (!(error instanceof Response)) {
        const { code, message, status } = reportError(error);
        return { ok: false, error: { code, message, status, reference } };
      }
      if (!error.headers.get("content-type")?.includes("json")) throw error;
      const body = (await error.json()) as { error: ErrorCode; message: string };
      return {
        ok: false,
        error: { code: body.error, message: body.message, status: error.status, reference },
      };
    }
  }

  return {
    cspNonce: c.get("secureHeadersNonce") ?? "",
    reference,
    reportError,
    attempt,
    user: (): Promise<SignedInUser | null> => orThrow(c.get("user")()),
    requireAgent: (): Promise<ActiveAgent> => orThrow(requirePageAgent(c)),
    /** Opens a session; the answer's cookie goes into the response's Set-Cookie header. */
    signIn: (form: { email: string; password: string }) =>
      orThrow(
        signIn(deps, {
          ...form,
          ipAddress: c.req.header("cf-connecting-ip") ?? null,
          userAgent: c.req.header("user-agent") ?? null,
        }).then(({ token, expiresAt, userId }) => ({ userId, setCookie: sessionCookie(token, expiresAt) })),
      ),
    signOut: async (): Promise<{ setCookie: string }> => {
      const token = readSessionToken(c);
      if (token) await orThrow(signOut(deps, token));
      return { setCookie: endedSessionCookie() };
    },
    campaigns: {
      list: (agent: ActiveAgent) => orThrow(listCampaigns(deps, { agent })),
      get: (agent: ActiveAgent, campaignId: string) => orThrow(getCampaign(deps, { agent, campaignId })),
      stats: (agent: ActiveAgent, campaignId: string) =>
        orThrow(getCampaignStats(deps, { agent, campaignId })),
      analyse: (form: JobForm) => orThrow(Promise.resolve().then(() => analysePosting(form))),
      create: (agent: ActiveAgent, form: JobForm, analysisKey: string | null, edits: RequirementEdits) =>
        orThrow(createCampaign(deps, { agent, form, analysisKey, edits })),
      /** Changes what the thread asks for; every candidate is scored anew in the background. */
      updateRequirements: (agent: ActiveAgent, campaignId: string, edits: RequirementEdits) =>
        orThrow(updateRequirements(deps, { agent, campaignId, edits })),
      /** Scores every candidate anew, for scores that an older engine made. */
      rescore: (agent: ActiveAgent, campaignId: string) =>
        orThrow(rescoreThread(deps, { agent, campaignId })),
      remove: (agent: ActiveAgent, campaignId: string) =>
        orThrow(deleteCampaign(deps, { agent, campaignId })),
    },
    batches: {
      /** How many files the company's plan takes at once, and why nothing can be uploaded now (or null). */
      uploadAllowance: (agent: ActiveAgent) =>
        orThrow(
          getEntitlement(deps, agent).then(({ subscription, validity }) => ({
            files: subscription?.limits.filesPerUpload ?? MAX_FILES_PER_REQUEST,
            refusal: validity.valid ? null : new AppError(validity.code).message,
          })),
        ),
      /** Takes the multipart body of the request into the thread. */
      receive: (agent: ActiveAgent, campaignId: string, request: Request): Promise<AcceptedUpload> =>
        orThrow(receiveUpload(deps, { request, agent, campaignId })),
      status: (agent: ActiveAgent, batchId: string) => orThrow(getBatchStatus(deps, { agent, batchId })),
      /** The thread's batch that is still processing, or null. */
      findOpen: (agent: ActiveAgent, campaignId: string) =>
        orThrow(findOpenBatch(deps, { agent, campaignId })),
    },
    candidates: {
      list: (agent: ActiveAgent, campaignId: string, query: CandidateQuery) =>
        orThrow(listCandidates(deps, { agent, campaignId, query })),
      details: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(getCandidateDetails(deps, { agent, campaignId, candidateId })),
      /** The same, with what follows from it for the conversation. */
      advice: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(getCandidateAdvice(deps, { agent, campaignId, candidateId })),
      /** Whose scores the last change of the thread moved. */
      movers: (agent: ActiveAgent, campaignId: string) => orThrow(listMovers(deps, { agent, campaignId })),
      remove: (agent: ActiveAgent, campaignId: string, candidateId: string) =>
        orThrow(deleteCandidate(deps, { agent, campaignId, candidateId })),
      /** The sentence for a failed row's code. */
      failureMessage,
      explainScores,
    },
  };
}
