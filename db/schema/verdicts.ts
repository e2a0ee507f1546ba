import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "./agencies";
import { atLeast, percent } from "./checks";
import { createdAt, id, json } from "./columns";
import { threads } from "./threads";

/** One row per result (RULINGS 88). A trigger keeps it as written; an erasure empties what names the person. */
export const verdicts = sqliteTable(
  "verdicts",
  {
    id: id(),
    companyId: text("company_id").references(() => companies.id),
    userId: text("user_id"),
    applicantId: text("applicant_id"),
    resumeId: text("resume_id"),
    matchId: text("match_id"),
    threadId: text("campaign_id"),
    requirementsVersion: integer("requirements_version"),
    /** SHA-256 over all that the result was made of: equal inputs, equal results */
    inputHash: text("input_hash").notNull(),
    engineVersion: text("engine_version").notNull(),
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

export const threadRequirements = sqliteTable(
  "campaign_requirements",
  {
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    detailedAnalysis: json<unknown>("detailed_analysis").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.version] }), atLeast(t.version, 1)],
);
