import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { agents, companies } from "../agencies";
import { createdAt, id, timestamp } from "../columns";

/** Days on which a colleague downloaded far more than usual: owners were told, once for each. */
export const downloadAlerts = sqliteTable(
  "download_alerts",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    agentId: text("agent_id")
      .notNull()
      .references(() => agents.id),
    /** 00:00 UTC of it */
    day: timestamp("day").notNull(),
    downloads: integer("downloads").notNull(),
    people: integer("people").notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("download_alerts_day_unique").on(t.companyId, t.day, t.agentId),
    index("download_alerts_created_idx").on(t.createdAt),
  ],
);
