import { and, eq } from "drizzle-orm";
import { resumeAnalyses, resumes } from "../../../db/schema";
import type { Correction } from "../../engine/parse/corrections";
import type { Deps } from "../deps";
import { AppError } from "../errors";
import { parseCorrections } from "../stored/corrections";
import { readStoredResume } from "../stored/read-results";
import type { StoredResume } from "./analysis/stored-resume";

export type Resume = Omit<typeof resumes.$inferSelect, "corrections"> & { corrections: Correction[] };
export type ResumeAnalysis = typeof resumeAnalyses.$inferSelect;

export function ownResume({ userId, resumeId }: { userId: string; resumeId: string }) {
  return and(eq(resumes.id, resumeId), eq(resumes.userId, userId));
}

export function withCorrections(row: typeof resumes.$inferSelect): Resume {
  return { ...row, corrections: parseCorrections(row.corrections) };
}

/** @throws AppError "resume-not-found" for a missing one and for another's alike */
export async function getResume(
  { db }: Pick<Deps, "db">,
  input: { userId: string; resumeId: string },
): Promise<Resume> {
  const [resume] = await db.shared.select().from(resumes).where(ownResume(input));
  if (!resume) throw new AppError("resume-not-found");
  return withCorrections(resume);
}

export type ResumeWithAnalysis = {
  resume: Resume;
  analysis: ResumeAnalysis | null;
  stored: StoredResume | null;
};

export async function getStoredResume(
  deps: Pick<Deps, "db" | "files">,
  input: { userId: string; resumeId: string },
): Promise<ResumeWithAnalysis> {
  const [row] = await deps.db.shared
    .select({ resume: resumes, analysis: resumeAnalyses })
    .from(resumes)
    .leftJoin(resumeAnalyses, eq(resumeAnalyses.resumeId, resumes.id))
    .where(ownResume(input));
  if (!row) throw new AppError("resume-not-found");
  const { analysis } = row;
  const resume = withCorrections(row.resume);
  if (resume.analysisStatus !== "completed") return { resume, analysis, stored: null };
  return { resume, analysis, stored: await readStoredResume(deps.files, resume) };
}
