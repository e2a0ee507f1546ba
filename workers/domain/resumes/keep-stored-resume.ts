import { and, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { runBatch } from "../../../db/batch";
import { resumeAnalyses, resumes, userActivities } from "../../../db/schema";
import { rebuildSkillsAndProgress } from "../analyses/book-keeping";
import type { Deps } from "../deps";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { analysisColumnsOf } from "./analysis-columns";
import { ofUser, type Resume } from "./get-resume";
import type { StoredResume } from "./stored-resume";

export type KeptResume = {
  resume: Pick<Resume, "id" | "userId" | "fileKey" | "name">;
  stored: StoredResume;
  /** what must still hold of the résumé's row: without it nothing is written */
  on: SQL | undefined;
  /** what changes in the row */
  columns: SQLiteUpdateSetSource<typeof resumes>;
  /**
   * What is written first. "file": whoever sees the row finds the file (a first result). "rows": only who wins the row
   * writes the file (a change of what is there); if that fails, readers work it out from the row's corrections.
   */
  first: "file" | "rows";
  /** a line for the person's recent activity, if it is worth one */
  activity: { title: string } | null;
};

/**
 * Keeps an analysis: the file beside the résumé, and in one transaction its row, the résumé's, the skills and the activity.
 * @returns whether it was kept: false where `on` no longer held
 */
export async function keepStoredResume(deps: Deps, kept: KeptResume): Promise<boolean> {
  const key = kept.resume.fileKey + ANALYSIS_SUFFIX;
  if (kept.first === "file") await deps.files.putJson(key, kept.stored);
  const results = await runBatch(deps.db.shared, statementsFor(deps, kept));
  const changed = (results.at(-1) as { id: string }[]).length > 0;
  if (changed && kept.first === "rows") await deps.files.putJson(key, kept.stored);
  return changed;
}

/** The résumé's row comes last: what `on` asks of it must still be there for the others. */
function statementsFor({ db, now }: Deps, { resume, stored, on, columns, activity }: KeptResume) {
  const time = now();
  const { shared } = db;
  const mine = and(ofUser({ userId: resume.userId, resumeId: resume.id }), on);
  const values = Object.entries(analysisColumnsOf(stored)).map(([name, value]) => ({
    column: sql.identifier(resumeAnalyses[name as "strengths"].name),
    value: Array.isArray(value) ? JSON.stringify(value) : value,
  }));
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  return [
    shared.run(sql`insert into ${resumeAnalyses}
      (id, resume_id, user_id, created_at, ${list(values.map(({ column }) => sql`${column}`))})
      select ${crypto.randomUUID()}, ${resume.id}, ${resume.userId}, ${time}, ${list(values.map(({ value }) => sql`${value}`))}
      from ${resumes} where ${mine}
      on conflict (resume_id) do update set created_at = excluded.created_at,
        ${list(values.map(({ column }) => sql`${column} = excluded.${column}`))}`),
    ...(activity
      ? [
          shared.run(sql`insert into ${userActivities}
            (id, user_id, activity_type, title, description, metadata, resume_id, created_at)
            select ${crypto.randomUUID()}, ${resume.userId}, 'analysis', ${activity.title}, ${resumes.name},
              ${JSON.stringify({ score: stored.report.quality?.value })}, ${resume.id}, ${time}
            from ${resumes} where ${mine}`),
        ]
      : []),
    ...rebuildSkillsAndProgress(shared, resume.userId),
    shared
      .update(resumes)
      .set({ ...columns, updatedAt: time })
      .where(mine)
      .returning({ id: resumes.id }),
  ];
}
