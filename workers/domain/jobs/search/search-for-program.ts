import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { listResumes } from "../../resumes/list-resumes";
import { companyPage } from "./company-page";
import { findLocation, locationOfGeoId } from "./locations";
import { searchJobs } from "./search-jobs";
import { startSearch } from "./start-search";

/** A job in the spec's names. */
export type ProgramJob = {
  job_position: string;
  job_link: string;
  job_id: string;
  company_name: string;
  company_profile: string | null;
  job_location: string;
  job_posting_date: string;
  company_logo_url: null;
};

/**
 * The search of /jobs for a program, kept as its default résumé's, else the first's; what it finds is recorded, best match first.
 * @throws AppError "email-unverified" | "search-resume-missing" | "position-missing" | "location-missing" | "location-unknown" |
 *   "job-search-limit" | "jobs-fetch-failed"
 */
export async function searchForProgram(
  deps: Deps,
  {
    user,
    keyword,
    geoid = "",
    place = "",
  }: {
    user: { userId: string; emailVerified: boolean };
    keyword: string;
    /** LinkedIn's id of a place, or its name */
    geoid?: string;
    place?: string;
  },
): Promise<{ message: string; jobs: ProgramJob[] }> {
  const { userId } = user;
  const resumes = await listResumes(deps, { userId });
  const read = resumes.filter(({ analysisStatus }) => analysisStatus === "completed");
  const resumeId = (read.find(({ isDefault }) => isDefault) ?? read[0])?.id;
  if (!resumeId) throw new AppError("search-resume-missing");
  if (!geoid.trim() && !place.trim()) throw new AppError("location-missing");
  const location = geoid.trim() ? await locationOfGeoId(deps, geoid.trim()) : await findLocation(deps, place);
  if (!location) throw new AppError("location-unknown");
  const position = keyword.trim();
  const nothing = await startSearch(deps, { user, resumeId, position, location: location.name });
  if (nothing) return { message: nothing.message, jobs: [] };
  const { jobs } = await searchJobs(deps, { userId, resumeId, position, location, filter: {} });
  return {
    message: jobs.length === 1 ? "1 job found." : `${jobs.length} jobs found.`,
    jobs: jobs.map((job) => ({
      job_position: job.title,
      job_link: job.url,
      job_id: String(job.id),
      company_name: job.company,
      company_profile: companyPage(job),
      job_location: job.place,
      job_posting_date: new Date(job.postedAt).toISOString().slice(0, 10),
      company_logo_url: null,
    })),
  };
}
