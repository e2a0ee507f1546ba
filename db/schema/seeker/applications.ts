import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { known, longest } from "../checks";
import { createdAt, id, timestamp, updatedAt } from "../columns";
import { users } from "../identity";
import { matches } from "../matches";

/** Jobs that a seeker keeps track of. Days are their UTC midnight, so that they are the same day for everyone. */
export const applications = sqliteTable(
  "applications",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** the analysis that it came from */
    matchId: text("analysis_id").references(() => matches.id, { onDelete: "set null" }),
    jobTitle: text("job_title").notNull(),
    employer: text("employer").notNull().default(""),
    jobUrl: text("job_url").notNull().default(""),
    place: text("place").notNull().default(""),
    state: text("state", { enum: ["saved", "applied", "interview", "offer", "closed"] })
      .notNull()
      .default("saved"),
    /** the days on which each state was reached */
    savedAt: timestamp("saved_at").notNull(),
    appliedAt: timestamp("applied_at"),
    interviewAt: timestamp("interview_at"),
    offerAt: timestamp("offer_at"),
    closedAt: timestamp("closed_at"),
    /** the day of what comes next, and what that is */
    nextAt: timestamp("next_at"),
    nextStep: text("next_step").notNull().default(""),
    reminds: integer("reminds", { mode: "boolean" }).notNull().default(false),
    /** when a mail is to remind of it; null where none is, or it has been */
    remindAt: timestamp("remind_at"),
    notes: text("notes").notNull().default(""),
    /** deleted by its owner, who may take that back until it is erased */
    deletedAt: timestamp("deleted_at"),
    createdAt: createdAt(),
    /** grows with each change: a form names the one that it was opened at */
    updatedAt: updatedAt(),
  },
  (t) => [
    index("applications_user_idx").on(t.userId, t.createdAt),
    uniqueIndex("applications_analysis_unique").on(t.matchId),
    index("applications_remind_idx").on(t.remindAt, t.userId).where(sql`remind_at is not null`),
    index("applications_deleted_idx").on(t.deletedAt).where(sql`deleted_at is not null`),
    known(t.state),
    longest(t.jobTitle, 200),
    longest(t.employer, 200),
    longest(t.jobUrl, 2000),
    longest(t.place, 200),
    longest(t.nextStep, 200),
    longest(t.notes, 10_000),
  ],
);
