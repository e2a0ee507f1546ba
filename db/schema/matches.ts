import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known, percent } from "./checks";
import { createdAt, id, list, timestamp } from "./columns";
import { resumes } from "./documents";
import { users } from "./identity";

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
    /** SHA-256 of the posting's text, or of the title alone */
    jobHash: text("job_hash"),
    score: real("score"),
    strengths: list("strengths"),
    gaps: list("gaps"),
    matchingSkills: list("matching_skills"),
    missingSkills: list("missing_skills"),
    pivotStrategy: text("pivot_strategy"),
    suggestions: list("suggestions"),
    /** how many of them are changes that were tried for this job: they stand first; null before engine 3.1.0 */
    triedChanges: integer("tried_changes"),
    companyRelevance: text("company_relevance"),
    jobRelevance: text("job_relevance"),
    overallAnalysis: text("overall_analysis"),
    requestId: text("request_id"),
    jobId: text("job_id"),
    /** in the private bucket: job, score sheet and advice */
    detailKey: text("detail_key"),
    factsVersion: integer("facts_version").notNull().default(1),
    engineVersion: text("engine_version"),
    /** since when its result is hidden, because the engine version that made it is blocked */
    hiddenAt: timestamp("hidden_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("job_analyses_hidden_idx").on(t.id).where(sql`hidden_at is not null`),
    index("job_analyses_user_idx").on(t.userId, t.createdAt),
    index("job_analyses_user_job_idx").on(t.userId, t.jobHash, t.createdAt),
    index("job_analyses_user_title_idx").on(t.userId, t.jobTitle),
    uniqueIndex("job_analyses_detail_unique").on(t.detailKey),
    index("job_analyses_user_score_idx").on(t.userId, t.score),
    index("job_analyses_engine_idx").on(t.engineVersion, t.id),
    index("job_analyses_resume_idx").on(t.resumeId),
    uniqueIndex("job_analyses_request_unique").on(t.requestId),
    known(t.mode),
    percent(t.score),
    atLeast(t.factsVersion, 1),
  ],
);

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
