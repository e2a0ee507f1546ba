import { and, desc, eq, getTableColumns, gte, type SQL, sql } from "drizzle-orm";
import {
  matches,
  resumeAnalyses,
  resumes,
  userActivities,
  userCredits,
  userProgress,
  userSkills,
} from "../../../db/schema";
import { DAY } from "../day";
import type { Deps } from "../deps";
import { type LikeForLike, type ScoreTrend, scoreTrendOf } from "./insights";
import { listLikeForLike, measurementsOfLatestJobs } from "./list-like-for-like";

const WEEK = 7 * DAY;

/** Spec 9. */
const LIMITS = { activities: 10, analyses: 20, strengths: 5, weaknesses: 3 } as const;

export type SeekerActivity = {
  id: string;
  type: "analysis" | "upload" | "interview" | "purchase" | "other";
  title: string;
  description: string;
  score: number | null;
  resumeId: string | null;
  matchId: string | null;
  createdAt: number;
};

export type Skill = { name: string; confidence: number; frequency: number };

export type DashboardData = {
  totals: {
    analyses: number;
    resumes: number;
    resumeScore: number | null;
    jobFit: number | null;
  };
  credits: number;
  activities: SeekerActivity[];
  insights: Omit<ScoreTrend, "averageImprovement"> & { topSkills: Skill[]; improvementAreas: Skill[] };
  progress: {
    last7DaysAnalyses: number;
    monthlyAnalyses: number;
    averageImprovement: number | null;
    lastAnalysisDate: number | null;
  };
  likeForLike: LikeForLike[];
  /** the latest analysis with what would lift it most; null before the first */
  latest: {
    id: string;
    jobTitle: string;
    score: number | null;
    advice: string | null;
    /** it speaks of the résumé itself: no change tried for this job would lift the match */
    isForAnyJob: boolean;
    isHidden: boolean;
  } | null;
};

/** A new account, or figures that can't be read now (spec 8). */
export const EMPTY_DASHBOARD: DashboardData = {
  totals: { analyses: 0, resumes: 0, resumeScore: null, jobFit: null },
  credits: 0,
  activities: [],
  insights: { scoreTrend: "stable", trendPercentage: 0, topSkills: [], improvementAreas: [] },
  progress: { last7DaysAnalyses: 0, monthlyAnalyses: 0, averageImprovement: null, lastAnalysisDate: null },
  likeForLike: [],
  latest: null,
};

