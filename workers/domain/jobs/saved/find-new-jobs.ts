import type { Deps } from "../../deps";
import { readableResume } from "../../matches/create-match";
import { findCandidates } from "../search/job-candidates";
import { parseJobQuery } from "../search/job-query";
import { findLocation } from "../search/locations";
import { type OnePosting, samePostings } from "../search/same-postings";
import { type PostingScore, scorePostings } from "../search/score-postings";
import { NEW_FOR } from "./saved-search-limits";

export type SearchToCheck = {
  id: string;
  userId: string;
  resumeId: string;
  position: string;
  location: string;
  filter: Record<string, string>;
  createdAt: number;
};

export type NewJob = OnePosting & PostingScore;

/** Open postings that came since a search was saved and that it hasn't told of, the best match first. */
export async function findNewJobs(deps: Deps, search: SearchToCheck): Promise<NewJob[]> {
  const { userId, resumeId, position } = search;
  const { resume: _, saved: __, ...filter } = parseJobQuery(new URLSearchParams(search.filter));
  const location = await findLocation(deps, search.location);
  if (!location) return [];
  const untold = { searchId: search.id, since: Math.max(search.createdAt, deps.now() - NEW_FOR) };
  const { candidates } = await findCandidates(deps, { userId, position, location, filter, untold });
  const postings = samePostings(candidates);
  if (postings.length === 0) return [];
  const { facts } = await readableResume(deps, { userId, resumeId });
  const scores = await scorePostings(deps, { facts, postings });
  return postings
    .map((posting) => ({
      ...posting,
      ...(scores.get(posting.id) ?? { score: null, strengths: [], gaps: [] }),
    }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || b.postedAt - a.postedAt);
}
