import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { Gate, Gender } from "../../workers/engine/types";
import { agents, companies } from "./agencies";
import type { ExperienceHistoryItem } from "./agency/experience-history";
import type { FieldAnswer } from "./agency/field-answer";
import { atLeast, fraction, known, percent } from "./checks";
import { createdAt, id, json, list, timestamp, updatedAt } from "./columns";
import { batches, resumeSources, threads } from "./threads";

/** Where a person stands with an agency; agents move them, a score never does (RULINGS 83). */
export const stageNames = ["new", "shortlisted", "interview", "offer", "hired", "rejected"] as const;

/** How a person came to know that an agency holds their résumé. */
export const toldWays = ["page", "posting", "mail", "spoken", "other"] as const;

// Without a comma, at which the generator of migrations would cut it.
const lastContact = sql`case when last_contact_at is null then created_at else last_contact_at end`;

export const applicants = sqliteTable(
  "b2b_candidates",
  {
    id: id(),
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    batchId: text("batch_id").references(() => batches.id, { onDelete: "set null" }),
    fileName: text("file_name").notNull(),
    /** key in the private bucket: {threadId}/{timestamp}-{filename} */
    resumeFileUrl: text("resume_file_url").notNull(),
    fileSize: integer("file_size").notNull(),
    /** SHA-256, hex: the same file enters a job thread once */
    fileHash: text("file_hash").notNull(),

    candidateName: text("candidate_name"),
    candidateEmail: text("candidate_email"),
    candidateLocation: text("candidate_location"),
    candidateGender: text("candidate_gender").$type<Gender>(),
    candidatePhoneNumbers: list("candidate_phone_numbers"),
    /** of the present job, else of the last one */
    currentTitle: text("current_title"),
    currentEmployer: text("current_employer"),
    /** work in all, overlaps counted once */
    experienceMonths: integer("experience_months"),

    locationMatch: integer("location_match").$type<0 | 1>(),
    relevancyScore: real("relevancy_score"),
    skillsMatchScore: real("skills_match_score"),
    experienceMatchScore: real("experience_match_score"),
    seniorityMatchScore: real("seniority_match_score"),
    categoryMatchScore: real("category_match_score"),
    coreSkills: list("core_skills"),
    preferredSkills: list("preferred_skills"),
    emergingSkills: list("emerging_skills"),
    softSkills: list("soft_skills"),
    /** all that the résumé names and the knowledge base knows; null where it was scored before they were kept */
    knownSkills: json<string[]>("known_skills"),
    /** asked for, and met in part; null where the last scoring was before they were kept apart */
    partlySkills: json<string[]>("partly_skills"),
    experienceHistory: list<ExperienceHistoryItem>("experience_history"),
    gates: list<Pick<Gate, "label" | "result">>("gates"),
    gatesFailed: integer("gates_failed"),
    gatesUnknown: integer("gates_unknown"),
    mustsMet: integer("musts_met"),
    mustsAsked: integer("musts_asked"),
    hiddenTextCount: integer("hidden_text_count").notNull().default(0),
    analysisStatus: text("analysis_status", { enum: ["pending", "completed", "failed"] })
      .notNull()
      .default("pending"),
    failureCode: text("failure_code"),
    analysisConfidence: real("analysis_confidence"),
    analysisTimestamp: timestamp("analysis_timestamp"),
    engineVersion: text("engine_version"),
    jobVersion: integer("job_version"),
    previousRelevancyScore: real("previous_relevancy_score"),
    rescoreQueuedAt: timestamp("rescore_queued_at"),
    /** of its thread, which isn't scored anew then */
    threadClosedAt: timestamp("campaign_closed_at"),
    /** SHA-256 over file hash, job profile and engine version: equal inputs, equal scores */
    inputHash: text("input_hash"),
    analysisKey: text("analysis_key"),
    stage: text("stage", { enum: stageNames }).notNull().default("new"),
    /** since when they stand at "shortlisted" or beyond; null for the new and the rejected */
    shortlistedAt: timestamp("shortlisted_at"),
    shortlistedVerdictId: text("shortlisted_verdict_id"),

    /** last digits of the first phone number, and SHA-256 over the résumé's words: what tells the same person */
    phoneKey: text("phone_key"),
    textHash: text("text_hash"),
    /** of two résumés of one person in a thread: the row that stands for both; null where this one stands */
    duplicateOf: text("duplicate_of").references((): AnySQLiteColumn => applicants.id, {
      onDelete: "set null",
    }),
    /** when the person's other résumés were looked for; null: not yet, which the cron makes good */
    duplicatesSoughtAt: timestamp("duplicates_sought_at"),
    /** a colleague said that this one isn't the same person: as which row */
    keptApartFrom: text("kept_apart_from"),
    /** who works on the row, and until when: a later claim takes over after it */
    leaseToken: text("lease_token"),
    leaseUntil: timestamp("lease_until"),
    attempts: integer("attempts").notNull().default(0),
    lastQueuedAt: timestamp("last_queued_at"),

    /** when they were last decided about or spoke of being represented; null: not since the upload. Triggers keep it (migration 0041) */
    lastContactAt: timestamp("last_contact_at"),
    /** what the person says was read wrongly, as seekers' corrections are stored; null where nothing */
    corrections: json<unknown>("corrections"),
    /** kept so that nobody asks twice; nothing of it is scored until somebody makes a correction of it */
    modelAnswer: json<FieldAnswer>("model_answer"),
    /** since when they want no score: a trigger refuses one from then on */
    optedOutAt: timestamp("opted_out_at"),
    /** since when their scores are gone, because the engine version that made them is blocked; null once they are made again */
    hiddenAt: timestamp("hidden_at"),
    /** legal hold: since when nothing erases them, why, in whose words */
    heldAt: timestamp("held_at"),
    heldReason: text("held_reason", { enum: ["claim", "authority", "law"] }),
    heldWords: text("held_words"),
    source: text("source", { enum: resumeSources }),
    /** by when they have to be told that the agency holds their résumé */
    noticeDueAt: timestamp("notice_due_at"),
    toldAt: timestamp("told_at"),
    toldWay: text("told_way", { enum: toldWays }),
    /** the colleague, by their agent's id; null where the posting told them */
    toldBy: text("told_by"),
    /** until when they may not be scored, by the thread's waiting period; a trigger refuses a score before */
    waitsUntil: timestamp("waits_until"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // accept-upload: the same file enters a thread once.
    uniqueIndex("b2b_candidates_file_unique").on(t.threadId, t.fileHash),
    // delete-orphans: which stored files have a row.
    uniqueIndex("b2b_candidates_key_unique").on(t.resumeFileUrl),
    // list-applicants: the table as it opens, and counts of a thread.
    index("b2b_candidates_created_idx").on(t.threadId, t.createdAt, t.id, t.duplicateOf),
    // list-applicants: sorting by name, and searching name, e-mail and location in this index alone.
    index("b2b_candidates_name_idx").on(
      t.threadId,
      t.candidateName,
      t.id,
      t.candidateEmail,
      t.candidateLocation,
      t.duplicateOf,
    ),
    // list-applicants: a whole thread in the order of each of these, so that any page is a short walk.
    index("b2b_candidates_location_idx").on(t.threadId, t.candidateLocation, t.id, t.duplicateOf),
    index("b2b_candidates_skills_idx").on(t.threadId, t.skillsMatchScore, t.id, t.duplicateOf),
    index("b2b_candidates_experience_idx").on(t.threadId, t.experienceMatchScore, t.id, t.duplicateOf),
    index("b2b_candidates_seniority_idx").on(t.threadId, t.seniorityMatchScore, t.id, t.duplicateOf),
    index("b2b_candidates_category_idx").on(t.threadId, t.categoryMatchScore, t.id, t.duplicateOf),
    // The same by relevancy, averages and ranks; and all that filters besides words, so that filters read no rows.
    index("b2b_candidates_figures_idx").on(
      t.threadId,
      t.relevancyScore,
      t.id,
      t.skillsMatchScore,
      t.experienceMatchScore,
      t.seniorityMatchScore,
      t.categoryMatchScore,
      t.candidateGender,
      t.gatesFailed,
      t.gatesUnknown,
      t.mustsMet,
      t.mustsAsked,
      t.experienceMonths,
      t.hiddenTextCount,
      t.stage,
      t.shortlistedAt,
      t.createdAt,
      t.duplicateOf,
      t.analysisStatus,
      t.locationMatch,
    ),
    // Filtering by the shortlist.
    index("b2b_candidates_shortlist_idx")
      .on(t.threadId, t.shortlistedAt, t.duplicateOf)
      .where(sql`shortlisted_at is not null`),
    // get-thread counts the pending and the failed, get-batch-status finds the open batch.
    index("b2b_candidates_status_idx").on(
      t.threadId,
      t.analysisStatus,
      t.batchId,
      t.failureCode,
      t.duplicateOf,
    ),
    // get-batch-status: how far an upload is; the plan's limit on one upload.
    index("b2b_candidates_batch_idx").on(t.batchId, t.analysisStatus),
    // leave-to-owner: whose applicants pass on.
    index("b2b_candidates_pool_idx").on(t.agentId, t.createdAt),
    // The plan's limit on applicants.
    index("b2b_candidates_company_age_idx").on(t.companyId, t.createdAt),
    // erase-retained, and what tells of it before.
    index("b2b_candidates_contact_idx").on(
      t.companyId,
      lastContact,
      t.shortlistedAt,
      t.threadId,
      t.duplicateOf,
    ),
    // queue of due scores; get-thread counts a thread's.
    index("b2b_candidates_rescore_idx").on(t.rescoreQueuedAt).where(sql`rescore_queued_at is not null`),
    index("b2b_candidates_thread_rescore_idx")
      .on(t.threadId, t.rescoreQueuedAt, t.duplicateOf)
      .where(sql`rescore_queued_at is not null`),
    // find-person: one person in all threads of a company.
    index("b2b_candidates_person_idx")
      .on(t.companyId, sql`candidate_email collate nocase`)
      .where(sql`candidate_email is not null`),
    // list-score-changes: rows come in with their second score, so that an upload doesn't pay for it.
    index("b2b_candidates_moved_idx")
      .on(
        t.threadId,
        t.previousRelevancyScore,
        t.relevancyScore,
        t.jobVersion,
        t.rescoreQueuedAt,
        t.id,
        t.duplicateOf,
      )
      .where(sql`previous_relevancy_score is not null`),
    // merge-duplicates: the same phone or the same words within a thread; with a row that is erased, what it stood for.
    index("b2b_candidates_phone_idx").on(t.threadId, t.phoneKey).where(sql`phone_key is not null`),
    index("b2b_candidates_text_idx").on(t.threadId, t.textHash).where(sql`text_hash is not null`),
    index("b2b_candidates_duplicate_idx").on(t.duplicateOf).where(sql`duplicate_of is not null`),
    // seek-missed: what was analysed and never looked for, the newest first.
    index("b2b_candidates_unsought_idx")
      .on(t.analysisTimestamp)
      .where(sql`duplicates_sought_at is null and analysis_status = 'completed'`),
    // is-held: whether the company holds somebody of an address.
    index("b2b_candidates_held_idx")
      .on(t.companyId, sql`candidate_email collate nocase`)
      .where(sql`held_at is not null`),
    // get-thread counts who opted out of scoring.
    index("b2b_candidates_opted_out_idx")
      .on(t.threadId, t.optedOutAt, t.duplicateOf)
      .where(sql`opted_out_at is not null`),
    // list-notices: who hasn't been told yet, by their day.
    index("b2b_candidates_untold_idx")
      .on(t.companyId, t.noticeDueAt, t.threadId, t.duplicateOf)
      .where(sql`told_at is null`),
    // list-notices: who was told last.
    index("b2b_candidates_told_idx").on(t.companyId, t.toldAt).where(sql`told_at is not null`),
    // queue-waited: whose waiting period has ended; get-thread counts a thread's.
    index("b2b_candidates_waits_idx").on(t.waitsUntil).where(sql`waits_until is not null`),
    index("b2b_candidates_thread_waits_idx")
      .on(t.threadId, t.waitsUntil, t.duplicateOf)
      .where(sql`waits_until is not null`),
    // Staff's list of failed files; queue-outdated; the sweep of what is still pending.
    index("b2b_candidates_failed_idx").on(t.updatedAt).where(sql`analysis_status = 'failed'`),
    index("b2b_candidates_engine_idx")
      .on(t.engineVersion)
      .where(sql`analysis_status = 'completed' and campaign_closed_at is null`),
    // hide-results, of closed job threads; queue-outdated: who is to be scored again.
    index("b2b_candidates_engine_closed_idx")
      .on(t.engineVersion)
      .where(sql`analysis_status = 'completed' and campaign_closed_at is not null`),
    index("b2b_candidates_hidden_idx").on(t.hiddenAt).where(sql`hidden_at is not null`),
    index("b2b_candidates_pending_idx").on(t.lastQueuedAt).where(sql`analysis_status = 'pending'`),
    atLeast(t.fileSize, 0),
    percent(t.relevancyScore),
    percent(t.previousRelevancyScore),
    percent(t.skillsMatchScore),
    percent(t.experienceMatchScore),
    percent(t.seniorityMatchScore),
    percent(t.categoryMatchScore),
    fraction(t.locationMatch),
    atLeast(t.hiddenTextCount, 0),
    atLeast(t.experienceMonths, 0),
    atLeast(t.gatesFailed, 0),
    atLeast(t.gatesUnknown, 0),
    atLeast(t.mustsMet, 0),
    atLeast(t.mustsAsked, 0),
    known(t.stage),
    known(t.source),
    known(t.toldWay),
    known(t.analysisStatus),
    fraction(t.analysisConfidence),
    atLeast(t.jobVersion, 1),
    atLeast(t.attempts, 0),
  ],
);
