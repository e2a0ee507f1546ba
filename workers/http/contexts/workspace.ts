import type { SignedInUser } from "../../domain/identity/rules";
import { getHistoryStats } from "../../domain/matches/get-history-stats";
import { getMatchTitle } from "../../domain/matches/get-match-title";
import { listMatches } from "../../domain/matches/list-matches";
import type { HistoryQuery } from "../../domain/matches/schema";
import { listResumeNames } from "../../domain/resumes/list-resume-names";
import { type DashboardData, EMPTY_DASHBOARD, getDashboard } from "../../domain/seekers/get-dashboard";
import type { RequestTools } from "./tools";

/** A job seeker's dashboard and history. */
export function workspaceContext({ deps, attempt, orThrow }: RequestTools) {
  return {
    workspace: {
      /** A dashboard that can't be read is an empty one that says so (spec 8). */
      dashboard: async ({ userId }: SignedInUser): Promise<{ data: DashboardData; failed: boolean }> => {
        const read = await attempt(() => getDashboard(deps, { userId }));
        return read.ok ? { data: read.value, failed: false } : { data: EMPTY_DASHBOARD, failed: true };
      },
      history: ({ userId }: SignedInUser, query: HistoryQuery) =>
        orThrow(listMatches(deps, { userId, query })),
      historyStats: ({ userId }: SignedInUser) => orThrow(getHistoryStats(deps, { userId })),
      analysisTitle: ({ userId }: SignedInUser, matchId: string) =>
        orThrow(getMatchTitle(deps, { userId, matchId })),
      resumeNames: ({ userId }: SignedInUser) => orThrow(listResumeNames(deps, { userId })),
    },
  };
}
