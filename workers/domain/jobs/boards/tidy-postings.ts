import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { jobPostings, jobPostingTexts } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { ROW_AFTER_CLOSING, TEXT_AFTER_CLOSING, UNSEEN_AFTER } from "./board-limits";

const MOST = 80;

/** Closes what a source without ends hasn't shown for long, drops the texts of closed postings, and then their rows. */
export async function tidyPostings({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
  const time = now();
  const closedBefore = (age: number) => lt(jobPostings.closedAt, time - age);
  const [texts, rows] = await Promise.all([
    db.shared
      .select({ id: jobPostings.id })
      .from(jobPostings)
      .where(and(closedBefore(TEXT_AFTER_CLOSING), sql`${jobPostings.contentHash} <> ''`))
      .limit(MOST),
    db.shared
      .select({ id: jobPostings.id })
      .from(jobPostings)
      .where(closedBefore(ROW_AFTER_CLOSING))
      .limit(MOST),
  ]);
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);
  await runBatch(db.shared, [
    ...Object.entries(UNSEEN_AFTER).map(([source, age]) =>
      db.shared
        .update(jobPostings)
        .set({ closedAt: time })
        .where(
          and(
            eq(jobPostings.source, source),
            isNull(jobPostings.closedAt),
            lt(jobPostings.lastSeenAt, time - age),
          ),
        ),
    ),
    ...(texts.length > 0 ? dropTexts(ids(texts)) : []),
    ...(rows.length > 0 ? [db.shared.delete(jobPostings).where(inArray(jobPostings.id, ids(rows)))] : []),
  ]);

  function dropTexts(postings: number[]) {
    return [
      db.shared.delete(jobPostingTexts).where(inArray(jobPostingTexts.postingId, postings)),
      // One that comes back is stored with its words again.
      db.shared
        .update(jobPostings)
        .set({ contentHash: "", readBy: "" })
        .where(inArray(jobPostings.id, postings)),
    ];
  }
}
