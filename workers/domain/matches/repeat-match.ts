import { analyseJob, profileOfTitle } from "../../engine/job";
import type { JobProfile } from "../../engine/types";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ReadJob } from "../postings/read-posting";
import { matchOnce } from "./create-match";
import { getMatch, type MatchRow } from "./get-match";
import type { StoredMatch } from "./stored-match";

/**
 * Holds the résumé, as it is read today, against the job of an earlier analysis. The posting isn't fetched again: it is
 * the words kept then that count, so that the two analyses compare.
 * @param input.requestId names the attempt, as for a new analysis
 * @returns the new analysis; the earlier one stays
 * @throws AppError "analysis-not-found" (also where its words can't be found any more), and those of a new analysis
 */
export async function repeatMatch(
  deps: Deps,
  input: { user: { userId: string }; matchId: string; requestId: string },
): Promise<{ id: string }> {
  const { user, matchId, requestId } = input;
  const { row, stored } = await getMatch(deps, { userId: user.userId, matchId });
  if (!stored) throw new AppError("analysis-not-found");
  const { resumeId, mode } = row;
  return matchOnce(deps, { user, resumeId, requestId, mode, read: async () => sameJob(row, stored) });
}

function sameJob(row: MatchRow, stored: StoredMatch): ReadJob {
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
  { jobDescription, companyName }: Pick<MatchRow, "jobDescription" | "companyName">,
  { posting, job }: StoredMatch,
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
