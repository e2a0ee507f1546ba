import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { runBatch } from "../../../../db/batch";
import { isRefused, prepareCondition } from "../../../../db/conditions";
import { jobBoards, jobPostings } from "../../../../db/schema";
import type { BoardAnswer } from "../../../adapters/job-sources/port";
import type { Deps } from "../../deps";
import type { Board } from "./board";
import { GO_ON_AFTER, GONE_PAUSE, MISSED_READS, READ_EVERY, SPREAD } from "./board-limits";

const READ_ONCE = "board-read-once";

type Known = Exclude<BoardAnswer, { kind: "unknown" }>;

/** Counts one good read, once: what it shows is open; what a whole board misses the second time is closed. */
export async function settleBoard(
  { db, now }: Pick<Deps, "db" | "now">,
  { board, answer }: { board: Board; answer: Known },
): Promise<void> {
  const time = now();
  const { id, reads } = board;
  const count = db.shared.$count(jobBoards, and(eq(jobBoards.id, id), eq(jobBoards.reads, reads)));
  try {
    await runBatch(db.shared, [
      prepareCondition(db.shared, READ_ONCE, sql`${count} = 1`),
      ...changesOf(db.shared, { board, answer, time }),
      db.shared
        .update(jobBoards)
        .set({ queuedAt: null, reads: reads + 1, ...boardAfter(board, answer, time) })
        .where(eq(jobBoards.id, id)),
    ]);
  } catch (error) {
    if (!isRefused(error, READ_ONCE)) throw error;
  }
}

function changesOf(
  db: Deps["db"]["shared"],
  { board, answer, time }: { board: Board; answer: Known; time: number },
): BatchItem<"sqlite">[] {
  const own = eq(jobPostings.boardId, board.id);
  const missed = (which: SQL | undefined) =>
    db
      .update(jobPostings)
      .set({
        missed: sql`${jobPostings.missed} + 1`,
        lastSeenAt: sql`case when ${jobPostings.missed} = 0 then ${board.lastReadAt ?? time} else ${jobPostings.lastSeenAt} end`,
        closedAt: sql`case when ${jobPostings.missed} + 1 >= ${MISSED_READS} then ${time} end`,
      })
      .where(and(own, isNull(jobPostings.closedAt), which));
  if (answer.kind === "unchanged") return board.isWhole ? [missed(gt(jobPostings.missed, 0))] : [];
  if (answer.kind === "gone") return [missed(undefined)];
  const among = (ids: string[]) =>
    sql`${jobPostings.sourceId} in (select value from json_each(${JSON.stringify(ids)}))`;
  const back = or(gt(jobPostings.missed, 0), isNotNull(jobPostings.closedAt));
  const shown = db
    .update(jobPostings)
    .set({ missed: 0, closedAt: null, lastSeenAt: time })
    .where(and(own, among(answer.listed), answer.isComplete ? back : undefined));
  const removed = db
    .update(jobPostings)
    .set({ closedAt: time })
    .where(and(own, isNull(jobPostings.closedAt), among(answer.removed)));
  return [
    shown,
    ...(answer.isComplete ? [missed(sql`not (${among(answer.listed)})`)] : []),
    ...(answer.removed.length > 0 ? [removed] : []),
  ];
}

function boardAfter(board: Board, answer: Known, time: number): Partial<Board> {
  const spread = Math.floor(Math.random() * SPREAD);
  if (answer.kind === "gone") {
    // Soon again: it may have been a moment without it. Then hardly ever.
    const pause = board.lastError === "gone" ? GONE_PAUSE : READ_EVERY.others;
    const forgotten = { etag: null, lastModified: null, contentHash: null };
    return {
      ...forgotten,
      nextReadAt: time + pause + spread,
      lastError: "gone",
      failures: board.failures + 1,
    };
  }
  const every = READ_EVERY[board.source] ?? READ_EVERY.others;
  const good = { lastReadAt: time, lastError: null, failures: 0, nextReadAt: time + every + spread };
  if (answer.kind === "unchanged") return good;
  const { etag, lastModified, contentHash, isComplete } = answer;
  const goesOn = contentHash === null && { nextReadAt: time + GO_ON_AFTER };
  return { ...good, ...goesOn, etag, lastModified, contentHash, isWhole: isComplete };
}
