import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import { applicants, decisions, matches, resumes, verdicts } from "../../../db/schema";
import type { Deps } from "../deps";
import { inTurns } from "../files/in-turns";
import { noteVerdictObjects } from "./forget-verdicts";

/** Six months and a little (RULINGS 88). */
export const RETENTION_MILLISECONDS = 184 * 24 * 60 * 60 * 1000;

const MAX_ROWS = 200;

/** Older than six months, not the newest about its subject, and no decision rests on it. */
function isOver(time: number): SQL {
  const { applicantId, resumeId, matchId, id, objectKey } = verdicts;
  return sql`(${verdicts.createdAt} < ${time - RETENTION_MILLISECONDS}
    and not exists (select 1 from ${applicants} where ${applicants.id} = ${applicantId}
      and (${applicants.analysisKey} = ${objectKey} or ${applicants.shortlistedVerdictId} = ${id}))
    and not exists (select 1 from ${decisions} where ${decisions.verdictId} = verdicts.id)
    and not exists (select 1 from ${resumes} where ${resumes.id} = ${resumeId} and ${resumes.analysisKey} = ${objectKey})
    and not exists (select 1 from ${matches} where ${matches.id} = ${matchId} and ${matches.detailKey} = ${objectKey}))`;
}

export async function deleteOldVerdicts(deps: Deps): Promise<number> {
  const { shared } = deps.db;
  return inTurns(deps, {
    task: "old-verdicts",
    most: MAX_ROWS,
    rowsAfter: (after) =>
      shared
        .select({ id: verdicts.id, isOver: sql<number>`${isOver(deps.now())}` })
        .from(verdicts)
        .where(gt(verdicts.id, after))
        .orderBy(verdicts.id)
        .limit(MAX_ROWS),
    work: async (row) => {
      if (!row.isOver) return false;
      // Asked again in the batch: a decision may have been made meanwhile.
      const time = deps.now();
      const which = and(eq(verdicts.id, row.id), isOver(time));
      const results = await runBatch(shared, [
        noteVerdictObjects(shared, which, time),
        shared.delete(verdicts).where(which).returning({ id: verdicts.id }),
      ]);
      return (results[1] as { id: string }[]).length > 0;
    },
  });
}
