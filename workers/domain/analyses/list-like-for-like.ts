import { and, desc, eq } from "drizzle-orm";
import { jobAnalyses, resumes } from "../../../db/schema";
import type { Deps } from "../deps";
import { type LikeForLike, likeForLikeOf } from "./insights";

/** How many jobs are looked at, how many analyses of each, and how many jobs are shown. */
const LIMITS = { jobs: 10, analyses: 12, shown: 3 } as const;

/**
 * The jobs of a user's latest analyses that more than one résumé was measured against.
 * @param latest newest first
 */
export async function listLikeForLike(
  { db }: Pick<Deps, "db">,
  { userId, latest }: { userId: string; latest: { jobHash: string | null; jobTitle: string }[] },
): Promise<LikeForLike[]> {
  const titles = new Map<string, string>();
  for (const { jobHash, jobTitle } of latest) {
    if (jobHash !== null && !titles.has(jobHash)) titles.set(jobHash, jobTitle);
  }
  const jobs = [...titles].slice(0, LIMITS.jobs);
  const tenant = db.dbFor(userId);
  const [first, ...others] = jobs.map(([jobHash]) =>
    tenant
      .select({
        analysisId: jobAnalyses.id,
        score: jobAnalyses.score,
        resumeId: jobAnalyses.resumeId,
        resumeName: resumes.name,
        resumeCreatedAt: resumes.createdAt,
      })
      .from(jobAnalyses)
      .innerJoin(resumes, eq(resumes.id, jobAnalyses.resumeId))
      .where(and(eq(jobAnalyses.userId, userId), eq(jobAnalyses.jobHash, jobHash)))
      .orderBy(desc(jobAnalyses.createdAt))
      .limit(LIMITS.analyses),
  );
  if (!first) return [];
  const found = await tenant.batch([first, ...others]);
  return found
    .flatMap((analyses, index) => likeForLikeOf(jobs[index]?.[1] ?? "", analyses) ?? [])
    .slice(0, LIMITS.shown);
}
