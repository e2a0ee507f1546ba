import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
  ],
);

export const linkedinGeoids = sqliteTable("linkedin_geoids", {
  locationName: text("location_name").primaryKey(),
  geoid: text("geoid").notNull(),
});
