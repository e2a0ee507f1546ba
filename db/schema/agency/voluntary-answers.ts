import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { companies } from "../agencies";
import { applicants } from "../applicants";
import { atLeast, known } from "../checks";
import { id } from "../columns";

export const SEXES = ["female", "male", "other"] as const;
export const ETHNICITIES = [
  "hispanic",
  "white",
  "black",
  "pacific",
  "asian",
  "native",
  "several",
  "another",
] as const;
export const AGE_BANDS = ["under-25", "25-39", "40-54", "55-plus"] as const;
export const OUTCOMES = ["selected", "not-selected"] as const;
export const SCORES = ["above", "not-above"] as const;

// All but the groups are WITHOUT ROWID in the migration: a number that counts up would tell in which order rows came.

/** What somebody said of themselves after a decision: of which company's half-year, and nothing of who. Null: not said, or not kept. */
export const voluntaryAnswers = sqliteTable(
  "voluntary_answers",
  {
    id: id(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    /** half a year, "2026-2": nothing finer is known of when */
    period: text("period").notNull(),
    /** kept where enough people who were asked share it */
    outcome: text("outcome", { enum: OUTCOMES }),
    score: text("score", { enum: SCORES }),
    sex: text("sex", { enum: SEXES }),
    ethnicity: text("ethnicity", { enum: ETHNICITIES }),
    ageBand: text("age_band", { enum: AGE_BANDS }),
  },
  (t) => [
    index("voluntary_answers_period_idx").on(t.period, t.companyId),
    known(t.outcome),
    known(t.score),
    known(t.sex),
    known(t.ethnicity),
    known(t.ageBand),
  ],
);

/** How many people a company asked in half a year, by what an answer of theirs would say of the decision. */
export const voluntaryGroups = sqliteTable(
  "voluntary_groups",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id),
    period: text("period").notNull(),
    outcome: text("outcome", { enum: OUTCOMES }).notNull(),
    score: text("score", { enum: SCORES }).notNull(),
    asked: integer("asked").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.period, t.outcome, t.score] }),
    index("voluntary_groups_period_idx").on(t.period),
    known(t.outcome),
    known(t.score),
    atLeast(t.asked, 1),
  ],
);

/** Who was asked, so that nobody is asked twice. Neither when nor by which link, nor whether they answered. */
export const voluntaryInvitations = sqliteTable("voluntary_invitations", {
  applicantId: text("applicant_id")
    .primaryKey()
    .references(() => applicants.id, { onDelete: "cascade" }),
});

/** Links that have been used. Whose they were is written nowhere. */
export const usedVoluntaryLinks = sqliteTable(
  "used_voluntary_links",
  { linkHash: text("link_hash").primaryKey(), period: text("period").notNull() },
  (t) => [index("used_voluntary_links_period_idx").on(t.period)],
);

/** Addresses that want no such mail, from any agency: as keyed hashes. */
export const voluntaryRefusals = sqliteTable("voluntary_refusals", {
  addressHash: text("address_hash").primaryKey(),
});
