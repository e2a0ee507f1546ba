import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { resumeAnalyses, resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { failureMessage } from "../documents/failure-message";

/** Times in UTC ms, `fileSize` in bytes; scores 0 to 100, null while there is no result. */
export type ListedResume = {
  id: string;
  name: string;
  fileSize: number;
  fileType: string;
  isDefault: boolean;
  familyId: string | null;
  analysisStatus: "pending" | "completed" | "failed";
  failure: string | null;
  resumeScore: number | null;
  jobFitScore: number | null;
  bestPosition: string | null;
  /** since when the scores are hidden, because their engine version is blocked */
  hiddenAt: number | null;
  createdAt: number;
  updatedAt: number;
};

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
  hiddenAt: resumeAnalyses.hiddenAt,
  createdAt: resumes.createdAt,
  updatedAt: resumes.updatedAt,
};

export function selectListed(db: Db, userId: string, which?: SQL) {
  return db
    .select(columns)
    .from(resumes)
    .leftJoin(resumeAnalyses, eq(resumeAnalyses.resumeId, resumes.id))
    .where(and(eq(resumes.userId, userId), which))
    .orderBy(desc(resumes.isDefault), desc(resumes.createdAt));
}

export function listedResume({
  failureCode,
  ...row
}: Awaited<ReturnType<typeof selectListed>>[number]): ListedResume {
  return { ...row, failure: row.analysisStatus === "failed" ? failureMessage(failureCode) : null };
}

export async function listResumes(
  { db }: Pick<Deps, "db">,
  { userId }: { userId: string },
): Promise<ListedResume[]> {
  return (await selectListed(db.shared, userId)).map(listedResume);
}
