import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { resumes } from "../../../db/schema";
import { ownResume } from "./get-resume";

/** For the caller's batch. Default is cleared first, since an index allows one per user. */
export function makeDefault(db: Db, input: { userId: string; resumeId: string }) {
  const { userId } = input;
  return [
    db
      .update(resumes)
      .set({ isDefault: false })
      .where(and(eq(resumes.userId, userId), eq(resumes.isDefault, true))),
    db
      .update(resumes)
      .set({ isDefault: true })
      .where(and(ownResume(input), ne(resumes.analysisStatus, "failed"))),
    ensureDefault(db, userId),
  ];
}

export function makeNewestDefault(db: Db, { userId, inserted }: { userId: string; inserted: string[] }) {
  const anyStands = db.$count(resumes, inArray(resumes.id, inserted));
  return [
    db
      .update(resumes)
      .set({ tookDefaultFrom: readableDefault(userId) })
      .where(and(eq(resumes.userId, userId), inArray(resumes.id, inserted))),
    db
      .update(resumes)
      .set({ isDefault: false })
      .where(and(eq(resumes.userId, userId), eq(resumes.isDefault, true), sql`${anyStands} > 0`)),
    ensureDefault(db, userId),
  ];
}

/** The default, or the one that it replaced itself where it isn't read yet. */
function readableDefault(userId: string) {
  return sql`(select case r.analysis_status when 'completed' then r.id else r.took_default_from end
    from ${resumes} r where r.user_id = ${userId} and r.is_default = 1)`;
}

/** The newest that can be read, or may turn out to; none where all have failed. */
export function ensureDefault(db: Db, userId: string) {
  const mine = sql`r.user_id = ${userId} and r.is_default`;
  return db
    .update(resumes)
    .set({ isDefault: true })
    .where(
      sql`${resumes.id} = (select r.id from ${resumes} r where ${mine} = 0 and r.analysis_status <> 'failed'
          order by r.created_at desc limit 1)
        and not exists (select 1 from ${resumes} r where ${mine} = 1)`,
    );
}

/** A file that can't be read gives the place back to the one that had it before. Put it before the row's own failing. */
export function giveDefaultBack(
  db: Db,
  { userId, resumeId, isEnding }: { userId: string; resumeId: string; isEnding: SQL | undefined },
) {
  const failing = ownResume({ userId, resumeId });
  const others = sql`r.user_id = ${userId} and r.is_default = 0 and r.id <> ${resumeId}`;
  const former = sql`r.id = (select f.took_default_from from ${resumes} f where f.id = ${resumeId})`;
  return [
    db
      .update(resumes)
      .set({ isDefault: false })
      .where(and(failing, eq(resumes.isDefault, true), isEnding)),
    db
      .update(resumes)
      .set({ isDefault: true })
      .where(
        sql`${resumes.id} = coalesce(
            (select r.id from ${resumes} r where ${former} and ${others} and r.analysis_status = 'completed'),
            (select r.id from ${resumes} r where ${others} and r.analysis_status = 'completed'
              order by r.created_at desc limit 1),
            (select r.id from ${resumes} r where ${others} and r.analysis_status = 'pending'
              order by r.created_at desc limit 1))
          and not exists (select 1 from ${resumes} r where r.user_id = ${userId} and r.is_default = 1)`,
      ),
  ];
}
