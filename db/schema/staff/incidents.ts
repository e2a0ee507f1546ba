import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "../agencies";
import { atLeast, known } from "../checks";
import { createdAt, id, timestamp, updatedAt } from "../columns";

/** What went wrong, for staff: each kind has its clock by law. */
export const incidents = sqliteTable(
  "incidents",
  {
    id: id(),
    /** as mails and people call it */
    number: text("number").notNull(),
    kind: text("kind", { enum: ["data-breach", "ai-incident", "complaint"] }).notNull(),
    severity: text("severity", { enum: ["low", "medium", "high", "critical"] }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    reportedBy: text("reported_by").notNull(),
    noticedAt: timestamp("noticed_at").notNull(),
    dueAt: timestamp("due_at").notNull(),
    /** when the authority was told, or a complaint answered: the clock stops */
    reportedAt: timestamp("reported_at"),
    people: integer("people"),
    outcome: text("outcome"),
    closedAt: timestamp("closed_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex("incidents_number_unique").on(t.number),
    index("incidents_due_idx").on(t.dueAt).where(sql`closed_at is null`),
    index("incidents_closed_idx").on(t.closedAt).where(sql`closed_at is not null`),
    known(t.kind),
    known(t.severity),
    atLeast(t.people, 0),
  ],
);

/** What was done and noted, line by line. Triggers keep each as it was written. */
export const incidentLines = sqliteTable(
  "incident_lines",
  {
    id: id(),
    incidentId: text("incident_id")
      .notNull()
      .references(() => incidents.id),
    actorId: text("actor_id").notNull(),
    kind: text("kind", { enum: ["opened", "note", "reported", "mailed", "closed"] }).notNull(),
    words: text("words").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("incident_lines_incident_idx").on(t.incidentId, t.createdAt), known(t.kind)],
);

/** Companies that it concerns, and when their owners were mailed. */
export const incidentCompanies = sqliteTable(
  "incident_companies",
  {
    incidentId: text("incident_id")
      .notNull()
      .references(() => incidents.id),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    toldAt: timestamp("told_at"),
  },
  (t) => [primaryKey({ columns: [t.incidentId, t.companyId] })],
);

/** Engine versions whose results nobody is shown, and with which nothing is scored. A row goes when its block is lifted. */
export const blockedEngines = sqliteTable(
  "blocked_engine_versions",
  {
    version: text("version").primaryKey(),
    incidentId: text("incident_id")
      .notNull()
      .references(() => incidents.id),
    reason: text("reason").notNull(),
    /** when the last of its results was hidden; null while some are left */
    hiddenAt: timestamp("hidden_at"),
    createdAt: createdAt(),
  },
  (t) => [index("blocked_engine_versions_open_idx").on(t.version).where(sql`hidden_at is null`)],
);
