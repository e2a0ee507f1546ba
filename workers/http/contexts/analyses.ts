import type { SignedInUser } from "../../domain/identity/rules";
import { countWork } from "../../domain/identity/work-throttle";
import type { AnalysisRequest } from "../../domain/matches/create-match";
import { deleteAnalysis } from "../../domain/matches/delete-match";
import { getAnalysis } from "../../domain/matches/get-match";
import { getShared } from "../../domain/matches/get-shared-match";
import { listComparable } from "../../domain/matches/list-comparable";
import { createShare, listShares, withdrawShare } from "../../domain/matches/share-match";
import { analyseAgain, compareJobs, compareVersions, createAnalysis } from "../late-use-cases";
import type { RequestTools } from "./tools";

/** A job seeker's analyses of résumés against jobs, and the links by which others see them. */
export function analysesContext({ deps, orThrow }: RequestTools) {
  const analysing = ({ userId }: SignedInUser) => countWork(deps, { work: "analysis", userId });
  return {
    analyses: {
      create: (user: SignedInUser, request: Omit<AnalysisRequest, "user">) =>
        orThrow(analysing(user).then(() => createAnalysis(deps, { ...request, user }))),
      /** The same job, the résumé as it is read today. */
      again: (user: SignedInUser, analysisId: string, requestId: string) =>
        orThrow(analysing(user).then(() => analyseAgain(deps, { user, analysisId, requestId }))),
      get: ({ userId }: SignedInUser, analysisId: string) =>
        orThrow(getAnalysis(deps, { userId, analysisId })),
      remove: ({ userId }: SignedInUser, analysisId: string) =>
        orThrow(deleteAnalysis(deps, { userId, analysisId })),
      share: ({ userId }: SignedInUser, analysisId: string, days?: number) =>
        orThrow(createShare(deps, { userId, analysisId, days })),
      shares: ({ userId }: SignedInUser, analysisId: string) =>
        orThrow(listShares(deps, { userId, analysisId })),
      withdrawShare: ({ userId }: SignedInUser, analysisId: string, shareId: string) =>
        orThrow(withdrawShare(deps, { userId, analysisId, shareId })),
      /** Jobs to choose from, those chosen already first. */
      comparable: ({ userId }: SignedInUser, chosen: string[], search: string) =>
        orThrow(listComparable(deps, { userId, chosen, search })),
      /** One résumé against up to six jobs. */
      compareJobs: (user: SignedInUser, resumeId: string, analysisIds: string[]) =>
        orThrow(
          analysing(user).then(() => compareJobs(deps, { userId: user.userId, resumeId, analysisIds })),
        ),
      /** One job against up to four résumés. */
      compareVersions: (user: SignedInUser, analysisId: string, resumeIds: string[]) =>
        orThrow(
          analysing(user).then(() => compareVersions(deps, { userId: user.userId, analysisId, resumeIds })),
        ),
      /** What a link shows, to whoever has it. */
      shared: (token: string) => orThrow(getShared(deps, token)),
    },
  };
}
