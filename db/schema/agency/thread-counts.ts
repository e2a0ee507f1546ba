import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { threads } from "../threads";

const figure = (name: string) => integer(name).notNull().default(0);

/**
 * Triggers on `b2b_candidates` keep it, `recount-threads` checks it. A person counts once: rows that another one
 * stands for don't. Sums are of hundredths, so that they stay whole numbers.
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

/** What a thread's analytics show besides, kept in the same way: of the completed, but for stages, which all have. */
export const threadAnalytics = sqliteTable("campaign_analytics", {
  threadId: text("campaign_id")
    .primaryKey()
    .references(() => threads.id, { onDelete: "cascade" }),
  relevancySum: figure("relevancy_sum"),
  /** with a relevancy below 20, of 20 to 40 ... 80 to 100; the other scores likewise */
  relevancy20: figure("relevancy_20"),
  relevancy40: figure("relevancy_40"),
  relevancy60: figure("relevancy_60"),
  relevancy80: figure("relevancy_80"),
  relevancy100: figure("relevancy_100"),
  skillsSum: figure("skills_sum"),
  skills20: figure("skills_20"),
  skills40: figure("skills_40"),
  skills60: figure("skills_60"),
  skills80: figure("skills_80"),
  skills100: figure("skills_100"),
  experienceSum: figure("experience_sum"),
  experience20: figure("experience_20"),
  experience40: figure("experience_40"),
  experience60: figure("experience_60"),
  experience80: figure("experience_80"),
  experience100: figure("experience_100"),
  senioritySum: figure("seniority_sum"),
  seniority20: figure("seniority_20"),
  seniority40: figure("seniority_40"),
  seniority60: figure("seniority_60"),
  seniority80: figure("seniority_80"),
  seniority100: figure("seniority_100"),
  categorySum: figure("category_sum"),
  category20: figure("category_20"),
  category40: figure("category_40"),
  category60: figure("category_60"),
  category80: figure("category_80"),
  category100: figure("category_100"),
  placeJudged: figure("place_judged"),
  placeMatched: figure("place_matched"),
  gatesMet: figure("gates_met"),
  gatesUnknown: figure("gates_unknown"),
  stageNew: figure("stage_new"),
  stageShortlisted: figure("stage_shortlisted"),
  stageInterview: figure("stage_interview"),
  stageOffer: figure("stage_offer"),
  stageHired: figure("stage_hired"),
  stageRejected: figure("stage_rejected"),
  /** nobody has told them yet that the agency holds their résumé */
  untold: figure("untold"),
});

/** Who came in on each UTC day, counted from 1970, and the relevancy of those of them who are completed, in hundredths. */
export const threadDays = sqliteTable(
  "campaign_days",
  {
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    day: integer("day").notNull(),
    uploaded: figure("uploaded"),
    relevancySum: figure("relevancy_sum"),
    relevancyKnown: figure("relevancy_known"),
  },
  (t) => [primaryKey({ columns: [t.threadId, t.day] })],
);

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
