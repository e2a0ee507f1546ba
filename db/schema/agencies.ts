import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, known } from "./checks";
import { createdAt, id, timestamp, updatedAt } from "./columns";
import { users } from "./identity";

export const companies = sqliteTable(
  "b2b_companies",
  {
    id: id(),
    companyName: text("company_name").notNull(),
    normalizedName: text("normalized_name").notNull(),
    normalizedWebsite: text("normalized_website").notNull(),
    companyLocation: text("company_location").notNull(),
    companyWebsite: text("company_website").notNull(),
    companyPhone: text("company_phone"),
    companyAddress: text("company_address"),
    companySize: text("company_size").notNull(),
    blindReview: integer("blind_review", { mode: "boolean" }).notNull().default(false),
    /** résumés may come as Word files, too (RULINGS 81) */
    wordFiles: integer("word_files", { mode: "boolean" }).notNull().default(false),
    requiresSecondStep: integer("requires_second_step", { mode: "boolean" }).notNull().default(false),
    /** applicants may be asked for voluntary answers once a decision is final (RULINGS 92) */
    voluntaryQuestions: integer("voluntary_questions", { mode: "boolean" }).notNull().default(false),
    /** its people may have a model of others look for requirements in a posting */
    modelProposals: integer("model_proposals", { mode: "boolean" }).notNull().default(false),
    modelReading: integer("model_reading", { mode: "boolean" }).notNull().default(false),
    /** days after which unselected applicants are erased; null only where the company has ended */
    retentionDays: integer("retention_days"),
    /** the same for the shortlisted: theirs is never the shorter one */
    shortlistedRetentionDays: integer("shortlisted_retention_days").notNull().default(730),
    /** names and order of stages, and reasons for a no, where they differ from ours: JSON, parsed on reading */
    hiringStages: text("hiring_stages"),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    /** since when staff hold up all of its work, and what its people read of that */
    stoppedAt: timestamp("stopped_at"),
    stopReason: text("stop_reason"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("b2b_companies_identity_unique")
      .on(t.normalizedName, t.normalizedWebsite)
      .where(sql`is_active = 1`),
    // search-companies; get-agent asks which companies resemble a new one.
    index("b2b_companies_name_idx").on(t.normalizedName),
    index("b2b_companies_website_idx").on(t.normalizedWebsite),
    atLeast(t.retentionDays, 1),
    atLeast(t.shortlistedRetentionDays, 1),
  ],
);

export const agents = sqliteTable(
  "b2b_agents",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    position: text("position"),
    phone: text("phone"),
    /** what they may do in the company: `agencies/roles.ts` */
    role: text("role", { enum: ["owner", "recruiter", "viewer"] })
      .notNull()
      .default("recruiter"),
    /** when an owner took them out of the company; they are blocked then, and their threads are another's */
    removedAt: timestamp("removed_at"),
    status: text("status", { enum: ["pending", "active", "refused", "blocked"] })
      .notNull()
      .default("pending"),
    statusReason: text("status_reason"),
    /** what the table of applicants shows and how it is ordered, as last chosen: JSON, parsed on reading */
    tableView: text("table_view"),
    /** how mails tell of notifications; a day's go out together in the morning */
    notificationMails: text("notification_mails", { enum: ["off", "at-once", "daily"] })
      .notNull()
      .default("daily"),
    statusChangedAt: timestamp("status_changed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("b2b_agents_user_unique").on(t.userId),
    index("b2b_agents_company_idx").on(t.companyId),
    index("b2b_agents_status_idx").on(t.status, t.createdAt),
    known(t.status),
    known(t.role),
    known(t.notificationMails),
  ],
);

/** Links mailed to future colleagues. A link stands for a seat of the plan as long as it can be used. */
export const invitations = sqliteTable(
  "b2b_invitations",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    role: text("role", { enum: ["owner", "recruiter", "viewer"] }).notNull(),
    /** SHA-256 of the newest link's token: sending again ends the link before */
    tokenHash: text("token_hash").notNull(),
    /** who invited, by their agent's id */
    invitedBy: text("invited_by").notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    acceptedAt: timestamp("accepted_at"),
    withdrawnAt: timestamp("withdrawn_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("b2b_invitations_token_unique").on(t.tokenHash),
    uniqueIndex("b2b_invitations_open_unique")
      .on(t.companyId, t.email)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index("b2b_invitations_email_idx").on(t.email),
    index("b2b_invitations_expires_idx").on(t.expiresAt),
    known(t.role),
  ],
);
