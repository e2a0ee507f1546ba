import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known, percent } from "./checks";
import { createdAt, id, json, list, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

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
    /** shared by the versions of one résumé, the first one's id; null where there is one version only */
    familyId: text("family_id"),
    /** what the person says was read wrongly, in order; applied before anything is scored */
    corrections: json<unknown>("corrections").notNull().default(sql`'[]'`),
    factsVersion: integer("facts_version").notNull().default(1),
    /** the reading that the person said is right, as a hash of it; another reading is asked about again */
    confirmedReading: text("confirmed_reading"),
    /** the default that this one replaced, which takes its place back if this one can't be read */
    tookDefaultFrom: text("took_default_from"),
    analysisStatus: text("analysis_status", { enum: ["pending", "completed", "failed"] })
      .notNull()
      .default("pending"),
    failureCode: text("failure_code"),
    /** the newest analysis; null for one older than `verdicts`, next to the file */
    analysisKey: text("analysis_key"),
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
    atLeast(t.fileSize, 0),
    atLeast(t.factsVersion, 1),
    known(t.analysisStatus),
    atLeast(t.attempts, 0),
  ],
);

/** Files of people who have no account, or no confirmed address, yet: kept a short time, read by nothing. */
export const heldResumes = sqliteTable(
  "held_resumes",
  {
    /** of the cookie's token, which alone leads to a file that belongs to no account */
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    fileKey: text("file_key").notNull(),
    fileSize: integer("file_size").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("held_resumes_key_unique").on(t.fileKey),
    index("held_resumes_user_idx").on(t.userId).where(sql`user_id is not null`),
    index("held_resumes_expires_idx").on(t.expiresAt),
    atLeast(t.fileSize, 0),
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
    bestPosition: text("best_position"),
    factsVersion: integer("facts_version").notNull().default(1),
    engineVersion: text("engine_version"),
    /** since when its result is hidden, because the engine version that made it is blocked */
    hiddenAt: timestamp("hidden_at"),
    createdAt: createdAt(),
  },
  (t) => [
    index("resume_analyses_hidden_idx").on(t.id).where(sql`hidden_at is not null`),
    index("resume_analyses_user_idx").on(t.userId, t.createdAt),
    index("resume_analyses_engine_idx").on(t.engineVersion, t.id),
    uniqueIndex("resume_analyses_resume_unique").on(t.resumeId),
    percent(t.resumeScore),
    percent(t.jobFitScore),
    atLeast(t.factsVersion, 1),
  ],
);
