import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agents, companies } from "../agencies";
import { atLeast, known } from "../checks";
import { createdAt, id, timestamp, updatedAt } from "../columns";
import { threads } from "../threads";

/** A CSV file of a thread's applicants that is too large for a download at once: made by a task, fetched by its agent. */
export const applicantExports = sqliteTable(
  "b2b_candidate_exports",
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
    /** filters and order as the page's address holds them */
    search: text("search").notNull().default(""),
    status: text("status", { enum: ["pending", "ready", "failed"] })
      .notNull()
      .default("pending"),
    fileKey: text("file_key").notNull(),
    fileName: text("file_name"),
    candidates: integer("candidates"),
    bytes: integer("bytes"),
    expiresAt: timestamp("expires_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index("b2b_candidate_exports_agent_idx").on(t.agentId, t.createdAt),
    uniqueIndex("b2b_candidate_exports_one_pending_unique").on(t.agentId).where(sql`status = 'pending'`),
    index("b2b_candidate_exports_campaign_idx").on(t.threadId, t.agentId, t.createdAt),
    index("b2b_candidate_exports_pending_idx").on(t.updatedAt).where(sql`status = 'pending'`),
    index("b2b_candidate_exports_expires_idx").on(t.expiresAt).where(sql`expires_at is not null`),
    uniqueIndex("b2b_candidate_exports_key_unique").on(t.fileKey),
    known(t.status),
    atLeast(t.candidates, 0),
    atLeast(t.bytes, 0),
  ],
);
