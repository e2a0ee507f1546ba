import { and, gt, isNull, lt, type SQL } from "drizzle-orm";
import { jobPostings } from "../../../../db/schema";
import { ENGINE_VERSION } from "../../../engine/version";
import type { Deps } from "../../deps";
import { LOST_AFTER } from "./board-limits";

const ROWS = 200;
const BOARDS = 3;

/** Postings whose message got lost, and those that an earlier engine read: a few boards a minute. */
export async function queueUnread({ db, tasks, now }: Pick<Deps, "db" | "tasks" | "now">): Promise<void> {
  const { readBy, boardId, changedAt, closedAt } = jobPostings;
  const where = (other: SQL) =>
    db.shared
      .select({ boardId })
      .from(jobPostings)
      .where(and(other, lt(changedAt, now() - LOST_AFTER), isNull(closedAt)))
      .limit(ROWS);
  const [older, newer] = await db.shared.batch([
    where(lt(readBy, ENGINE_VERSION)),
    where(gt(readBy, ENGINE_VERSION)),
  ]);
  const rows = [...older, ...newer];
  const boards = [...new Set(rows.map((row) => row.boardId))].slice(0, BOARDS);
  await tasks.send(boards.map((id) => ({ kind: "read-postings", boardId: id })));
}
