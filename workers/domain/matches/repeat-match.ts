import { analyseJob, profileOfTitle } from "../../engine/job";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import type { ReadJob } from "../postings/job-of-words";
import { matchOnce } from "./create-match";
import { getMatch, type MatchRow } from "./get-match";
import { withEdits } from "./requirements/edited-job";
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
    ...profileAgain(row, stored),
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
  stored: StoredMatch,
): Pick<StoredMatch, "job" | "jobAsRead"> {
  const { posting, job } = stored;
  if (jobDescription === null) return withEdits(profileOfTitle(job.title), stored);
  // `postingText` puts the title before the description, with an empty line between.
  const title = posting.slice(0, Math.max(0, posting.length - jobDescription.length - 2));
  const read = analyseJob({
    title,
    description: jobDescription,
    ...(companyName ? { companyName } : {}),
    ...(job.location ? { location: job.location } : {}),
    ...(job.employmentType ? { employmentType: job.employmentType } : {}),
  });
  return withEdits(read, stored);
}
