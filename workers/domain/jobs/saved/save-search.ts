import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { savedSearches } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { cutText } from "../../files/file-names";
import { getResume } from "../../resumes/get-resume";
import type { JobFilter } from "../search/job-query";
import { LONGEST_NAME, MOST_SEARCHES, nextNight } from "./saved-search-limits";

const ROOM = "saved-search-room";

export type SearchToSave = { resumeId: string; position: string; location: string; filter: JobFilter };

/**
 * Keeps a search and mails its new postings from the next night on; one that is kept already goes on.
 * @throws AppError "email-unverified" | "resume-not-found" | "saved-search-limit"
 */
export async function saveSearch(
  deps: Deps,
  { user, ...search }: SearchToSave & { user: { userId: string; emailVerified: boolean } },
): Promise<void> {
  const { userId } = user;
  if (!user.emailVerified) throw new AppError("email-unverified");
  const { resumeId, position, location } = search;
  await getResume(deps, { userId, resumeId });
  const db = deps.db.dbFor(userId);
  const time = deps.now();
  const nextCheckAt = nextNight(time);
  const filter = plainFilter(search.filter);
  const own = eq(savedSearches.userId, userId);
  const same = and(
    ...[own, eq(savedSearches.resumeId, resumeId), eq(savedSearches.position, position)],
    ...[eq(savedSearches.location, location), sql`${savedSearches.filter} = ${JSON.stringify(filter)}`],
  );
  const again = await db
    .update(savedSearches)
    .set({ nextCheckAt: sql`coalesce(${savedSearches.nextCheckAt}, ${nextCheckAt})`, updatedAt: time })
    .where(same)
    .returning({ id: savedSearches.id });
  if (again.length > 0) return;
  const name = cutText(`${position} in ${location}`, LONGEST_NAME);
  const row = { userId, resumeId, name, position, location, filter, nextCheckAt };
  try {
    await runBatch(db, [
      prepareCondition(db, ROOM, sql`${db.$count(savedSearches, own)} < ${MOST_SEARCHES}`),
      db.insert(savedSearches).values({ ...row, createdAt: time, updatedAt: time }),
    ]);
  } catch (error) {
    throw isRefused(error, ROOM) ? new AppError("saved-search-limit") : error;
  }
}

/** What is set, always in the same order. */
function plainFilter(filter: JobFilter): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter((entry): entry is [string, string] => typeof entry[1] === "string")
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
