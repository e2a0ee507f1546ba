import { and, desc, eq, sql } from "drizzle-orm";
import { chunkRows, runBatch } from "../../../../db/batch";
import { jobFilters, jobSearches } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { companyPage } from "./company-page";
import type { OnePosting } from "./same-postings";

export type SavedFilter = { id: string; position: string; location: string };

/** What was last searched for with a résumé; null where nothing was. */
export async function getFilter(
  { db }: Pick<Deps, "db">,
  { userId, resumeId }: { userId: string; resumeId: string },
): Promise<SavedFilter | null> {
  const { id, position, location, createdAt } = jobFilters;
  const [row] = await db
    .dbFor(userId)
    .select({ id, position, location })
    .from(jobFilters)
    .where(and(eq(jobFilters.resumeId, resumeId), eq(jobFilters.userId, userId)))
    .orderBy(desc(createdAt))
    .limit(1);
  return row ?? null;
}

/** One for each résumé: a new search takes the place of the one before. @returns its id */
export async function saveFilter(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, ...search }: { userId: string; resumeId: string; position: string; location: string },
): Promise<string> {
  const tenant = db.dbFor(userId);
  const known = await getFilter({ db }, { userId, resumeId: search.resumeId });
  const time = now();
  if (known) {
    const own = and(eq(jobFilters.id, known.id), eq(jobFilters.userId, userId));
    await tenant
      .update(jobFilters)
      .set({ ...search, updatedAt: time })
      .where(own);
    return known.id;
  }
  const id = crypto.randomUUID();
  await tenant.insert(jobFilters).values({ id, userId, ...search, createdAt: time, updatedAt: time });
  return id;
}

const COLUMNS = 12;

/** What a search found, each job once for a person. */
export async function recordJobs(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId, filterId, postings }: { userId: string; filterId: string; postings: OnePosting[] },
): Promise<void> {
  const tenant = db.dbFor(userId);
  const rows = postings.map((posting) => ({
    id: crypto.randomUUID(),
    ...{ userId, filterId, companyProfile: companyPage(posting), companyLogoUrl: null, createdAt: now() },
    jobPosition: posting.title,
    jobLink: posting.url,
    jobId: String(posting.id),
    companyName: posting.company,
    jobLocation: posting.place,
    jobPostingDate: new Date(posting.postedAt).toISOString().slice(0, 10),
  }));
  await runBatch(
    tenant,
    chunkRows(rows, COLUMNS).map((chunk) =>
      tenant
        .insert(jobSearches)
        .values(chunk)
        .onConflictDoUpdate({
          target: [jobSearches.userId, jobSearches.jobId],
          set: {
            filterId: sql`excluded.filter_id`,
            jobPosition: sql`excluded.job_position`,
            jobLink: sql`excluded.job_link`,
            companyName: sql`excluded.company_name`,
            companyProfile: sql`excluded.company_profile`,
            jobLocation: sql`excluded.job_location`,
            createdAt: sql`excluded.created_at`,
          },
        }),
    ),
  );
}
