import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { runBatch } from "../../../../db/batch";
import { jobBoards } from "../../../../db/schema";
import type { Deps } from "../../deps";
import { BOARDS_A_MINUTE, LOST_AFTER } from "./board-limits";

/** Hands out the boards that are due, one message each; each host gets few at a time. @returns how many */
export async function queueBoards({ db, tasks, now }: Pick<Deps, "db" | "tasks" | "now">): Promise<number> {
  const time = now();
  const reads = jobBoards.source.enumValues.map((source) =>
    db.shared
      .select({ id: jobBoards.id })
      .from(jobBoards)
      .where(and(eq(jobBoards.source, source), lte(jobBoards.nextReadAt, time)))
      .orderBy(asc(jobBoards.nextReadAt))
      .limit(BOARDS_A_MINUTE),
  );
  const due = ((await runBatch(db.shared, reads)) as { id: string }[][]).flat().map(({ id }) => id);
  if (due.length === 0) return 0;
  await db.shared
    .update(jobBoards)
    .set({ queuedAt: time, nextReadAt: time + LOST_AFTER })
    .where(and(inArray(jobBoards.id, due), lte(jobBoards.nextReadAt, time)));
  await tasks.send(due.map((boardId) => ({ kind: "read-board", boardId })));
  return due.length;
}
