import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agents, companies } from "../agencies";
import { known } from "../checks";
import { createdAt, id, timestamp } from "../columns";

export const REQUEST_KINDS = ["correct", "object", "ask", "opt-out", "delete"] as const;

/** Addresses at which an applicant reads what an agency holds about them. A trigger takes the person out when they are erased: a receipt stays. */
export const applicantLinks = sqliteTable(
  "applicant_links",
  {
    id: id(),
    applicantId: text("candidate_id"),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id),
    way: text("way", { enum: ["mailed", "printed"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    withdrawnAt: timestamp("withdrawn_at"),
    erasedAt: timestamp("erased_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("applicant_links_code_unique").on(t.codeHash),
    index("applicant_links_applicant_idx")
      .on(t.applicantId, t.createdAt)
      .where(sql`candidate_id is not null`),
    index("applicant_links_expiry_idx").on(t.expiresAt),
    known(t.way),
  ],
);

/** What an applicant asked of an agency, and what it answered. A trigger empties it when the person is erased: number and times stay. */
export const applicantRequests = sqliteTable(
  "applicant_requests",
  {
    id: id(),
    /** what both sides call it */
    number: text("number").notNull(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    threadId: text("campaign_id").notNull(),
    applicantId: text("candidate_id"),
    linkId: text("link_id").notNull(),
    kind: text("kind", { enum: REQUEST_KINDS }).notNull(),
    words: text("words"),
    /** of a deletion: a keyed hash is to stay, so that their résumé isn't taken again */
    neverAgain: integer("never_again", { mode: "boolean" }).notNull().default(false),
    dueAt: timestamp("due_at").notNull(),
    answer: text("answer"),
    answeredAt: timestamp("answered_at"),
    answeredBy: text("answered_by"),
    /** erased: the person was, before anybody answered */
    outcome: text("outcome", { enum: ["done", "refused", "erased"] }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("applicant_requests_number_unique").on(t.number),
    uniqueIndex("applicant_requests_open_unique")
      .on(t.applicantId, t.kind)
      .where(sql`answered_at is null and candidate_id is not null`),
    index("applicant_requests_applicant_idx")
      .on(t.applicantId, t.createdAt)
      .where(sql`candidate_id is not null`),
    index("applicant_requests_link_idx").on(t.linkId, t.kind),
    index("applicant_requests_due_idx").on(t.companyId, t.dueAt).where(sql`answered_at is null`),
    index("applicant_requests_answered_idx")
      .on(t.companyId, t.answeredAt)
      .where(sql`answered_at is not null`),
    known(t.kind),
    known(t.outcome),
  ],
);

/** Whose résumés a company doesn't take again: keyed hashes of e-mail addresses and phone numbers, which nobody can read back. */
export const neverAgainMarks = sqliteTable(
  "never_again_marks",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    hash: text("hash").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.hash] })],
);
