import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { runBatch } from "../../../db/batch";
import {
  filesToDelete,
  jobAnalyses,
  jobFilters,
  jobSearches,
  resumeAnalyses,
  resumes,
} from "../../../db/schema";
import { rebuildSkillsAndProgress } from "../analyses/book-keeping";
import { deleteFilesDue } from "../batches/delete-files-due";
import type { Deps } from "../deps";
import { errorText } from "../error-text";
import { AppError } from "../errors";
import { ANALYSIS_SUFFIX } from "../files/rules";
import { ensureDefault } from "./default-resume";
import { tidyFamily } from "./family";
import { getResume, ofUser, type Resume } from "./get-resume";

/**
 * Deletes a résumé with everything that came from it, in one transaction in the spec's order, and then its files. What
 * storage refuses stays noted and is tried again. If it was the default, the newest that is left becomes it.
 * @throws AppError "resume-not-found" | "resume-deletion-failed"
 */
export async function deleteResume(deps: Deps, input: { userId: string; resumeId: string }): Promise<void> {
  const resume = await getResume(deps, input);
  const results = await runBatch(deps.db.shared, statementsFor(deps, resume)).catch((error: unknown) => {
    throw new AppError("resume-deletion-failed", { detail: errorText(error) });
  });
  const [files, details] = results as { fileKey: string }[][];
  const noted = (files?.length ?? 0) + (details?.length ?? 0);
  // Rows are gone for good: what goes wrong from here on is the sweeper's.
  await deleteFilesDue(deps, { limit: noted + 100 }).catch((error: unknown) => {
    deps.log({ event: "file-deletion-failed", key: resume.fileKey, error: errorText(error) });
  });
  await deps.progress.forget(resume.id, resume.id).catch((error: unknown) => {
    deps.log({ event: "progress-report-failed", batchId: resume.id, error: errorText(error) });
  });
}

function statementsFor({ db, now }: Deps, { id, userId, fileKey, familyId }: Resume) {
  const { shared } = db;
  const createdAt = now();
  const note = {
    attempts: sql<number>`0`.as("attempts"),
    createdAt: sql<number>`${createdAt}`.as("created_at"),
  };
  const ofAnalyses = and(eq(jobAnalyses.resumeId, id), eq(jobAnalyses.userId, userId));
  const filters = shared.select({ id: jobFilters.id }).from(jobFilters).where(eq(jobFilters.resumeId, id));
  return [
    shared
      .insert(filesToDelete)
      .values([fileKey, fileKey + ANALYSIS_SUFFIX].map((key) => ({ fileKey: key, createdAt })))
      .onConflictDoNothing()
      .returning({ fileKey: filesToDelete.fileKey }),
    shared
      .insert(filesToDelete)
      .select(
        shared
          .select({ fileKey: sql<string>`${jobAnalyses.detailKey}`.as("file_key"), ...note })
          .from(jobAnalyses)
          .where(and(ofAnalyses, isNotNull(jobAnalyses.detailKey))),
      )
      .onConflictDoNothing()
      .returning({ fileKey: filesToDelete.fileKey }),
    shared.delete(resumeAnalyses).where(eq(resumeAnalyses.resumeId, id)),
    // Shares and activities of an analysis go with it.
    shared.delete(jobAnalyses).where(ofAnalyses),
    shared.delete(jobSearches).where(inArray(jobSearches.filterId, filters)),
    shared.delete(jobFilters).where(eq(jobFilters.resumeId, id)),
    shared.delete(resumes).where(ofUser({ userId, resumeId: id })),
    ensureDefault(shared, userId),
    ...(familyId ? [tidyFamily(shared, { userId, familyId })] : []),
    ...rebuildSkillsAndProgress(shared, userId),
  ];
}
