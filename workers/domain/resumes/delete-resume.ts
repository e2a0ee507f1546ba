import { and, eq, inArray } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import {
  filesToDelete,
  jobFilters,
  jobSearches,
  matches,
  resumeAnalyses,
  resumes,
  verdicts,
} from "../../../db/schema";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { analysisKeyOf } from "../files/analysis-key";
import { deleteFilesNow } from "../files/delete-files-due";
import { rebuildSkillsAndProgress } from "../seekers/skills-and-progress";
import { forgetVerdicts } from "../verdicts/forget-verdicts";
import { wrapError } from "../wrap-error";
import { tidyVersions } from "./analysis/resume-versions";
import { ensureDefault } from "./default-resume";
import { getResume, ownResume, type Resume } from "./get-resume";

/** One transaction in the spec's order, then the files. @throws AppError "resume-deletion-failed", naming the step */
export async function deleteResume(deps: Deps, input: { userId: string; resumeId: string }): Promise<void> {
  const resume = await getResume(deps, input).catch(wrapError("resume-deletion-failed"));
  const hasFilters = await findFilters(deps, resume).catch(deletionFailed("Failed to fetch job filters"));
  const results = await runBatch(deps.db.shared, statementsFor(deps, resume, { hasFilters })).catch(
    (error: unknown) => deletionFailed(stepOf(error))(error),
  );
  const [files, details] = results as { fileKey: string }[][];
  const noted = (files?.length ?? 0) + (details?.length ?? 0);
  // Rows are gone for good: what fails from here on is the sweeper's.
  await deleteFilesNow(deps, { limit: noted + 100 });
  await deps.progress.forget(resume.id, resume.id).catch((error: unknown) => {
    deps.log({ event: "progress-report-failed", batchId: resume.id, error: errorText(error) });
  });
}

/** Spec 8, by the table that the step deletes from. */
const STEPS = {
  resume_analyses: "Failed to delete resume analyses",
  job_analyses: "Failed to delete job analyses",
  job_searches: "Failed to delete job searches",
  job_filters: "Failed to delete job filters",
} as const;

/** A transaction doesn't say which statement failed, but the database's message may name the table. */
function stepOf(error: unknown): string | undefined {
  const words = errorText(error);
  const table = (Object.keys(STEPS) as (keyof typeof STEPS)[]).find((name) =>
    new RegExp(`\\b${name}\\b`).test(words),
  );
  return table && STEPS[table];
}

function deletionFailed(message: string | undefined): (error: unknown) => never {
  return (error) => {
    throw new AppError("resume-deletion-failed", { ...(message && { message }), detail: errorText(error) });
  };
}

async function findFilters({ db }: Deps, { id }: Resume): Promise<boolean> {
  const found = await db.shared
    .select({ id: jobFilters.id })
    .from(jobFilters)
    .where(eq(jobFilters.resumeId, id))
    .limit(1);
  return found.length > 0;
}

/** A filter added meanwhile goes with the résumé by its foreign key. */
function statementsFor({ db, now }: Deps, resume: Resume, { hasFilters }: { hasFilters: boolean }) {
  const { id, userId, fileKey, familyId } = resume;
  const { shared } = db;
  const createdAt = now();
  const ofAnalyses = and(eq(matches.resumeId, id), eq(matches.userId, userId));
  const filters = shared.select({ id: jobFilters.id }).from(jobFilters).where(eq(jobFilters.resumeId, id));
  return [
    shared
      .insert(filesToDelete)
      .values([fileKey, analysisKeyOf(resume)].map((key) => ({ fileKey: key, createdAt })))
      .onConflictDoNothing()
      .returning({ fileKey: filesToDelete.fileKey }),
    ...forgetVerdicts(shared, and(eq(verdicts.resumeId, id), eq(verdicts.userId, userId)), createdAt),
    shared.delete(resumeAnalyses).where(eq(resumeAnalyses.resumeId, id)),
    // Shares and activities of an analysis go with it.
    shared.delete(matches).where(ofAnalyses),
    ...(hasFilters
      ? [
          shared.delete(jobSearches).where(inArray(jobSearches.filterId, filters)),
          shared.delete(jobFilters).where(eq(jobFilters.resumeId, id)),
        ]
      : []),
    shared.delete(resumes).where(ownResume({ userId, resumeId: id })),
    ensureDefault(shared, userId),
    ...(familyId ? [tidyVersions(shared, { userId, familyId })] : []),
    ...rebuildSkillsAndProgress(shared, userId),
  ];
}
