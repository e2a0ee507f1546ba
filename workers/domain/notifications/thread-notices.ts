import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * A view whose trigger tells everyone who has a thread in their list: whose it is, and with whom it is shared (migration
 * 0036). Insert a row in the batch of what it tells; the view holds nothing.
 */
export const threadNotices = sqliteTable("thread_notices", {
  threadId: text("campaign_id").notNull(),
  kind: text("kind", { enum: ["client-answers", "retention-due"] }).notNull(),
  subjectId: text("subject_id").notNull(),
  amount: integer("amount").notNull(),
  failed: integer("failed").notNull(),
  toldAt: integer("told_at").notNull(),
});
