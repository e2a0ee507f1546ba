import { and, eq, isNotNull } from "drizzle-orm";
import { savedSearches } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { LONGEST_NAME, nextNight } from "./saved-search-limits";

type Own = { userId: string; searchId: string };
type Changing = Pick<Deps, "db" | "now">;

const isOwn = ({ userId, searchId }: Own) =>
  and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId));

/** @throws AppError "saved-search-gone" | "saved-search-nameless" */
export async function renameSavedSearch(
  deps: Changing,
  { name, ...own }: Own & { name: string },
): Promise<void> {
  const plain = name
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME);
  if (!plain) throw new AppError("saved-search-nameless");
  await change(deps, own, { name: plain });
}

/** Stopped, it stays in the list and mails nothing. @throws AppError "saved-search-gone" */
export async function setSavedSearch(
  deps: Changing,
  { isOn, ...own }: Own & { isOn: boolean },
): Promise<void> {
  await change(deps, own, { nextCheckAt: isOn ? nextNight(deps.now()) : null, queuedAt: null });
}

async function change({ db, now }: Changing, own: Own, set: Partial<typeof savedSearches.$inferInsert>) {
  const [row] = await db
    .dbFor(own.userId)
    .update(savedSearches)
    .set({ ...set, updatedAt: now() })
    .where(isOwn(own))
    .returning({ id: savedSearches.id });
  if (!row) throw new AppError("saved-search-gone");
}

export async function deleteSavedSearch({ db }: Changing, own: Own): Promise<void> {
  await db.dbFor(own.userId).delete(savedSearches).where(isOwn(own));
}

/** Whether any search of a person's still mails. */
export async function mailsNewJobs(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<boolean> {
  const isOn = and(eq(savedSearches.userId, userId), isNotNull(savedSearches.nextCheckAt));
  return (await db.dbFor(userId).$count(savedSearches, isOn)) > 0;
}

/** What the link in each mail does: all of a person's searches stop. */
export async function stopSavedSearches(
  { db, now }: Changing,
  { userId }: { userId: string },
): Promise<void> {
  await db
    .dbFor(userId)
    .update(savedSearches)
    .set({ nextCheckAt: null, queuedAt: null, updatedAt: now() })
    .where(eq(savedSearches.userId, userId));
}
