import { and, desc, eq, inArray } from "drizzle-orm";
import { matches } from "../../../../db/schema";
import { findTracked } from "../../applications/find-tracked";
import type { Deps } from "../../deps";
import { readableResume } from "../../matches/create-match";
import { wrapError } from "../../wrap-error";
import { postingJobId } from "../posting-job-id";
import { findCandidates, type JobCounts, type JobSearch } from "./job-candidates";
import { type OnePosting, samePostings } from "./same-postings";
import { type PostingScore, scorePostings } from "./score-postings";

export type FoundJob = OnePosting &
  PostingScore & {
    /** its newest analysis for this résumé, whose score is shown then */
    matchId: string | null;
    applicationId: string | null;
  };

export type FoundJobs = { jobs: FoundJob[]; counts: JobCounts };

/** The postings that fit a search, held against one résumé: best match first, then newest. @throws AppError "jobs-fetch-failed" */
export async function searchJobs(
  deps: Deps,
  { resumeId, ...search }: JobSearch & { resumeId: string },
): Promise<FoundJobs> {
  const { userId } = search;
  const [{ candidates, counts }, { facts }] = await Promise.all([
    findCandidates(deps, search).catch(wrapError("jobs-fetch-failed")),
    readableResume(deps, { userId, resumeId }),
  ]);
  const postings = samePostings(candidates);
  const [scores, analysed, tracked] = await Promise.all([
    scorePostings(deps, { facts, postings }).catch(wrapError("jobs-fetch-failed")),
    analysesOf(deps, { userId, resumeId, postings }),
    findTracked(deps, { userId, urls: postings.map(({ url }) => url) }),
  ]);
  const none = { score: null, strengths: [], gaps: [] };
  const jobs = postings.map((posting) => {
    const scored = scores.get(posting.id) ?? none;
    const match = analysed.get(postingJobId(posting.id));
    return {
      ...{ ...posting, ...scored, score: match ? match.score : scored.score },
      matchId: match?.id ?? null,
      applicationId: tracked.get(posting.url) ?? null,
    };
  });
  jobs.sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.postedAt - a.postedAt || a.id - b.id);
  return { jobs, counts };
}

async function analysesOf(
  { db }: Pick<Deps, "db">,
  { userId, resumeId, postings }: { userId: string; resumeId: string; postings: OnePosting[] },
): Promise<Map<string, { id: string; score: number | null }>> {
  if (postings.length === 0) return new Map();
  const rows = await db
    .dbFor(userId)
    .select({ id: matches.id, jobId: matches.jobId, score: matches.score })
    .from(matches)
    .where(
      and(
        eq(matches.resumeId, resumeId),
        eq(matches.userId, userId),
        inArray(
          matches.jobId,
          postings.map(({ id }) => postingJobId(id)),
        ),
      ),
    )
    .orderBy(desc(matches.createdAt));
  const newest = new Map<string, { id: string; score: number | null }>();
  for (const { jobId, id, score } of rows)
    if (jobId && !newest.has(jobId))
      newest.set(jobId, { id, score: score === null ? null : Math.round(score) });
  return newest;
}
