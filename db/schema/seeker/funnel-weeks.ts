import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { atLeast, known } from "../checks";
import { timestamp } from "../columns";

export const FUNNEL_STEPS = ["visited", "registered", "verified", "uploaded", "analysed", "paid"] as const;

/** How often each step was taken, by people who allow analytics: numbers, tied to no one. */
export const funnelWeeks = sqliteTable(
  "funnel_weeks",
  {
    /** Monday, 00:00 UTC */
    weekStart: timestamp("week_start").notNull(),
    step: text("step", { enum: FUNNEL_STEPS }).notNull(),
    times: integer("times").notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.weekStart, t.step] }), known(t.step), atLeast(t.times, 1)],
);
