import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { applicants, matches, resumes, verdicts } from "../../../db/schema";

export type EarlierVerdict = { objectKey: string; matchId: string | null; createdAt: number };

export async function listEarlierVerdicts(db: Db, which: SQL | undefined): Promise<EarlierVerdict[]> {
  const newest = sql`case when ${verdicts.matchId} is not null then ${matches.detailKey}
    when ${verdicts.resumeId} is not null then ${resumes.analysisKey} else ${applicants.analysisKey} end`;
  const rows = await db
    .select({
      objectKey: verdicts.objectKey,
      matchId: verdicts.matchId,
      createdAt: verdicts.createdAt,
    })
    .from(verdicts)
    .leftJoin(applicants, eq(applicants.id, verdicts.applicantId))
    .leftJoin(resumes, eq(resumes.id, verdicts.resumeId))
    .leftJoin(matches, eq(matches.id, verdicts.matchId))
    .where(and(which, sql`${verdicts.objectKey} is not (${newest})`))
    .orderBy(asc(verdicts.createdAt), asc(verdicts.id));
  return rows.flatMap(({ objectKey, ...row }) => (objectKey ? [{ objectKey, ...row }] : []));
}
