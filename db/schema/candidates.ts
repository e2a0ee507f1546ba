import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { createdAt, id, json, list, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

/** A job seeker's own résumé files. */
export const resumes = sqliteTable(
  "resumes",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** {user id}/{timestamp}-{filename} in the private bucket */
    fileKey: text("file_key").notNull(),
    fileSize: integer("file_size").notNull(),
    fileType: text("file_type").notNull(),
    fileHash: text("file_hash").notNull(),
    isDefault: integer("is_default", { mode: "boolean" }).notNull().default(false),
    /** versions of one résumé share this id: that of the first of them; null where there is one version only */
    familyId: text("family_id"),
    /** what the person says was read wrongly, in order, in its stored form; applied to what was read before anything is scored */
    corrections: json<unknown>("corrections").notNull().default(sql`'[]'`),
    /** counts up with every change of the corrections; analyses remember which they stand on */
    factsVersion: integer("facts_version").notNull().default(1),
    analysisStatus: text("analysis_status", { enum: ["pending", "completed", "failed"] })
      .notNull()
      .default("pending"),
    /** why it failed: a ReadErrorCode or "analysis-failed" */
    failureCode: text("failure_code"),
    /** the newest analysis in the private bucket; null for one of before `verdicts`, beside the file */
    analysisKey: text("analysis_key"),
    /** set while an earlier engine's result is being made again: when its message was last sent */
    rescoreQueuedAt: timestamp("rescore_queued_at"),
    attempts: integer("attempts").notNull().default(0),
    leaseToken: text("lease_token"),
    leaseUntil: timestamp("lease_until"),
    /** when its message was last sent; the sweeper sends what got lost again */
    lastQueuedAt: timestamp("last_queued_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("resumes_key_unique").on(t.fileKey),
    uniqueIndex("resumes_one_default_unique").on(t.userId).where(sql`is_default = 1`),
    index("resumes_user_idx").on(t.userId, t.isDefault, t.createdAt),
    uniqueIndex("resumes_hash_unique").on(t.userId, t.fileHash),
    index("resumes_pending_idx").on(t.lastQueuedAt).where(sql`analysis_status = 'pending'`),
    index("resumes_rescore_idx").on(t.rescoreQueuedAt).where(sql`rescore_queued_at is not null`),
    index("resumes_failed_idx").on(t.updatedAt, t.id).where(sql`analysis_status = 'failed'`),
    index("resumes_family_idx").on(t.userId, t.familyId, t.createdAt).where(sql`family_id is not null`),
  ],
);

/** One row per résumé: its newest analysis. The whole stands in R2 beside the file. */
export const resumeAnalyses = sqliteTable(
  "resume_analyses",
  {
    id: id(),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    strengths: list("strengths"),
    weaknesses: list("weaknesses"),
    recommendations: list("recommendations"),
    suggestedPositions: list("suggested_positions"),
    matchingSkills: list("matching_skills"),
    missingSkills: list("missing_skills"),
    transferableSkills: list("transferable_skills"),
    resumeScore: real("resume_score"),
    jobFitScore: real("job_fit_score"),
    /** the position that `jobFitScore` is measured against */
    bestPosition: text("best_position"),
    /** `resumes.facts_version` that it stands on */
    factsVersion: integer("facts_version").notNull().default(1),
    engineVersion: text("engine_version"),
    /** when the newest analysis was made */
    createdAt: createdAt(),
  },
  (t) => [
    index("resume_analyses_user_idx").on(t.userId, t.createdAt),
    index("resume_analyses_engine_idx").on(t.engineVersion, t.id),
    uniqueIndex("resume_analyses_resume_unique").on(t.resumeId),
  ],
);

export const matches = sqliteTable(
  "job_analyses",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    jobTitle: text("job_title").notNull().default("Job Analysis"),
    mode: text("mode", { enum: ["url", "description", "title"] })
      .notNull()
      .default("description"),
    companyName: text("company_name"),
    jobUrl: text("job_url"),
    jobDescription: text("job_description"),
    /** SHA-256 of the posting's words (or of the title alone): the same job, whenever it is asked about */
    jobHash: text("job_hash"),
    score: real("score"),
    strengths: list("strengths"),
    gaps: list("gaps"),
    matchingSkills: list("matching_skills"),
    missingSkills: list("missing_skills"),
    pivotStrategy: text("pivot_strategy"),
    suggestions: list("suggestions"),
    companyRelevance: text("company_relevance"),
    jobRelevance: text("job_relevance"),
    overallAnalysis: text("overall_analysis"),
    requestId: text("request_id"),
    jobId: text("job_id"),
    /** {user id}/analyses/{id}.json.gz in the private bucket: job, score sheet and advice */
    detailKey: text("detail_key"),
    /** `resumes.facts_version` that it stands on */
    factsVersion: integer("facts_version").notNull().default(1),
    engineVersion: text("engine_version"),
    createdAt: createdAt(),
  },
  (t) => [
    index("job_analyses_user_idx").on(t.userId, t.createdAt),
    index("job_analyses_user_job_idx").on(t.userId, t.jobHash, t.createdAt),
    index("job_analyses_user_title_idx").on(t.userId, t.jobTitle),
    uniqueIndex("job_analyses_detail_unique").on(t.detailKey),
    index("job_analyses_user_score_idx").on(t.userId, t.score),
    index("job_analyses_engine_idx").on(t.engineVersion, t.id),
    index("job_analyses_resume_idx").on(t.resumeId),
    uniqueIndex("job_analyses_request_unique").on(t.requestId),
  ],
);

