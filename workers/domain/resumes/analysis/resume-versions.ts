import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../../db/client";
import { resumes } from "../../../../db/schema";

/** Names a family after its oldest version, and dissolves it where one is left. For the caller's batch. */
export function tidyVersions(db: Db, { userId, familyId }: { userId: string; familyId: string }) {
  const members = sql`from ${resumes} r where r.user_id = ${userId} and r.family_id = ${familyId}`;
  return db
    .update(resumes)
    .set({
      familyId: sql`case when (select count(*) ${members}) > 1
        then (select r.id ${members} order by r.created_at limit 1) end`,
    })
    .where(and(eq(resumes.userId, userId), eq(resumes.familyId, familyId)));
}
