import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { longest } from "../checks";
import { createdAt, id, json, timestamp, updatedAt } from "../columns";
import { resumes } from "../documents";
import { users } from "../identity";

/** Searches that a seeker keeps, and is mailed the new postings of. */
export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    position: text("position").notNull(),
    location: text("location").notNull(),
    /** a `JobFilter` */
    filter: json<Record<string, string>>("filter").notNull(),
    /** the night that it is looked at next; null: it is stopped */
    nextCheckAt: timestamp("next_check_at"),
    /** set while a message for it is under way */
    queuedAt: timestamp("queued_at"),
    lastMailAt: timestamp("last_mail_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("saved_searches_user_idx").on(t.userId, t.createdAt),
    index("saved_searches_resume_idx").on(t.resumeId),
    index("saved_searches_due_idx").on(t.nextCheckAt).where(sql`next_check_at is not null`),
    longest(t.name, 100),
    longest(t.position, 200),
    longest(t.location, 200),
  ],
);

/** What a saved search has told of, by the posting's key: the same one at another place isn't told again. */
export const toldPostings = sqliteTable(
  "told_postings",
  {
    searchId: text("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    sameKey: text("same_key").notNull(),
    toldAt: timestamp("told_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.sameKey] }), index("told_postings_time_idx").on(t.toldAt)],
);
