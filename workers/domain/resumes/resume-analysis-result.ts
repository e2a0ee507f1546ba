import { requireSubscription } from "../billing/require-subscription";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { readableResume } from "../matches/create-match";
import { checkFileAddress } from "./sign-file-address";

/** A résumé's analysis in the words of the specification's API. Scores are 0 to 100, null where nothing could be judged. */
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

/**
 * What the analysis of a user's own résumé says. Every résumé is analysed when it is uploaded; this answers from there.
 * @param input.resumeUrl an address of ours, made for this use and not yet expired
 * @throws AppError "link-invalid" | own-subscription-* | "resume-not-found" (another's, too) | "resume-pending" |
 *   "resume-unreadable" | "resume-fetch-failed" | "resume-analysis-failed"
 */
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
