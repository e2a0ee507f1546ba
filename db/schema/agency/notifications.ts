import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agents } from "../agencies";
import { atLeast, known } from "../checks";
import { createdAt, id, timestamp } from "../columns";
import { threads } from "../threads";

const KINDS = [
  "batch-ended",
  "analysis-failed",
  "client-answers",
  "export-failed",
  "limit-near",
  "limit-reached",
  "retention-due",
] as const;

/**
 * Ids and figures alone: names and titles are read when it is shown. One line per agent and subject, renewed when it
 * happens again. Triggers of migration 0036 write most of them.
 */
export const notifications = sqliteTable(
  "b2b_notifications",
  {
    id: id(),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id, { onDelete: "cascade" }),
    /** null where it is about the company's plan */
    threadId: text("campaign_id").references(() => threads.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: KINDS }).notNull(),
    /** the batch, report or export; the thread; the period and limit of a plan */
    subjectId: text("subject_id").notNull(),
    /** candidates analysed, scored in vain or about to be erased; answers that came */
    amount: integer("amount").notNull().default(0),
    /** of a batch: candidates that could not be analysed */
    failed: integer("failed").notNull().default(0),
    readAt: timestamp("read_at"),
    /** when a mail is to tell of it; null where none is, or it has been */
    mailAt: timestamp("mail_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("b2b_notifications_subject_unique").on(t.agentId, t.kind, t.subjectId),
    index("b2b_notifications_agent_idx").on(t.agentId, t.createdAt, t.id),
    index("b2b_notifications_unread_idx").on(t.agentId).where(sql`read_at is null`),
    index("b2b_notifications_mail_idx").on(t.mailAt, t.agentId).where(sql`mail_at is not null`),
    index("b2b_notifications_campaign_idx").on(t.threadId).where(sql`campaign_id is not null`),
    index("b2b_notifications_created_idx").on(t.createdAt),
    known(t.kind),
    atLeast(t.amount, 0),
    atLeast(t.failed, 0),
  ],
);
