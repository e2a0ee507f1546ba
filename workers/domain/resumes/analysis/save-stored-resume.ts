import { and, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { resumeAnalyses, resumes } from "../../../../db/schema";
import type { Correction } from "../../../engine/parse/corrections";
import type { Deps } from "../../deps";
import { recordActivity } from "../../seekers/record-activity";
import { rebuildSkillsAndProgress } from "../../seekers/skills-and-progress";
import { newVerdict } from "../../verdicts/new-verdict";
import { saveVerdict } from "../../verdicts/save-verdict";
import { ensureDefault } from "../default-resume";
import { ownResume, type Resume } from "../get-resume";
import { resumeAnalysisColumnsOf } from "./analysis-columns";
import type { StoredResume } from "./stored-resume";

export type SavedResume = {
  resume: Pick<Resume, "id" | "userId" | "name" | "fileHash">;
  stored: StoredResume;
  /** what must still hold of the résumé's row; else nothing is written */
  on: SQL | undefined;
  columns: SQLiteUpdateSetSource<typeof resumes>;
  activity: { title: string } | null;
};

/** The object, then verdict, rows, skills and activity in one transaction. @returns false where `on` no longer held */
export async function saveStoredResume(
  deps: Deps,
  saved: SavedResume & { corrections: Correction[] },
): Promise<boolean> {
  const { resume, stored, corrections } = saved;
  const { id: resumeId, userId, fileHash } = resume;
  const { asOf } = stored.read;
  const verdict = newVerdict({
    folder: `${userId}/readings`,
    subject: { userId, resumeId },
    madeOf: { fileHash, corrections, job: null, asOf },
    score: stored.report.quality?.value ?? null,
    time: deps.now(),
  });
  const where = and(ownResume({ userId, resumeId }), saved.on);
  return saveVerdict(deps, {
    ownerId: userId,
    verdict,
    // So that the result can be made again when they have changed.
    stored: corrections.length > 0 ? { ...stored, corrections } : stored,
    on: { table: resumes, where },
    statements: statementsFor(deps, { ...saved, where, analysisKey: verdict.objectKey }),
  });
}

/** The résumé's row comes last: what `on` asks of it must still be there for the others. */
function statementsFor(
  { db, now }: Deps,
  saved: SavedResume & { where: SQL | undefined; analysisKey: string },
): BatchItem<"sqlite">[] {
  const { resume, stored, where, columns, activity, analysisKey } = saved;
  const createdAt = now();
  const { shared } = db;
  const said = resumeAnalysisColumnsOf(stored);
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
    ensureDefault(shared, resume.userId),
    shared
      .update(resumes)
      .set({
        ...columns,
        analysisKey,
        rescoreQueuedAt: null,
        leaseToken: null,
        leaseUntil: null,
        updatedAt: createdAt,
      })
      .where(where),
  ];
}
