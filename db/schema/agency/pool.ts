import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * A number for each analysed applicant, by the order of uploads: 4096 in each millisecond. It is the row's number in the
 * full-text index `pool_search`, too. Triggers keep all three (migration 0034).
 */
export const poolNumbers = sqliteTable("pool_numbers", {
  number: integer("number").primaryKey(),
  applicantId: text("applicant_id").notNull().unique(),
});

/**
 * Who stands in the pool of each agent (own and shared threads) and company: the scope is the agent's or the company's id.
 * No reference to `pool_numbers`: rows go by the triggers, in the same transaction.
 */
export const poolEntries = sqliteTable(
  "pool_entries",
  {
    number: integer("number").notNull(),
    scopeId: text("scope_id").notNull(),
    /** the e-mail address in small letters; without one the applicant's id */
    personKey: text("person_key").notNull(),
    /** of the entries of one person in a scope, the newest stands for them (RULINGS 58) */
    isNewest: integer("is_newest", { mode: "boolean" }).notNull().default(true),
    /** the applicant's location, of which any part can be asked for; "" where none is known, null until a trigger has written it */
    place: text("place"),
  },
  (t) => [
    primaryKey({ columns: [t.number, t.scopeId] }),
    index("pool_entries_scope_idx").on(t.scopeId, t.number),
    index("pool_entries_people_idx").on(t.scopeId, t.number, t.place).where(sql`is_newest = 1`),
    index("pool_entries_place_idx").on(t.scopeId, t.place, t.number).where(sql`is_newest = 1`),
    index("pool_entries_person_idx").on(t.personKey, t.scopeId, t.number, t.isNewest),
  ],
);

/** How many of a scope's entries live in each place ("" where none is known), and for how many of them they stand for the person. */
export const poolPlaces = sqliteTable(
  "pool_places",
  {
    scopeId: text("scope_id").notNull(),
    place: text("place").notNull(),
    entries: integer("entries").notNull().default(0),
    people: integer("people").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.scopeId, t.place] })],
);
