import { primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "../agencies";
import { createdAt, id, timestamp } from "../columns";

/** Which version of the data processing agreement an owner accepted for their company. A trigger refuses changes. */
export const companyAgreements = sqliteTable(
  "company_agreements",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    version: text("version").notNull(),
    /** SHA-256 of the text that was shown, hex */
    hash: text("hash").notNull(),
    /** the owner who accepted, by their agent's id */
    agentId: text("agent_id").notNull(),
    acceptedAt: timestamp("accepted_at").notNull(),
  },
  (t) => [uniqueIndex("company_agreements_version_unique").on(t.companyId, t.version)],
);

/** Which companies' owners were mailed of a sub-processor, by its name, before it gets applicants' data. */
export const subProcessorNotices = sqliteTable(
  "sub_processor_notices",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    subProcessor: text("sub_processor").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.subProcessor] })],
);
