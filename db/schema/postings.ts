import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, updatedAt } from "./columns";
import { resumes } from "./documents";
import { users } from "./identity";

export const jobFilters = sqliteTable(
  "job_filters",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    resumeId: text("resume_id")
      .notNull()
      .references(() => resumes.id, { onDelete: "cascade" }),
    position: text("position").notNull(),
    location: text("location").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("job_filters_user_idx").on(t.userId, t.createdAt),
    index("job_filters_resume_idx").on(t.resumeId, t.createdAt),
  ],
);

export const jobSearches = sqliteTable(
  "job_searches",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    filterId: text("filter_id")
      .notNull()
      .references(() => jobFilters.id, { onDelete: "cascade" }),
    jobPosition: text("job_position"),
    jobLink: text("job_link"),
    jobId: text("job_id"),
    companyName: text("company_name"),
    companyProfile: text("company_profile"),
    jobLocation: text("job_location"),
    jobPostingDate: text("job_posting_date"),
    companyLogoUrl: text("company_logo_url"),
    createdAt: createdAt(),
  },
  (t) => [
    index("job_searches_user_idx").on(t.userId, t.createdAt),
    index("job_searches_filter_idx").on(t.filterId),
    uniqueIndex("job_searches_job_unique").on(t.userId, t.jobId),
  ],
);

export const linkedinGeoids = sqliteTable("linkedin_geoids", {
  locationName: text("location_name").primaryKey(),
  /** LinkedIn's own id; empty for "Remote" */
  geoid: text("geoid").notNull(),
  kind: text("kind", { enum: ["bloc", "country", "region", "city", "remote"] })
    .notNull()
    .default("city"),
  /** codes, separated by commas: several for a bloc */
  countries: text("countries").notNull().default(""),
  /** folded, without commas: what a person may type */
  nameKey: text("name_key").notNull().default(""),
  /** folded names by which postings call a city, or the towns of a region, separated by bars */
  names: text("names").notNull().default(""),
});
