import { analyseJob, profileOfTitle } from "../../engine/job";
import type { JobProfile } from "../../engine/types";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ReadJob } from "../postings/read-posting";
import { analyseOnce } from "./create-match";
import { type AnalysisRow, getAnalysis } from "./get-match";
import type { StoredJobAnalysis } from "./stored-match";

/**
 * Holds the résumé, as it is read today, against the job of an earlier analysis. The posting isn't fetched again: it is
 * the words kept then that count, so that the two analyses compare.
 * @param input.requestId names the attempt, as for a new analysis
 * @returns the new analysis; the earlier one stays
 * @throws AppError "analysis-not-found" (also where its words can't be found any more), and those of a new analysis
 */
export async function analyseAgain(
  deps: Deps,
  input: { user: { userId: string }; analysisId: string; requestId: string },
): Promise<{ id: string }> {
  const { user, analysisId, requestId } = input;
  const { row, stored } = await getAnalysis(deps, { userId: user.userId, analysisId });
  if (!stored) throw new AppError("analysis-not-found");
  const { resumeId, mode } = row;
  return analyseOnce(deps, { user, resumeId, requestId, mode, read: async () => sameJob(row, stored) });
}

function sameJob(row: AnalysisRow, stored: StoredJobAnalysis): ReadJob {
  return {
    job: profileAgain(row, stored),
    posting: stored.posting,
    description: row.jobDescription,
    companyName: row.companyName,
    url: row.jobUrl,
    jobId: row.jobId,
    jobHash: row.jobHash ?? "",
  };
}

/** The posting of an earlier analysis, read by today's engine. */
export function profileAgain(
  { jobDescription, companyName }: Pick<AnalysisRow, "jobDescription" | "companyName">,
  { posting, job }: StoredJobAnalysis,
): JobProfile {
  if (jobDescription === null) return profileOfTitle(job.title);
  // `postingText` puts the title before the description, with an empty line between.
  const title = posting.slice(0, Math.max(0, posting.length - jobDescription.length - 2));
  return analyseJob({
    title,
    description: jobDescription,
    ...(companyName ? { companyName } : {}),
    ...(job.location ? { location: job.location } : {}),
    ...(job.employmentType ? { employmentType: job.employmentType } : {}),
  });
}
