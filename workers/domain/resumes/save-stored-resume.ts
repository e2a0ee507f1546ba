import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { runBatch } from "../../../db/batch";
import { resumeAnalyses, resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { recordActivity } from "../seekers/record-activity";
import { rebuildSkillsAndProgress } from "../seekers/skills-and-progress";
import { analysisColumnsOf } from "./analysis-columns";
import { ofUser, type Resume } from "./get-resume";
import type { StoredResume } from "./stored-resume";

export type SavedResume = {
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
export async function saveStoredResume(deps: Deps, kept: SavedResume): Promise<boolean> {
  const { resume, stored, first } = kept;
  const key = resume.fileKey + ANALYSIS_SUFFIX;
  if (first === "file") await deps.files.putJson(key, stored);
  const results = await runBatch(deps.db.shared, statementsFor(deps, kept));
  const changed = (results.at(-1) as { id: string }[]).length > 0;
  if (first === "file" && changed) return true;
  if (first === "rows") {
    if (!changed) return false;
    await deps.files.putJson(key, stored).catch((error: unknown) => {
      deps.log({ event: "analysis-file-late", resumeId: resume.id, error: errorText(error) });
    });
  }
  await removeIfGone(deps, resume);
  return changed;
}

/** A résumé deleted while its analysis was made must not leave the analysis behind. */
async function removeIfGone(
  { db, files }: Deps,
  { id, userId, fileKey }: SavedResume["resume"],
): Promise<void> {
  const [row] = await db.shared
    .select({ id: resumes.id })
    .from(resumes)
    .where(ofUser({ userId, resumeId: id }));
  if (!row) await files.remove([fileKey + ANALYSIS_SUFFIX]);
}

/** The résumé's row comes last: what `on` asks of it must still be there for the others. */
function statementsFor({ db, now }: Deps, { resume, stored, on, columns, activity }: SavedResume) {
  const createdAt = now();
  const { shared } = db;
  const where = and(ofUser({ userId: resume.userId, resumeId: resume.id }), on);
  const said = analysisColumnsOf(stored);
  const row: Record<keyof typeof resumeAnalyses.$inferSelect, unknown> = {
    id: crypto.randomUUID(),
    resumeId: resume.id,
    userId: resume.userId,
    ...said,
    createdAt,
  };
  const columnsInOrder = Object.keys(getTableColumns(resumeAnalyses)) as (keyof typeof row)[];
  const values = columnsInOrder.map((name) => {
    const value = row[name];
    return sql`${Array.isArray(value) ? JSON.stringify(value) : value}`;
  });
  return [
    shared
      .insert(resumeAnalyses)
      .select(sql`select ${sql.join(values, sql`, `)} from ${resumes} where ${where}`)
      .onConflictDoUpdate({ target: resumeAnalyses.resumeId, set: { ...said, createdAt } }),
    ...(activity
      ? [
          recordActivity(shared, {
            type: "analysis",
            ...activity,
            score: said.resumeScore ?? undefined,
            where,
            createdAt,
          }),
        ]
      : []),
    ...rebuildSkillsAndProgress(shared, resume.userId),
    shared
      .update(resumes)
      .set({ ...columns, updatedAt: createdAt })
      .where(where)
      .returning({ id: resumes.id }),
  ];
}
