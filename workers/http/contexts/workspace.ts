import { getAnalysisTitle } from "../../domain/analyses/get-analysis-title";
import { type DashboardData, EMPTY_DASHBOARD, getDashboard } from "../../domain/analyses/get-dashboard";
import { getHistoryStats } from "../../domain/analyses/history-stats";
import { listAnalyses } from "../../domain/analyses/list-analyses";
import { listResumeNames } from "../../domain/analyses/list-resume-names";
import type { HistoryQuery } from "../../domain/analyses/schema";
import type { SignedInUser } from "../../domain/identity/rules";
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
        orThrow(listAnalyses(deps, { userId, query })),
      historyStats: ({ userId }: SignedInUser) => orThrow(getHistoryStats(deps, { userId })),
      analysisTitle: ({ userId }: SignedInUser, analysisId: string) =>
        orThrow(getAnalysisTitle(deps, { userId, analysisId })),
      resumeNames: ({ userId }: SignedInUser) => orThrow(listResumeNames(deps, { userId })),
    },
  };
}
