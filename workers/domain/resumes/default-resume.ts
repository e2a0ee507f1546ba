import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { resumes } from "../../../db/schema";
import { ofUser } from "./get-resume";

/** For the caller's batch. Default is cleared first, since an index allows one per user. */
export function makeDefault(db: Db, input: { userId: string; resumeId: string }) {
  const { userId } = input;
  return [
    db
      .update(resumes)
      .set({ isDefault: false })
      .where(and(eq(resumes.userId, userId), eq(resumes.isDefault, true))),
    db.update(resumes).set({ isDefault: true }).where(ofUser(input)),
    ensureDefault(db, userId),
  ];
}

export function makeNewestDefault(db: Db, { userId, inserted }: { userId: string; inserted: string[] }) {
  const anyStands = db.$count(resumes, inArray(resumes.id, inserted));
  return [
    db
      .update(resumes)
      .set({ isDefault: false })
      .where(and(eq(resumes.userId, userId), eq(resumes.isDefault, true), sql`${anyStands} > 0`)),
    ensureDefault(db, userId),
  ];
}

export function ensureDefault(db: Db, userId: string) {
  const mine = sql`r.user_id = ${userId} and r.is_default`;
  return db
    .update(resumes)
    .set({ isDefault: true })
    .where(
      sql`${resumes.id} = (select r.id from ${resumes} r where ${mine} = 0 order by r.created_at desc limit 1)
        and not exists (select 1 from ${resumes} r where ${mine} = 1)`,
    );
}
