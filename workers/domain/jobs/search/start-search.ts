import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { AppError } from "../../errors";
import { tryAttempt } from "../../identity/throttle";
import { getResume } from "../../resumes/get-resume";
import { wrapError } from "../../wrap-error";
import { findCandidates, type JobCounts } from "./job-candidates";
import { recordJobs, saveFilter } from "./job-filters";
import { LONGEST_LOCATION, LONGEST_POSITION } from "./job-query";
import { findLocation } from "./locations";
import { samePostings } from "./same-postings";

const SEARCHES = { limit: 60, windowMilliseconds: 60 * 60 * 1000 };

export type SearchGiven = { resumeId: string; position: string; location: string };

export type NothingFound = { message: string; counts: JobCounts };

/**
 * Checks a search, and keeps it as the résumé's own where it finds something. @returns null then
 * @throws AppError "email-unverified" | "search-resume-missing" | "resume-not-found" | "position-missing" | "location-missing" |
 *   "location-unknown" | "job-search-limit" | "jobs-fetch-failed"
 */
export async function startSearch(
  deps: Deps,
  { user, ...given }: SearchGiven & { user: { userId: string; emailVerified: boolean } },
): Promise<NothingFound | null> {
  const { userId } = user;
  const resumeId = given.resumeId.trim();
  const position = given.position.replace(/\s+/g, " ").trim().slice(0, LONGEST_POSITION);
  const typed = given.location.replace(/\s+/g, " ").trim().slice(0, LONGEST_LOCATION);
  if (!user.emailVerified) throw new AppError("email-unverified");
  if (!resumeId) throw new AppError("search-resume-missing");
  await getResume(deps, { userId, resumeId });
  if (!position) throw new AppError("position-missing");
  if (!typed) throw new AppError("location-missing");
  const location = await findLocation(deps, typed);
  if (!location)
    throw new AppError("location-unknown", {
      message: `Location "${typed}" is not integrated yet. Please try a different location.`,
    });
  if (!(await tryAttempt(deps, { key: `job-search:${userId}`, ...SEARCHES })))
    throw new AppError("job-search-limit");
  const { candidates, counts } = await findCandidates(deps, { userId, position, location, filter: {} }).catch(
    wrapError("jobs-fetch-failed"),
  );
  if (candidates.length === 0)
    return { message: `No jobs found for "${position}" in ${location.name}.`, counts };
  const filterId = await saveFilter(deps, { userId, resumeId, position, location: location.name });
  try {
    await recordJobs(deps, { userId, filterId, postings: samePostings(candidates) });
  } catch (error) {
    deps.log({ event: "jobs-not-recorded", error: errorText(error) });
  }
  return null;
}
