import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client";
import { matches, resumes } from "../../../db/schema";
import { type LikeForLike, likeForLikeOf, type MeasuredResume } from "./insights";

const LIMITS = { jobs: 10, analyses: 12, shown: 3 } as const;

type Measurement = Omit<MeasuredResume, "score"> & {
  score: number | null;
  jobHash: string | null;
  createdAt: number;
};

export function measurementsOfLatestJobs(tenant: Db, { userId, latest }: { userId: string; latest: number }) {
  const chosen = sql`select newest.id
    from (select distinct job_hash as latest_hash from (
      select job_hash from job_analyses where user_id = ${userId} order by created_at desc limit ${latest}
    ) where job_hash is not null)
    join job_analyses newest on newest.id in (
      select id from job_analyses own where own.user_id = ${userId} and own.job_hash = latest_hash
      order by own.created_at desc limit ${LIMITS.analyses})`;
  return (
    tenant
      .select({
        matchId: matches.id,
        score: matches.score,
        jobHash: matches.jobHash,
        resumeId: matches.resumeId,
        resumeName: resumes.name,
        resumeCreatedAt: resumes.createdAt,
        // D1 answers a batch by columns' names, so that no two may share one.
        createdAt: sql<number>`${matches.createdAt}`.as("measured_at"),
      })
      .from(matches)
      .innerJoin(resumes, eq(resumes.id, matches.resumeId))
      // The plus sign keeps SQLite from walking all of the user's analyses.
      .where(and(sql`+${matches.userId} = ${userId}`, sql`${matches.id} in (${chosen})`))
  );
}

export function listLikeForLike(
  latest: { jobHash: string | null; jobTitle: string }[],
  measurements: Measurement[],
): LikeForLike[] {
  const titles = new Map<string, string>();
  for (const { jobHash, jobTitle } of latest) {
    if (jobHash !== null && !titles.has(jobHash)) titles.set(jobHash, jobTitle);
  }
  const newestFirst = [...measurements].sort((a, b) => b.createdAt - a.createdAt);
  return [...titles]
    .slice(0, LIMITS.jobs)
    .flatMap(([hash, title]) => {
      const ofJob = newestFirst.filter(({ jobHash }) => jobHash === hash);
      return likeForLikeOf(title, ofJob.map(measured)) ?? [];
    })
    .slice(0, LIMITS.shown);
}

function measured({ matchId, score, resumeId, resumeName, resumeCreatedAt }: Measurement) {
  return { matchId, score, resumeId, resumeName, resumeCreatedAt };
}
