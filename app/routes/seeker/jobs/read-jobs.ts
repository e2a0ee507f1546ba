import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Deps } from "../../../../workers/domain/deps";
import { listCountries } from "../../../../workers/domain/identity/countries";
import { getSavedSearch } from "../../../../workers/domain/jobs/saved/list-saved-searches";
import { getFilter } from "../../../../workers/domain/jobs/search/job-filters";
import type { JobQuery } from "../../../../workers/domain/jobs/search/job-query";
import { listPositions } from "../../../../workers/domain/jobs/search/list-positions";
import { findLocation } from "../../../../workers/domain/jobs/search/locations";
import type { FoundJobs } from "../../../../workers/domain/jobs/search/search-jobs";

export type JobsRead = {
  saved: { position: string; location: string; geoId: string | null } | null;
  positions: string[];
  found: FoundJobs | null;
  failure: { code: string; message: string } | null;
  countries: { code: string; name: string }[];
};

const NOTHING: JobsRead = { saved: null, positions: [], found: null, failure: null, countries: [] };

/** What a résumé's saved search finds today. */
export async function readJobs(
  { deps, attempt }: AppLoadContext,
  { userId, resumeId, query }: { userId: string; resumeId: string | null; query: JobQuery },
): Promise<JobsRead> {
  if (!resumeId) return NOTHING;
  const own = { userId, resumeId };
  const [positions, filter] = await Promise.all([listPositions(deps, own), findSearch(deps, own, query)]);
  if (!filter) return { ...NOTHING, positions };
  const { position } = filter;
  const location = await findLocation(deps, filter.location);
  const saved = { position, location: filter.location, geoId: location?.geoId ?? null };
  if (!location) return { ...NOTHING, positions, saved };
  const { resume: _, saved: __, ...narrowed } = query;
  const { searchJobs } = await import("../../../../workers/domain/jobs/search/search-jobs");
  const read = await attempt(() => searchJobs(deps, { ...own, position, location, filter: narrowed }));
  if (!read.ok) return { ...NOTHING, positions, saved, failure: read.error };
  const shown = new Set([query.country, ...read.value.jobs.map(({ country }) => country)]);
  const countries = listCountries().filter(({ code }) => shown.has(code));
  return { saved, positions, found: read.value, failure: null, countries };
}

/** The kept search that the address names, else the résumé's last one. */
export async function findSearch(
  deps: Pick<Deps, "db">,
  own: { userId: string; resumeId: string },
  { saved }: JobQuery,
): Promise<{ position: string; location: string } | null> {
  const kept = saved ? await getSavedSearch(deps, { ...own, searchId: saved }) : null;
  return kept?.resumeId === own.resumeId ? kept : getFilter(deps, own);
}
