import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "../agencies";
import { applicants, stageNames } from "../applicants";
import { createdAt, id, json, list } from "../columns";

/**
 * Triggers refuse a line whose former stage isn't the applicant's any more, or a no without a reason, and keep lines as written;
 * an erasure empties whom it was about and the comment.
 */
export const decisions = sqliteTable(
  "decisions",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    threadId: text("campaign_id").notNull(),
    applicantId: text("applicant_id"),
    agentId: text("agent_id").notNull(),
    previousStage: text("previous_stage", { enum: stageNames }).notNull(),
    stage: text("stage", { enum: stageNames }).notNull(),
    /** why someone was turned down: a code of the company's list */
    reason: text("reason"),
    comment: text("comment"),
    /** the result that was seen; null where there was none */
    verdictId: text("verdict_id"),
    /** decisions of one act: what one Undo takes back */
    groupId: text("group_id").notNull(),
    /** the decision that this one takes back */
    undoesId: text("undoes_id"),
    createdAt: createdAt(),
  },
  (t) => [
    index("decisions_applicant_idx").on(t.applicantId, t.createdAt).where(sql`applicant_id is not null`),
    index("decisions_campaign_idx").on(t.threadId, t.applicantId),
    index("decisions_group_idx").on(t.groupId),
    index("decisions_company_idx").on(t.companyId, t.createdAt),
    index("decisions_agent_idx").on(t.agentId),
    index("decisions_verdict_idx").on(t.verdictId).where(sql`verdict_id is not null`),
  ],
);

/** What agents write about an applicant; goes with the applicant. */
export const applicantNotes = sqliteTable(
  "applicant_notes",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    applicantId: text("applicant_id")
      .notNull()
      .references(() => applicants.id, { onDelete: "cascade" }),
    agentId: text("agent_id").notNull(),
    body: text("body").notNull(),
    /** ids of the colleagues that it names */
    mentions: list("mentions"),
    createdAt: createdAt(),
  },
  (t) => [
    index("applicant_notes_applicant_idx").on(t.applicantId, t.createdAt),
    index("applicant_notes_agent_idx").on(t.agentId),
  ],
);

/** What was done in an agency: ids and figures, no names. Nobody edits it: triggers, and each line holds the hash of the one before. */
export const agencyLog = sqliteTable(
  "agency_log",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    /** 1, 2, 3 ... within the company */
    number: integer("number").notNull(),
    /** null where nobody pressed anything: retention, a newer engine */
    agentId: text("agent_id"),
    action: text("action").notNull(),
    threadId: text("campaign_id"),
    applicantId: text("applicant_id"),
    verdictId: text("verdict_id"),
    detail: json<Record<string, string | number | boolean>>("detail"),
    createdAt: integer("created_at").notNull(),
    previousHash: text("previous_hash").notNull(),
    /** SHA-256, hex, over the columns above */
    hash: text("hash").notNull(),
  },
  (t) => [
    uniqueIndex("agency_log_number_unique").on(t.companyId, t.number),
    index("agency_log_agent_idx").on(t.companyId, t.agentId, t.number),
    index("agency_log_opened_idx")
      .on(t.companyId, t.createdAt, t.agentId, t.applicantId)
      .where(sql`action = 'opened'`),
    index("agency_log_exported_idx").on(t.companyId, t.agentId, t.createdAt).where(sql`action = 'exported'`),
    index("agency_log_exports_idx").on(t.createdAt).where(sql`action = 'exported'`),
    index("agency_log_applicant_idx")
      .on(t.applicantId, t.action, t.agentId, t.createdAt)
      .where(sql`applicant_id is not null`),
  ],
);
