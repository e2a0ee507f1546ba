import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { jobBoards, jobPostings } from "../../../../db/schema";
import type { BoardAnswer } from "../../../adapters/job-sources/port";
import type { Deps } from "../../deps";
import type { Board } from "./board";
import { FIRST_PAUSE, LONGEST_PAUSE } from "./board-limits";
import { postingRow } from "./posting-row";
import { settleBoard } from "./settle-board";
import { storePostings } from "./store-postings";

/** Reads one board. Safe to stop and to run twice: postings are stored first, by their ids; one transaction at the end counts the read. */
export async function readBoard(
  deps: Pick<Deps, "db" | "jobSources" | "tasks" | "log" | "now">,
  { boardId }: { boardId: string },
): Promise<void> {
  const db = deps.db.shared;
  const [board] = await db
    .select()
    .from(jobBoards)
    .where(and(eq(jobBoards.id, boardId), isNotNull(jobBoards.queuedAt)));
  if (!board) return;
  const stored = await db
    .select({ sourceId: jobPostings.sourceId, contentHash: jobPostings.contentHash })
    .from(jobPostings)
    .where(eq(jobPostings.boardId, boardId));
  const hashes = new Map(stored.map(({ sourceId, contentHash }) => [sourceId, contentHash]));
  const { source, token, etag, lastModified, contentHash, lastReadAt: since } = board;
  const known = new Set(stored.filter((row) => row.contentHash !== "").map(({ sourceId }) => sourceId));
  const asked = { source, token, etag, lastModified, contentHash, since, known };
  const answer = await deps.jobSources.readBoard(asked);
  if (answer.kind === "unknown") return postpone(deps, board, answer);
  if (answer.kind !== "read") return settleBoard(deps, { board, answer });
  const rows = answer.postings.flatMap((posting) => postingRow(posting, board) ?? []);
  const changed = rows.filter((row) => hashes.get(row.sourceId) !== row.contentHash);
  await storePostings(deps, { board, rows: changed });
  await settleBoard(deps, { board, answer });
  if (changed.length > 0) await deps.tasks.send([{ kind: "read-postings", boardId }]);
}

/** Nothing is known of its postings, so nothing is said of them. A host that asks for a pause gets it for all its boards. */
async function postpone(
  { db, log, now }: Pick<Deps, "db" | "log" | "now">,
  board: Board,
  { reason, retryAfterSeconds }: Extract<BoardAnswer, { kind: "unknown" }>,
): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(board.failures, 10));
  const wanted = (retryAfterSeconds ?? 0) * 1000;
  const time = now();
  log({ event: "board-unread", board: board.id, reason });
  await db.shared
    .update(jobBoards)
    .set({
      queuedAt: null,
      nextReadAt: time + Math.max(pause, wanted),
      failures: board.failures + 1,
      lastError: reason,
    })
    .where(and(eq(jobBoards.id, board.id), eq(jobBoards.reads, board.reads)));
  if (wanted === 0) return;
  await db.shared
    .update(jobBoards)
    .set({ nextReadAt: time + wanted })
    .where(
      and(
        eq(jobBoards.source, board.source),
        lt(jobBoards.nextReadAt, time + wanted),
        isNull(jobBoards.queuedAt),
      ),
    );
}
