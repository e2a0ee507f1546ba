import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { jobBoards } from "../../../db/schema";
import { demoBoards } from "../../../db/seed/job-boards";
import type { LocalWorker } from "../local-worker";

/** Boards of the stand-in's made-up employers; the Worker's clock has them read within some minutes. */
export async function addDemoBoards(worker: Pick<LocalWorker, "database">): Promise<void> {
  const database = drizzle((await worker.database()) as unknown as D1Database);
  // One each: D1 takes a hundred values in a statement.
  for (const board of demoBoards)
    await database
      .insert(jobBoards)
      .values({ id: `demo-${board.token}`, nextReadAt: 0, ...board })
      .onConflictDoUpdate({
        target: [jobBoards.source, jobBoards.token],
        set: { nextReadAt: sql`coalesce(${jobBoards.nextReadAt}, 0)` },
      });
}
