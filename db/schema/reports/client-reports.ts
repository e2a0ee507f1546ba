import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agents, companies } from "../agencies";
import { applicants } from "../applicants";
import { atLeast, known } from "../checks";
import { createdAt, id, json, timestamp } from "../columns";
import { threads } from "../threads";

const WAYS = ["email", "phone", "in-person", "written"] as const;

/** What a client is shown of a shortlist, by one link. Triggers close it and empty its comment when a person of it goes. */
export const clientReports = sqliteTable(
  "client_reports",
  {
    id: id(),
    threadId: text("campaign_id")
      .notNull()
      .references(() => threads.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    /** who made it, and is told of answers */
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id),
    tokenHash: text("token_hash").notNull(),
    /** as the page says them; later changes of the thread or the agency don't reach it */
    title: text("title").notNull(),
    agencyName: text("agency_name").notNull(),
    clientName: text("client_name").notNull(),
    clientEmail: text("client_email"),
    comment: text("comment"),
    isBlind: integer("is_blind", { mode: "boolean" }).notNull(),
    expiresAt: timestamp("expires_at").notNull(),
    withdrawnAt: timestamp("withdrawn_at"),
    closedAt: timestamp("closed_at"),
    closedBecause: text("closed_because", { enum: ["consent", "erased"] }),
    /** when the agency is mailed what was answered since the last mail */
    answersDueAt: timestamp("answers_due_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("client_reports_token_unique").on(t.tokenHash),
    index("client_reports_thread_idx").on(t.threadId, t.createdAt),
    index("client_reports_due_idx").on(t.answersDueAt).where(sql`answers_due_at is not null`),
    index("client_reports_expiry_idx").on(t.expiresAt),
    known(t.closedBecause),
  ],
);

/** One person as a client sees them. A trigger keeps it as written; it goes with the applicant. */
export const reportPeople = sqliteTable(
  "client_report_people",
  {
    /** stands in the client's page, so it isn't the applicant's id */
    id: id(),
    reportId: text("report_id")
      .notNull()
      .references(() => clientReports.id, { onDelete: "cascade" }),
    applicantId: text("candidate_id")
      .notNull()
      .references(() => applicants.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    content: json<unknown>("content").notNull(),
  },
  (t) => [
    uniqueIndex("client_report_people_unique").on(t.reportId, t.applicantId),
    index("client_report_people_applicant_idx").on(t.applicantId),
    atLeast(t.position, 1),
  ],
);

/** Consent to be represented, given and withdrawn: lines are added, never changed, and the newest counts. */
export const representationConsents = sqliteTable(
  "representation_consents",
  {
    id: id(),
    applicantId: text("candidate_id")
      .notNull()
      .references(() => applicants.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id),
    kind: text("kind", { enum: ["given", "withdrawn"] }).notNull(),
    way: text("way", { enum: WAYS }).notNull(),
    /** the day on which the person said it, as the agent knows it */
    saidAt: timestamp("said_at").notNull(),
    note: text("note"),
    createdAt: createdAt(),
  },
  (t) => [
    index("representation_consents_applicant_idx").on(t.applicantId, t.createdAt),
    known(t.kind),
    known(t.way),
  ],
);

/** How often a link was opened, by the hour: nothing of who opened it. */
export const reportViews = sqliteTable(
  "client_report_views",
  {
    reportId: text("report_id")
      .notNull()
      .references(() => clientReports.id, { onDelete: "cascade" }),
    hour: timestamp("hour").notNull(),
    views: integer("views").notNull(),
  },
  (t) => [primaryKey({ columns: [t.reportId, t.hour] }), atLeast(t.views, 1)],
);

/** What a client says of a person; the newest counts, older ones stay. */
export const reportAnswers = sqliteTable(
  "client_report_answers",
  {
    id: id(),
    personId: text("person_id")
      .notNull()
      .references(() => reportPeople.id, { onDelete: "cascade" }),
    answer: text("answer", { enum: ["yes", "no", "question"] }).notNull(),
    words: text("words"),
    /** when the mail that tells of it was written */
    toldAt: timestamp("told_at"),
    createdAt: createdAt(),
  },
  (t) => [index("client_report_answers_person_idx").on(t.personId, t.createdAt), known(t.answer)],
);
