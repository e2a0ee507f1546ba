import { count, eq, getTableColumns, sql, sum } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { MAX_RESUME_BYTES, MAX_RESUMES, type ResumeQuota } from "./resume-limits";

export async function quotaOf({ db }: Pick<Deps, "db">, userId: string): Promise<ResumeQuota> {
  const [held] = await db.shared
    .select({ files: count(), bytes: sum(resumes.fileSize).mapWith(Number) })
    .from(resumes)
    .where(eq(resumes.userId, userId));
  return { files: MAX_RESUMES - (held?.files ?? 0), bytes: MAX_RESUME_BYTES - (held?.bytes ?? 0) };
}

/** Counted in the statement that writes: uploads at the same moment can't pass the limits together. */
export function insertWithinQuota(db: Db, row: typeof resumes.$inferSelect) {
  const columns = Object.entries(getTableColumns(resumes));
  const values = columns.map(([name, column]) => sql.param(row[name as keyof typeof row], column));
  const held = sql`from ${resumes} r where r.user_id = ${row.userId}`;
  return db
    .insert(resumes)
    .select(sql`select ${sql.join(values, sql`, `)}
      where (select count(*) ${held}) < ${MAX_RESUMES}
        and (select coalesce(sum(r.file_size), 0) ${held}) <= ${MAX_RESUME_BYTES - row.fileSize}`)
    .onConflictDoNothing()
    .returning({ id: resumes.id });
}
