import { and, asc, eq, not } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { verdicts } from "../../../db/schema";
import { isOfBlocked } from "../engine-blocks/blocked-engine";

/** When an applicant was scored, how and by which engine, the first time first; without those of a blocked engine version. */
export function listShownVerdicts(
  db: Db,
  { companyId, applicantId }: { companyId: string; applicantId: string },
) {
  return db
    .select({ madeAt: verdicts.createdAt, score: verdicts.score, engineVersion: verdicts.engineVersion })
    .from(verdicts)
    .where(
      and(
        eq(verdicts.applicantId, applicantId),
        eq(verdicts.companyId, companyId),
        not(isOfBlocked(verdicts.engineVersion)),
      ),
    )
    .orderBy(asc(verdicts.createdAt));
}
