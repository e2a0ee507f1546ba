import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../../db/batch";
import { filesToDelete, heldResumes } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { deleteFilesNow } from "../../files/delete-files-due";
import { type HeldBy, isHeldBy } from "./find-held-resume";

const MAX_ROWS = 500;

/** The rows go at once, their files as soon as storage takes it. For the caller's batch. */
export function prepareDropOfHeld(
  { db: { shared }, now }: Pick<Deps, "db" | "now">,
  which: SQL,
): BatchItem<"sqlite">[] {
  const keys = shared
    .select({
      fileKey: heldResumes.fileKey,
      attempts: sql<number>`0`.as("attempts"),
      createdAt: sql<number>`${now()}`.as("created_at"),
    })
    .from(heldResumes)
    .where(which);
  return [
    shared.insert(filesToDelete).select(keys).onConflictDoNothing(),
    shared.delete(heldResumes).where(which),
  ];
}

export async function dropHeldResume(deps: Deps, by: HeldBy): Promise<void> {
  await runBatch(deps.db.shared, prepareDropOfHeld(deps, isHeldBy(by)));
  await deleteFilesNow(deps, { limit: 10 });
}

export async function forgetHeldResumes(deps: Deps): Promise<void> {
  const { shared } = deps.db;
  const due = sql`${heldResumes.tokenHash} in (select h.token_hash from ${heldResumes} h
    where h.expires_at <= ${deps.now()} order by h.expires_at limit ${MAX_ROWS})`;
  await runBatch(shared, prepareDropOfHeld(deps, due));
}
