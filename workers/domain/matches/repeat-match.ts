import { analyseJob, profileOfTitle } from "../../engine/job";
import type { JobProfile } from "../../engine/types";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ReadJob } from "../postings/read-posting";
import { matchOnce } from "./create-match";
import { getMatch, type MatchRow } from "./get-match";
import type { StoredMatch } from "./stored-match";

/** Matches today's résumé with the posting's stored words, not fetched again, so that the two analyses compare. */
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
