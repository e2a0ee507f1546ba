import { desc, eq } from "drizzle-orm";
import { resumeAnalyses, resumes } from "../../../db/schema";
import { failureMessage } from "../candidates/failure-message";
import type { Deps } from "../deps";

export const RESUMES_PER_PAGE = 20;

/** Times in UTC ms, `fileSize` in bytes; scores 0 to 100, null while there is no result. */
export type ListedResume = {
  id: string;
  name: string;
  fileSize: number;
  fileType: string;
  isDefault: boolean;
  /** shared by the versions of one résumé */
  familyId: string | null;
  analysisStatus: "pending" | "completed" | "failed";
  /** why the analysis failed, in the user's words; null where it didn't */
  failure: string | null;
  resumeScore: number | null;
  jobFitScore: number | null;
  bestPosition: string | null;
  createdAt: number;
  updatedAt: number;
};

export type ResumeList = { rows: ListedResume[]; total: number; page: number; pages: number };

const columns = {
  id: resumes.id,
  name: resumes.name,
  fileSize: resumes.fileSize,
  fileType: resumes.fileType,
  isDefault: resumes.isDefault,
  familyId: resumes.familyId,
  analysisStatus: resumes.analysisStatus,
  failureCode: resumes.failureCode,
  resumeScore: resumeAnalyses.resumeScore,
  jobFitScore: resumeAnalyses.jobFitScore,
  bestPosition: resumeAnalyses.bestPosition,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};

/**
 * A job seeker's résumés, the default first, then the newest.
 * @param input.page 1 is the first, RESUMES_PER_PAGE each; a page past the end is the last. All at once where left out
 */
export async function listResumes(
  { db }: Pick<Deps, "db">,
  { userId, page }: { userId: string; page?: number },
): Promise<ResumeList> {
  const total = await db.shared.$count(resumes, eq(resumes.userId, userId));
  const size = page === undefined ? Math.max(1, total) : RESUMES_PER_PAGE;
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(Math.max(1, Math.trunc(page ?? 1) || 1), pages);
  const found = await db.shared
    .select(columns)
    .from(resumes)
    .leftJoin(resumeAnalyses, eq(resumeAnalyses.resumeId, resumes.id))
    .where(eq(resumes.userId, userId))
    .orderBy(desc(resumes.isDefault), desc(resumes.createdAt))
    .limit(size)
    .offset((shown - 1) * size);
  const rows = found.map(({ failureCode, ...row }) => ({
    ...row,
    failure: row.analysisStatus === "failed" ? failureMessage(failureCode) : null,
  }));
  return { rows, total, page: shown, pages };
}
