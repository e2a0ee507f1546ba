import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { atLeast, percent } from "../checks";
import { createdAt, id, json } from "../columns";
import { users } from "../identity";
import { matches } from "../matches";

/** Versions of a résumé that its owner rewrites for the job of an analysis. None is ever changed. */
export const drafts = sqliteTable(
  "drafts",
  {
    id: id(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    matchId: text("analysis_id")
      .notNull()
      .references(() => matches.id, { onDelete: "cascade" }),
    /** 1 is an analysis' first */
    number: integer("number").notNull(),
    /** a `DraftContent` with its schema's version */
    content: json<unknown>("content").notNull(),
    /** on the day it was saved */
    score: real("score"),
    /** of the engine that scored it; null for those before it was kept */
    engineVersion: text("engine_version"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("drafts_number_unique").on(t.matchId, t.number),
    index("drafts_user_idx").on(t.userId),
    // hide-results: whose score is of a blocked engine version.
    index("drafts_engine_idx").on(t.engineVersion).where(sql`score is not null`),
    atLeast(t.number, 1),
    percent(t.score),
  ],
);
