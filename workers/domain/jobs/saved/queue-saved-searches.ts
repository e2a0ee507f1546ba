import { and, asc, inArray, lt, lte } from "drizzle-orm";
import { savedSearches, toldPostings } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { nextNight, PEOPLE_A_MINUTE, TOLD_FOR } from "./saved-search-limits";

const ROWS = 200;

/** Hands out the people whose searches are due this night, one message each. */
export async function queueSavedSearches({
  db,
  tasks,
  now,
}: Pick<Deps, "db" | "tasks" | "now">): Promise<void> {
  const time = now();
  const { userId, nextCheckAt } = savedSearches;
  const due = await db.shared
    .select({ userId })
    .from(savedSearches)
    .where(lte(nextCheckAt, time))
    .orderBy(asc(nextCheckAt))
    .limit(ROWS);
  const people = [...new Set(due.map((row) => row.userId))].slice(0, PEOPLE_A_MINUTE);
  if (people.length === 0) return;
  await db.shared
    .update(savedSearches)
    .set({ queuedAt: time, nextCheckAt: nextNight(time) })
    .where(and(inArray(userId, people), lte(nextCheckAt, time)));
  await tasks.send(people.map((one) => ({ kind: "mail-new-jobs", userId: one })));
}

/** Forgets what was told so long ago that it can't be new. */
export async function forgetTold({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  await db.shared.delete(toldPostings).where(lt(toldPostings.toldAt, now() - TOLD_FOR));
}
