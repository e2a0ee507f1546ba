import { and, eq } from "drizzle-orm";
import { jobAnalyses } from "../../../db/schema";
import type { Deps } from "../deps";
import { AppError } from "../errors";

/** What a question about an analysis names. @throws AppError "analysis-not-found" */
export async function getAnalysisTitle(
  { db }: Pick<Deps, "db">,
  { userId, analysisId }: { userId: string; analysisId: string },
): Promise<{ jobTitle: string }> {
  const [row] = await db
    .dbFor(userId)
    .select({ jobTitle: jobAnalyses.jobTitle })
    .from(jobAnalyses)
    .where(and(eq(jobAnalyses.id, analysisId), eq(jobAnalyses.userId, userId)));
  if (!row) throw new AppError("analysis-not-found");
  return row;
}
