import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { companies } from "../agencies";
import { createdAt, id, list } from "../columns";

/** Filters, order and columns of a table of applicants under a name, for a whole company. Who made one may be gone. */
export const tableViews = sqliteTable(
  "b2b_table_views",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    agentId: text("agent_id").notNull(),
    name: text("name").notNull(),
    /** the name in small letters, by which two are the same */
    nameKey: text("name_key").notNull(),
    /** as in an address, without page, page size and search */
    query: text("query").notNull(),
    /** which names and values the query uses */
    queryVersion: integer("query_version").notNull(),
    columns: list("columns"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("b2b_table_views_name_unique").on(t.companyId, t.nameKey)],
);
