import type { SignedInUser } from "../../domain/identity/rules";
import { countWork } from "../../domain/identity/work-throttle";
import type { MatchRequest } from "../../domain/matches/create-match";
import { deleteMatch } from "../../domain/matches/delete-match";
import { getMatch } from "../../domain/matches/get-match";
import { getShared } from "../../domain/matches/get-shared-match";
import { listComparable } from "../../domain/matches/list-comparable";
import { createShare, listShares, withdrawShare } from "../../domain/matches/share-match";
import { compareJobs, compareVersions, createMatch, repeatMatch } from "../late-use-cases";
import type { RequestTools } from "./tools";

/** A job seeker's analyses of résumés against jobs, and the links by which others see them. */
export function analysesContext({ deps, orThrow }: RequestTools) {
  const analysing = ({ userId }: SignedInUser) => countWork(deps, { work: "analysis", userId });
  return {
    analyses: {
      create: (user: SignedInUser, request: Omit<MatchRequest, "user">) =>
        orThrow(analysing(user).then(() => createMatch(deps, { ...request, user }))),
      /** The same job, the résumé as it is read today. */
      again: (user: SignedInUser, matchId: string, requestId: string) =>
        orThrow(analysing(user).then(() => repeatMatch(deps, { user, matchId, requestId }))),
      get: ({ userId }: SignedInUser, matchId: string) => orThrow(getMatch(deps, { userId, matchId })),
      remove: ({ userId }: SignedInUser, matchId: string) => orThrow(deleteMatch(deps, { userId, matchId })),
      share: ({ userId }: SignedInUser, matchId: string, days?: number) =>
        orThrow(createShare(deps, { userId, matchId, days })),
      shares: ({ userId }: SignedInUser, matchId: string) => orThrow(listShares(deps, { userId, matchId })),
      withdrawShare: ({ userId }: SignedInUser, matchId: string, shareId: string) =>
        orThrow(withdrawShare(deps, { userId, matchId, shareId })),
      /** Jobs to choose from, those chosen already first. */
      comparable: ({ userId }: SignedInUser, chosen: string[], search: string) =>
        orThrow(listComparable(deps, { userId, chosen, search })),
      /** One résumé against up to six jobs. */
      compareJobs: (user: SignedInUser, resumeId: string, matchIds: string[]) =>
        orThrow(analysing(user).then(() => compareJobs(deps, { userId: user.userId, resumeId, matchIds }))),
      /** One job against up to four résumés. */
      compareVersions: (user: SignedInUser, matchId: string, resumeIds: string[]) =>
        orThrow(
          analysing(user).then(() => compareVersions(deps, { userId: user.userId, matchId, resumeIds })),
        ),
      /** What a link shows, to whoever has it. */
      shared: (token: string) => orThrow(getShared(deps, token)),
    },
  };
}
