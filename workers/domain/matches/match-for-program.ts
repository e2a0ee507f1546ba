import { occupationById } from "../../engine/knowledge";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { checkFileAddress } from "../resumes/files/sign-file-address";
import { createMatch } from "./create-match";
import { getMatch } from "./get-match";

export type JobAnalysisData = {
  analysis_id: string;
  match_score: number | null;
  strengths: string[];
  gaps: string[];
  pivot_strategy: string | null;
  resume_improvement_suggestions: string[];
  company_relevance: string | null;
  job_relevance: string | null;
  overall_analysis: string | null;
  job_id: string | null;
  job_title: string;
  job_position: string;
};

/** As on the site, in the same history. Where a description is given, no address is read. */
export async function matchForProgram(
  deps: Deps,
  input: {
    user: { userId: string };
    requestId: string;
    resumeUrl: string;
    url: string;
    description: string;
  },
): Promise<JobAnalysisData> {
  const { user, requestId, resumeUrl, url, description } = input;
  if (!resumeUrl.trim()) throw new AppError("resume-missing");
  const { resumeId } = checkFileAddress(deps, { url: resumeUrl, use: "job-analysis" });
  const mode = url.trim() && !description.trim() ? "url" : "description";
  const { id } = await createMatch(deps, { user, resumeId, mode, url, description, requestId });
  const { row, stored } = await getMatch(deps, { userId: user.userId, matchId: id });
  return {
    analysis_id: id,
    match_score: row.score,
    strengths: row.strengths,
    gaps: row.gaps,
    pivot_strategy: row.pivotStrategy,
    resume_improvement_suggestions: row.suggestions,
    company_relevance: row.companyRelevance,
    job_relevance: row.jobRelevance,
    overall_analysis: row.overallAnalysis,
    job_id: row.jobId,
    job_title: row.jobTitle,
    job_position: occupationById(stored?.job.occupation ?? "")?.name ?? row.jobTitle,
  };
}
