import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { WaitingPlace } from "../../workers/domain/notices/waiting/places";
import type { JobProfile } from "../../workers/engine/types";
import { agents, companies } from "./agencies";
import { atLeast, known } from "./checks";
import { createdAt, id, json, list, timestamp, updatedAt } from "./columns";

/** What a model said of a posting, as far as the posting says it; `key` is of all that went in. */
type ModelAnswer = {
  key: string;
  proposals: { start: number; end: number; label: string }[];
  dropped: number;
};

export type CompanyAnalysis = JobProfile["company"];

export const resumeSources = ["applied", "referred", "job-board", "network", "other"] as const;

export const threads = sqliteTable(
  "campaigns",
  {
    id: id(),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    title: text("title").notNull(),
    jobDescription: text("job_description").notNull(),
    requirements: text("requirements").notNull().default(""),
    location: text("location").notNull(),
    employmentType: text("employment_type", {
      enum: ["full-time", "part-time", "contract", "internship"],
    }).notNull(),
    companyName: text("company_name").notNull(),
    keywords: list("keywords"),
    // From here to company_analyze: the spec's columns, for readers outside; no page reads them.
    seniorityLevel: text("seniority_level"),
    roleArchetype: text("role_archetype"),
    experienceRangeMin: integer("experience_range_min"),
    experienceRangeMax: integer("experience_range_max"),
    workEnvironment: text("work_environment"),
    teamSize: text("team_size"),
    coreSkills: list("core_skills"),
    preferredSkills: list("preferred_skills"),
    relativeExperience: list("relative_experience"),
    companyAnalyze: json<CompanyAnalysis>("company_analyze"),
    detailedAnalysis: json<unknown>("detailed_analysis").notNull(),
    jobVersion: integer("job_version").notNull().default(1),
    /** kept so that nobody asks twice; no score and no requirement is made of it */
    modelAnswer: json<ModelAnswer>("model_answer"),
    /** of the last upload: what the next one is taken for */
    resumeSource: text("resume_source", { enum: resumeSources }),
    /** since when the posting tells who applies how their data is used */
    postingNoticeAt: timestamp("posting_notice_at"),
    /** business days between telling someone and scoring them, where the law of the place asks for it */
    waitingDays: integer("waiting_days"),
    /** by whose public holidays they are counted: a code of `WAITING_PLACES`; there wherever `waiting_days` is */
    waitingPlace: text("waiting_place").$type<WaitingPlace>(),
    isOpen: integer("is_open", { mode: "boolean" }).notNull().default(true),
    /** nobody sees it from then on, and its applicants are being erased */
    deletedAt: timestamp("deleted_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("campaigns_agent_created_idx").on(t.agentId, t.createdAt),
    // Whatever says whether a thread is listed, since its row is long: figures and lists walk this alone.
    index("campaigns_company_created_idx").on(
      t.companyId,
      t.createdAt,
      t.id,
      t.agentId,
      t.deletedAt,
      t.isOpen,
    ),
    index("campaigns_deleted_idx").on(t.deletedAt).where(sql`deleted_at is not null`),
    known(t.employmentType),
    known(t.resumeSource),
    atLeast(t.jobVersion, 1),
    atLeast(t.waitingDays, 1),
  ],
);

export const batches = sqliteTable(
  "b2b_bulk_analysis_batches",
  {
    id: id(),
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("b2b_batches_campaign_idx").on(t.threadId, t.createdAt),
    index("b2b_batches_company_idx").on(t.companyId, t.createdAt),
  ],
);

/** When an agent looked at a thread: what came in after the visit before is new to them. */
export const threadVisits = sqliteTable(
  "campaign_visits",
  {
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id, { onDelete: "cascade" }),
    visitedAt: timestamp("visited_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.threadId] }),
    index("campaign_visits_campaign_idx").on(t.threadId),
  ],
);
