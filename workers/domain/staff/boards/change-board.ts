import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { jobBoards } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { runAudited } from "../audit-entry";

export type BoardChange = "stop" | "start";

/** A stopped board isn't read or searched; started again, it is read within minutes. @throws AppError "board-gone" | "decided-meanwhile" */
export async function changeBoard(
  deps: Pick<Deps, "db" | "now" | "tasks" | "log">,
  { boardId, change, actorId }: { boardId: string; change: BoardChange; actorId: string },
): Promise<void> {
  const db = deps.db.shared;
  const isStop = change === "stop";
  const { id, nextReadAt, reads } = jobBoards;
  const [board] = await db.select({ id }).from(jobBoards).where(eq(id, boardId));
  if (!board) throw new AppError("board-gone");
  const wasOther = and(eq(id, boardId), isStop ? isNotNull(nextReadAt) : isNull(nextReadAt));
  await runAudited(deps, {
    actorId,
    action: isStop ? "board-stopped" : "board-started",
    subject: boardId,
    reason: null,
    onlyIf: sql`${db.$count(jobBoards, wasOther)} = 1`,
    effects: [
      db
        .update(jobBoards)
        .set({
          // A read that is under way counts no more: it would have it read again.
          reads: sql`${reads} + 1`,
          queuedAt: null,
          ...(isStop ? { nextReadAt: null } : { nextReadAt: deps.now(), failures: 0, lastError: null }),
        })
        .where(eq(id, boardId)),
    ],
  });
}
