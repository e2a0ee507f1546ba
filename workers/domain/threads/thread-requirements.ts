import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { threadRequirements, threads } from "../../../db/schema";
import type { JobProfile } from "../../engine/types";
import type { Deps } from "../deps";
import { parseJobProfile } from "../stored/job-profile";

/** For the caller's batch, after the thread's row was written. */
export function saveRequirements(db: Db, which: SQL | undefined, time: number) {
  return db
    .insert(threadRequirements)
    .select(
      db
        .select({
          threadId: threads.id,
          version: threads.jobVersion,
          detailedAnalysis: threads.detailedAnalysis,
          createdAt: sql<number>`${time}`.as("created_at"),
        })
        .from(threads)
        .where(which),
    )
    .onConflictDoNothing();
}

export async function getRequirements(
  { db }: Pick<Deps, "db">,
  { companyId, threadId, version }: { companyId: string; threadId: string; version: number },
): Promise<JobProfile | null> {
  const [row] = await db
    .dbFor(companyId)
    .select({ detailedAnalysis: threadRequirements.detailedAnalysis })
    .from(threadRequirements)
    .innerJoin(threads, eq(threads.id, threadRequirements.threadId))
    .where(
      and(
        eq(threadRequirements.threadId, threadId),
        eq(threadRequirements.version, version),
        eq(threads.companyId, companyId),
      ),
    );
  return row ? parseJobProfile(row.detailedAnalysis) : null;
}
