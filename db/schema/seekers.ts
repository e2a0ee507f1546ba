import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known, percent } from "./checks";
import { createdAt, id, json, timestamp, updatedAt } from "./columns";
import { resumes } from "./documents";
import { users } from "./identity";
import { matches } from "./matches";

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
    resumeId: text("resume_id").references(() => resumes.id, { onDelete: "cascade" }),
    matchId: text("analysis_id").references(() => matches.id, {
      onDelete: "cascade",
    }),
    createdAt: createdAt(),
  },
  (t) => [
    index("user_activities_user_idx").on(t.userId, t.createdAt),
    index("user_activities_resume_idx").on(t.resumeId),
    index("user_activities_analysis_idx").on(t.matchId),
    known(t.activityType),
  ],
);

export const userSkills = sqliteTable(
  "user_skills",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    skillName: text("skill_name").notNull(),
    skillType: text("skill_type", { enum: ["strength", "weakness"] }).notNull(),
    confidenceScore: integer("confidence_score").notNull(),
    frequencyCount: integer("frequency_count").notNull().default(1),
    lastUpdated: timestamp("last_updated").notNull(),
  },
  (t) => [
    uniqueIndex("user_skills_unique").on(t.userId, t.skillType, t.skillName),
    index("user_skills_top_idx").on(t.userId, t.skillType, t.confidenceScore, t.frequencyCount),
    known(t.skillType),
    percent(t.confidenceScore),
    atLeast(t.frequencyCount, 1),
  ],
);

function startOf(modifiers: string) {
  return sql.raw(`(unixepoch(period_start / 1000, 'unixepoch', ${modifiers}) * 1000)`);
}

export const userProgress = sqliteTable(
  "user_progress",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    periodType: text("period_type", { enum: ["weekly", "monthly"] }).notNull(),
    periodStart: timestamp("period_start").notNull(),
    weekStart: timestamp("week_start").generatedAlwaysAs(
      sql`(period_start - (period_start - 345600000) % 604800000)`,
    ),
    monthStart: timestamp("month_start").generatedAlwaysAs(startOf("'start of month'")),
    yearStart: timestamp("year_start").generatedAlwaysAs(startOf("'start of year'")),
    dayStart: timestamp("day_start").generatedAlwaysAs(startOf("'start of day'")),
    quarterStart: timestamp("quarter_start").generatedAlwaysAs(
      startOf(
        "'start of month', '-' || ((strftime('%m', period_start / 1000, 'unixepoch') - 1) % 3) || ' months'",
      ),
    ),
    analysesCount: integer("analyses_count").notNull().default(0),
    averageScore: real("average_score"),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("user_progress_unique").on(t.userId, t.periodType, t.periodStart),
    known(t.periodType),
    atLeast(t.analysesCount, 0),
    percent(t.averageScore),
  ],
);
