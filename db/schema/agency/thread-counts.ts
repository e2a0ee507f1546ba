import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { threads } from "../threads";

const figure = (name: string) => integer(name).notNull().default(0);

/**
 * What the rows of a thread's applicants add up to; triggers on `b2b_candidates` keep it, `recount-threads` checks it.
 * A person counts once: rows that another one stands for don't. Sums are of hundredths, so that they stay whole numbers.
 */
export const threadCounts = sqliteTable("campaign_counts", {
  threadId: text("campaign_id")
    .primaryKey()
    .references(() => threads.id, { onDelete: "cascade" }),
  applicants: figure("applicants"),
  pending: figure("pending"),
  failed: figure("failed"),
  completed: figure("completed"),
  shortlisted: figure("shortlisted"),
  relevancySum: figure("relevancy_sum"),
  relevancyKnown: figure("relevancy_known"),
  skillsSum: figure("skills_sum"),
  skillsKnown: figure("skills_known"),
  experienceSum: figure("experience_sum"),
  experienceKnown: figure("experience_known"),
  /** relevancy of 70 and more, and of 40 to 70 */
  strong: figure("strong"),
  fair: figure("fair"),
  placeMatched: figure("place_matched"),
  male: figure("male"),
  female: figure("female"),
  otherGender: figure("other_gender"),
  gateFailed: figure("gate_failed"),
  hiddenText: figure("hidden_text"),
});

/** How many of a thread's applicants live in each place, as normalised "City, Country". */
export const threadPlaces = sqliteTable(
  "campaign_places",
  {
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    place: text("place").notNull(),
    applicants: integer("applicants").notNull(),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.place] })],
);
