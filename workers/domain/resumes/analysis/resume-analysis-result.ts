import { requireSubscription } from "../../billing/require-subscription";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { readableResume } from "../../matches/create-match";
import { checkFileAddress } from "../files/sign-file-address";

export type ResumeAnalysisData = {
  strengths: string[];
  weaknesses: string[];
  recommendations: string[];
  suggested_positions: string[];
  matching_skills: string[];
  missing_skills: string[];
  transferable_skills: string[];
  resume_score: number | null;
  job_fit_score: number | null;
};

/** Answers from the analysis made at upload. `resumeUrl`: an address of ours, made for this use. */
export async function resumeAnalysisResult(
  deps: Deps,
  { userId, resumeUrl }: { userId: string; resumeUrl: string },
): Promise<ResumeAnalysisData> {
  const { resumeId } = checkFileAddress(deps, { url: resumeUrl, use: "resume-analysis" });
  await requireSubscription(deps, { userId });
  const { analysis } = await readableResume(deps, { userId, resumeId });
  if (!analysis)
    throw new AppError("resume-analysis-failed", { detail: "the résumé's row of results is gone" });
  return {
    strengths: analysis.strengths,
    weaknesses: analysis.weaknesses,
    recommendations: analysis.recommendations,
    suggested_positions: analysis.suggestedPositions,
    matching_skills: analysis.matchingSkills,
    missing_skills: analysis.missingSkills,
    transferable_skills: analysis.transferableSkills,
    resume_score: analysis.resumeScore,
    job_fit_score: analysis.jobFitScore,
  };
}
