import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("resumes_key_unique").on(t.fileKey),
    uniqueIndex("resumes_one_default_unique").on(t.userId).where(sql`is_default = 1`),
    index("resumes_user_idx").on(t.userId, t.isDefault, t.createdAt),
    index("resumes_hash_idx").on(t.userId, t.fileHash),
  ],
);

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
    engineVersion: text("engine_version"),
    createdAt: createdAt(),
  },
  (t) => [
    index("resume_analyses_user_idx").on(t.userId, t.createdAt),
    index("resume_analyses_resume_idx").on(t.resumeId, t.createdAt),
  ],
);

export const jobAnalyses = sqliteTable(
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
    jobUrl: text("job_url"),
    jobDescription: text("job_description"),
    score: real("score"),
    strengths: list("strengths"),
    gaps: list("gaps"),
    pivotStrategy: text("pivot_strategy"),
    suggestions: list("suggestions"),
    companyRelevance: text("company_relevance"),
    jobRelevance: text("job_relevance"),
    overallAnalysis: text("overall_analysis"),
    requestId: text("request_id"),
    jobId: text("job_id"),
    engineVersion: text("engine_version"),
    createdAt: createdAt(),
  },
  (t) => [
    index("job_analyses_user_idx").on(t.userId, t.createdAt),
    index("job_analyses_user_score_idx").on(t.userId, t.score),
    index("job_analyses_resume_idx").on(t.resumeId),
    uniqueIndex("job_analyses_request_unique").on(t.requestId),
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
    createdAt: createdAt(),
  },
  (t) => [index("user_activities_user_idx").on(t.userId, t.createdAt)],
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
