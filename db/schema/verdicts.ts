import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./agencies";
import { atLeast, percent } from "./checks";
import { createdAt, id, json } from "./columns";
import { threads } from "./threads";

/**
 * Every result that was ever made, one line each (RULINGS 88). A trigger holds that a line stays as it was written; an
 * erasure empties what leads to the person, and the line stays.
 */
export const verdicts = sqliteTable(
  "verdicts",
  {
    id: id(),
    /** whose it is: an agency's company, or a job seeker */
    companyId: text("company_id").references(() => companies.id),
    userId: text("user_id"),
    /** what it is about: an applicant, a job seeker's résumé, or a match of such a résumé */
    applicantId: text("applicant_id"),
    resumeId: text("resume_id"),
    matchId: text("match_id"),
    /** the job thread and the version of its requirements; null where the object itself holds the job, or there is none */
    threadId: text("campaign_id"),
    requirementsVersion: integer("requirements_version"),
    /** SHA-256 over all that the result was made of: equal inputs, equal results */
    inputHash: text("input_hash").notNull(),
    engineVersion: text("engine_version").notNull(),
    /** the whole result in the private bucket; null after an erasure */
    objectKey: text("object_key"),
    score: real("score"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("verdicts_object_unique").on(t.objectKey),
    index("verdicts_applicant_idx").on(t.applicantId).where(sql`applicant_id is not null`),
    index("verdicts_resume_idx").on(t.resumeId).where(sql`resume_id is not null`),
    index("verdicts_match_idx").on(t.matchId).where(sql`match_id is not null`),
    index("verdicts_user_idx").on(t.userId).where(sql`user_id is not null`),
    index("verdicts_created_idx").on(t.createdAt, t.id),
    percent(t.score),
    atLeast(t.requirementsVersion, 1),
  ],
);

/** Every version of a job thread's requirements, so that a verdict can be read against those it was made from. */
export const threadRequirements = sqliteTable(
  "campaign_requirements",
  {
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    /** `campaigns.job_version` of then */
    version: integer("version").notNull(),
    detailedAnalysis: json<unknown>("detailed_analysis").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.version] }), atLeast(t.version, 1)],
);
