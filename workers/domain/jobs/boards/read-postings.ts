import { and, eq, isNull, ne } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { jobPostings, jobPostingTexts } from "../../../../db/schema";
import { ENGINE_VERSION } from "../../../engine/version";
import type { Deps } from "../../deps";
import { errorText } from "../../error-text";
import { READ_AT_ONCE } from "./board-limits";
import { jobOfPosting, type PostingWords } from "./posting-job";

/** Reads what a board's new postings ask for, once each; asks for another message while some are left. */
export async function readPostings(
  deps: Pick<Deps, "db" | "tasks" | "log" | "now">,
  { boardId }: { boardId: string },
): Promise<void> {
  const db = deps.db.shared;
  const rows = await db
    .select({
      id: jobPostings.id,
      title: jobPostings.title,
      company: jobPostings.company,
      place: jobPostings.place,
      employment: jobPostings.employment,
      url: jobPostings.url,
      text: jobPostingTexts.text,
      contentHash: jobPostings.contentHash,
    })
    .from(jobPostings)
    .innerJoin(jobPostingTexts, eq(jobPostingTexts.postingId, jobPostings.id))
    .where(
      and(
        eq(jobPostings.boardId, boardId),
        ne(jobPostings.readBy, ENGINE_VERSION),
        isNull(jobPostings.closedAt),
      ),
    )
    .limit(READ_AT_ONCE);
  for (const { contentHash, ...posting } of rows) {
    const job = readOne(deps, posting);
    const same = and(eq(jobPostings.id, posting.id), eq(jobPostings.contentHash, contentHash));
    await runBatch(db, [
      db.update(jobPostingTexts).set({ job }).where(eq(jobPostingTexts.postingId, posting.id)),
      // Where its words changed meanwhile it stays unread.
      db
        .update(jobPostings)
        .set({ readBy: ENGINE_VERSION, occupation: job?.occupation ?? job?.occupations?.[0]?.id ?? null })
        .where(same),
    ]);
  }
  if (rows.length === READ_AT_ONCE) await deps.tasks.send([{ kind: "read-postings", boardId }]);
}

/** One that the engine can't read never keeps the others waiting. */
function readOne({ log }: Pick<Deps, "log">, posting: PostingWords) {
  try {
    return jobOfPosting(posting);
  } catch (error) {
    log({ event: "posting-unreadable", reason: errorText(error) });
    return null;
  }
}
