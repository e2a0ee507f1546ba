import { and, desc, eq } from "drizzle-orm";
import { resumes, savedSearches } from "../../../../db/schema";
import type { Deps } from "../../deps";

export type SavedSearch = Awaited<ReturnType<typeof listSavedSearches>>[number];

const { id, name, resumeId, position, location, filter, nextCheckAt, lastMailAt } = savedSearches;
const COLUMNS = { id, name, resumeId, position, location, filter, nextCheckAt, lastMailAt };

/** A person's searches, the newest first; there are few. */
export async function listSavedSearches({ db }: Pick<Deps, "db">, { userId }: { userId: string }) {
  return db
    .dbFor(userId)
    .select({ ...COLUMNS, resumeName: resumes.name })
    .from(savedSearches)
    .innerJoin(resumes, eq(resumes.id, resumeId))
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt));
}

/** One of a person's own; null for any other. */
export async function getSavedSearch(
  { db }: Pick<Deps, "db">,
  { userId, searchId }: { userId: string; searchId: string },
) {
  const [row] = await db
    .dbFor(userId)
    .select(COLUMNS)
    .from(savedSearches)
    .where(and(eq(id, searchId), eq(savedSearches.userId, userId)));
  return row ?? null;
}
