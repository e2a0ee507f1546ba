import { sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { known, longest } from "../checks";
import { createdAt, id, json, timestamp } from "../columns";
import { users } from "../identity";

/** As lists have it: a feed without an employer goes by its token. */
export const boardName = sql<string>`case company when '' then token else company end collate nocase`;

/** Where postings are read: an employer's board, or a service's feed of a country. */
export const jobBoards = sqliteTable(
  "job_boards",
  {
    id: id(),
    source: text("source", {
      enum: [
        "greenhouse",
        "lever",
        "lever-eu",
        "ashby",
        "recruitee",
        "personio",
        "smartrecruiters",
        "jobtech",
        "arbeitnow",
        "nav",
        "france-travail",
      ],
    }).notNull(),
    token: text("token").notNull(),
    /** the employer; empty where each posting names its own */
    company: text("company").notNull().default(""),
    /** null: it isn't read */
    nextReadAt: timestamp("next_read_at"),
    /** set while a message for it is under way */
    queuedAt: timestamp("queued_at"),
    /** counts good reads, so that one is never counted twice */
    reads: integer("reads").notNull().default(0),
    lastReadAt: timestamp("last_read_at"),
    /** whether the last good read said what is gone, too */
    isWhole: integer("is_whole", { mode: "boolean" }).notNull().default(false),
    failures: integer("failures").notNull().default(0),
    lastError: text("last_error"),
    etag: text("etag"),
    lastModified: text("last_modified"),
    contentHash: text("content_hash"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("job_boards_token_unique").on(t.source, t.token),
    index("job_boards_due_idx").on(t.source, t.nextReadAt).where(sql`next_read_at is not null`),
    index("job_boards_name_idx").on(boardName, t.id),
    index("job_boards_failing_idx").on(boardName, t.id).where(sql`failures > 0`),
    index("job_boards_stopped_idx").on(boardName, t.id).where(sql`next_read_at is null`),
    known(t.source),
    longest(t.token, 100),
  ],
);

export const jobPostings = sqliteTable(
  "job_postings",
  {
    /** also its row in `job_posting_search` */
    id: integer("id").primaryKey({ autoIncrement: true }),
    boardId: text("board_id")
      .notNull()
      .references(() => jobBoards.id, { onDelete: "cascade" }),
    source: text("source").notNull(),
    sourceId: text("source_id").notNull(),
    title: text("title").notNull(),
    company: text("company").notNull(),
    place: text("place").notNull().default(""),
    /** folded, each between bars: "|berlin, germany|hamburg|" */
    placeKey: text("place_key").notNull().default(""),
    country: text("country"),
    isRemote: integer("is_remote", { mode: "boolean" }),
    employment: text("employment", { enum: ["full-time", "part-time", "contract", "internship"] }),
    payMin: real("pay_min"),
    payMax: real("pay_max"),
    payCurrency: text("pay_currency"),
    payPeriod: text("pay_period", { enum: ["year", "month", "week", "day", "hour"] }),
    url: text("url").notNull(),
    postedAt: timestamp("posted_at").notNull(),
    firstSeenAt: timestamp("first_seen_at").notNull(),
    /** where a later read of its whole board shows it, the board's own time counts */
    lastSeenAt: timestamp("last_seen_at").notNull(),
    /** reads of its board in a row without it */
    missed: integer("missed").notNull().default(0),
    closedAt: timestamp("closed_at"),
    /** the same words of the title, employer and place: shown as one */
    sameKey: text("same_key").notNull(),
    contentHash: text("content_hash").notNull(),
    /** what kind of work it is, once the engine has read it */
    occupation: text("occupation"),
    /** the engine that read it; empty until one has */
    readBy: text("read_by").notNull().default(""),
    changedAt: timestamp("changed_at").notNull(),
  },
  (t) => [
    uniqueIndex("job_postings_source_unique").on(t.boardId, t.sourceId),
    index("job_postings_occupation_idx").on(t.occupation, t.postedAt),
    index("job_postings_open_idx").on(t.boardId).where(sql`closed_at is null`),
    index("job_postings_unread_idx").on(t.boardId, t.readBy),
    index("job_postings_read_by_idx").on(t.readBy, t.changedAt).where(sql`closed_at is null`),
    index("job_postings_seen_idx").on(t.source, t.lastSeenAt).where(sql`closed_at is null`),
    index("job_postings_closed_idx").on(t.closedAt).where(sql`closed_at is not null`),
    index("job_postings_text_idx").on(t.closedAt).where(sql`closed_at is not null and content_hash <> ''`),
    known(t.employment),
    known(t.payPeriod),
    longest(t.title, 200),
    longest(t.company, 200),
    longest(t.url, 2000),
  ],
);

/** Kept while a posting is open, for analyses alone. */
export const jobPostingTexts = sqliteTable("job_posting_texts", {
  postingId: integer("posting_id")
    .primaryKey()
    .references(() => jobPostings.id, { onDelete: "cascade" }),
  text: text("text").notNull(),
  /** what the engine read: a `JobProfile`; null until then, and where it can't be judged */
  job: json<unknown>("job"),
});

/** Postings that a seeker doesn't want to see again. */
export const hiddenPostings = sqliteTable(
  "hidden_postings",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    postingId: integer("posting_id")
      .notNull()
      .references(() => jobPostings.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.postingId] }),
    index("hidden_postings_posting_idx").on(t.postingId),
  ],
);