function startOfMonth(time: number): number {
  const date = new Date(time);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** Some analyses find a skill and others miss it: to be improved where it is missed more often. */
const missedMoreThanFound = sql`not exists (select 1 from user_skills found where found.user_id = user_skills.user_id
  and found.skill_type = 'strength' and found.skill_name = user_skills.skill_name
  and found.frequency_count >= user_skills.frequency_count)`;

export async function getDashboard(
  { db, now }: Pick<Deps, "db" | "now">,
  { userId }: { userId: string },
): Promise<DashboardData> {
  const tenant = db.dbFor(userId);
  const mine = eq(matches.userId, userId);
  const since = (time: number) =>
    tenant
      .select({ count: sql<number>`count(*)` })
      .from(matches)
      .where(and(mine, gte(matches.createdAt, time)));
  const skills = (type: "strength" | "weakness", limit: number, only?: SQL) =>
    tenant
      .select({
        name: userSkills.skillName,
        confidence: userSkills.confidenceScore,
        frequency: userSkills.frequencyCount,
      })
      .from(userSkills)
      .where(and(eq(userSkills.userId, userId), eq(userSkills.skillType, type), only))
      .orderBy(desc(userSkills.confidenceScore), desc(userSkills.frequencyCount))
      .limit(limit);

  const [all, week, month, latest, files, scores, activities, strengths, weaknesses, credits, measurements] =
    await tenant.batch([
      since(0),
      since(now() - WEEK),
      tenant
        .select({ count: userProgress.analysesCount })
        .from(userProgress)
        .where(
          and(
            eq(userProgress.userId, userId),
            eq(userProgress.periodType, "monthly"),
            eq(userProgress.periodStart, startOfMonth(now())),
          ),
        ),
      tenant
        .select({
          id: matches.id,
          score: matches.score,
          // One text of the list, not 20 lists.
          advice: sql<string | null>`json_extract(${matches.suggestions}, '$[0]')`,
          triedChanges: matches.triedChanges,
          isHidden: sql<boolean>`${matches.hiddenAt} is not null`.mapWith(Boolean).as("is_hidden"),
          jobTitle: matches.jobTitle,
          jobHash: matches.jobHash,
          createdAt: matches.createdAt,
        })
        .from(matches)
        .where(mine)
        .orderBy(desc(matches.createdAt))
        .limit(LIMITS.analyses),
      tenant.select({ count: sql<number>`count(*)` }).from(resumes).where(eq(resumes.userId, userId)),
      tenant
        .select({
          resumeScore: sql<number | null>`avg(${resumeAnalyses.resumeScore})`,
          jobFit: sql<number | null>`avg(${resumeAnalyses.jobFitScore})`,
          hidden: sql<number>`count(${resumeAnalyses.hiddenAt})`,
        })
        .from(resumeAnalyses)
        .where(eq(resumeAnalyses.userId, userId)),
      tenant
        .select({
          ...getTableColumns(userActivities),
          // As it is today: a result may have been made again since, or be hidden. Names are whole, as the inner tables have their own.
          score: sql<number | null>`case when user_activities.analysis_id is not null
            then (select made.score from job_analyses as made where made.id = user_activities.analysis_id)
            when user_activities.resume_id is not null and user_activities.activity_type = 'analysis'
            then (select made.resume_score from resume_analyses as made where made.resume_id = user_activities.resume_id)
            else json_extract(user_activities.metadata, '$.score') end`.as("score_today"),
        })
        .from(userActivities)
        .where(eq(userActivities.userId, userId))
        .orderBy(desc(userActivities.createdAt))
        .limit(LIMITS.activities),
      skills("strength", LIMITS.strengths),
      skills("weakness", LIMITS.weaknesses, missedMoreThanFound),
      tenant
        .select({ total: userCredits.totalCredits })
        .from(userCredits)
        .where(eq(userCredits.userId, userId)),
      measurementsOfLatestJobs(tenant, { userId, latest: LIMITS.analyses }),
    ]);

  const { averageImprovement, ...trend } = scoreTrendOf(
    latest.flatMap(({ score }) => (score === null ? [] : [score])),
  );
  const someHidden = (scores[0]?.hidden ?? 0) > 0 || latest.some(({ isHidden }) => isHidden);
  return {
    totals: {
      analyses: all[0]?.count ?? 0,
      resumes: files[0]?.count ?? 0,
      resumeScore: scores[0]?.resumeScore ?? null,
      jobFit: scores[0]?.jobFit ?? null,
    },
    credits: credits[0]?.total ?? 0,
    activities: activities.map((row) => ({
      id: row.id,
      type: row.activityType,
      title: row.title,
      description: row.description,
      score: row.score,
      resumeId: row.resumeId,
      matchId: row.matchId,
      createdAt: row.createdAt,
    })),
    // Counted over all results: while some are hidden, they would say what those said.
    insights: someHidden
      ? { ...trend, topSkills: [], improvementAreas: [] }
      : { ...trend, topSkills: strengths, improvementAreas: weaknesses },
    progress: {
      last7DaysAnalyses: week[0]?.count ?? 0,
      monthlyAnalyses: month[0]?.count ?? 0,
      averageImprovement,
      lastAnalysisDate: latest[0]?.createdAt ?? null,
    },
    likeForLike: listLikeForLike(latest, measurements),
    latest: latest[0]
      ? {
          id: latest[0].id,
          jobTitle: latest[0].jobTitle,
          score: latest[0].score,
          advice: latest[0].advice,
          isForAnyJob: latest[0].triedChanges === 0,
          isHidden: latest[0].isHidden,
        }
      : null,
  };
}