/** A job analysis shown to whoever has its link, until it ends or is withdrawn. The link is signed, not stored. */
export const matchShares = sqliteTable(
  "analysis_shares",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    matchId: text("analysis_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at").notNull(),
    withdrawnAt: timestamp("withdrawn_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("analysis_shares_analysis_idx").on(t.matchId, t.createdAt),
    index("analysis_shares_user_idx").on(t.userId),
  ],
);

export const userActivities = sqliteTable(
  "user_activities",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    activityType: text("activity_type", {
      enum: ["analysis", "upload", "interview", "purchase", "other"],
    }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    metadata: json<{ score?: number } & Record<string, unknown>>("metadata"),
    /** what it is about; it goes with it */
    resumeId: text("resume_id").references((): AnySQLiteColumn => resumes.id, { onDelete: "cascade" }),
    matchId: text("analysis_id").references((): AnySQLiteColumn => matches.id, {
      onDelete: "cascade",
    }),
    createdAt: createdAt(),
  },
  (t) => [
    index("user_activities_user_idx").on(t.userId, t.createdAt),
    index("user_activities_resume_idx").on(t.resumeId),
    index("user_activities_analysis_idx").on(t.matchId),
  ],
);

export const userSkills = sqliteTable(
  "user_skills",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** at most 255 characters */
    skillName: text("skill_name").notNull(),
    skillType: text("skill_type", { enum: ["strength", "weakness"] }).notNull(),
    confidenceScore: integer("confidence_score").notNull(),
    frequencyCount: integer("frequency_count").notNull().default(1),
    lastUpdated: timestamp("last_updated").notNull(),
  },
  (t) => [
    uniqueIndex("user_skills_unique").on(t.userId, t.skillType, t.skillName),
    index("user_skills_top_idx").on(t.userId, t.skillType, t.confidenceScore, t.frequencyCount),
  ],
);

export const userProgress = sqliteTable(
  "user_progress",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    periodType: text("period_type", { enum: ["weekly", "monthly"] }).notNull(),
    periodStart: timestamp("period_start").notNull(),
    weekStart: timestamp("week_start"),
    monthStart: timestamp("month_start"),
    yearStart: timestamp("year_start"),
    dayStart: timestamp("day_start"),
    quarterStart: timestamp("quarter_start"),
    analysesCount: integer("analyses_count").notNull().default(0),
    averageScore: real("average_score"),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex("user_progress_unique").on(t.userId, t.periodType, t.periodStart)],
);
